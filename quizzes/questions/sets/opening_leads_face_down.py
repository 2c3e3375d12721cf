"""May a face-down opening lead be taken back (41A, 47E2a, 54)?"""

from collections.abc import Callable, Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.engine.laws.opening_lead_period import FaceDownLeadFacts
from quizzes.engine.rulings import Ruling, rule
from quizzes.questions.options import Neighbour, neighbour, one_of
from quizzes.questions.parts import Answer, Draft, said
from quizzes.questions.sets.opening_leads import LEFT, OTHER_DEFENDER
from quizzes.questions.sets.opening_leads_scenes import OPENING_LEADS, Opening, new_opening
from quizzes.questions.templates import template

_PUT_DOWN = _("%(declarer)s is to be declarer. %(leader)s puts a card face down on the table as the opening lead.")
_CAUSES = {
    "none": _("Before it is faced, %(leader)s thinks better of it and wants to lead another card."),
    "wrong-leader": _("Before it is faced, %(dummy)s remarks that it is %(partner_of)s lead."),
    "partner-led-faced": _("Before it is faced, %(partner)s puts a card face up on the table as his own opening lead."),
    "misinformation": _(
        "Before it is faced, %(declarer)s corrects an explanation of a call: it was wrong, and %(leader)s had relied on it."
    ),
}
_CALLED = {
    True: _("The director is called."),
    False: _("Nobody has called the director; %(leader)s reaches for the card."),
}
_IF = {
    "none": _("%(leader)s had been the right leader and had only changed his mind"),
    "wrong-leader": _("it had been %(partner_of)s lead, and the director had been called"),
    "misinformation": _(
        "%(leader)s had relied on a wrong explanation by an opponent, and the director had been called"
    ),
    "not-called": _("something irregular had happened and nobody had called the director"),
}
_LABELS = {
    "stays": _("It is the opening lead and may not be changed."),
    "waits": _("It stays where it is until the director is called."),
    "back": _("It must be put back into %(leader_of)s hand."),
    "may": _("%(leader)s may leave it or lead another card."),
}


@template("face-down-lead-taken-back", OPENING_LEADS, "41A", "47E2a")
def face_down_lead(rng: Random) -> Draft:
    """A card lies face down as the opening lead, and something makes its player want to pick it up."""
    cause = rng.choice(
        ["none", "none", "wrong-leader", "wrong-leader", "partner-led-faced", "misinformation", "misinformation"]
    )
    opening = new_opening(rng, OTHER_DEFENDER if cause == "wrong-leader" else LEFT)
    called = rng.random() < 0.65
    case = FaceDownLeadFacts(irregularity=cause, director_instructs=called)
    return Draft(
        form="ruling",
        story=tuple(opening.told(text) for text in (_PUT_DOWN, _CAUSES[cause], _CALLED[called])),
        ask=said(_("What becomes of the face-down card?")),
        options=one_of(rng, case, _neighbours(opening), _answer(opening)),
        case=case,
        clause=rule(case).concluded[0].clause,
        shown=opening.board.shown(),
        roles=opening.roles,
        known={"leader": opening.leader, "cause": cause, "called": called},
    )


def _neighbours(opening: Opening) -> list[Neighbour]:
    changed: dict[str, dict[str, Any]] = {
        "none": {"irregularity": "none"},
        "wrong-leader": {"irregularity": "wrong-leader"},
        "misinformation": {"irregularity": "misinformation"},
        "not-called": {"irregularity": "wrong-leader", "director_instructs": False},
    }
    start = FaceDownLeadFacts(director_instructs=True)
    return [neighbour(start, opening.told(_IF[name]), **facts) for name, facts in changed.items()]


def _answer(opening: Opening) -> Callable[[Ruling], Answer]:
    def answer(ruling: Ruling) -> Answer:
        keys = {item.key for item in ruling.concluded}
        names = {"lead-waits-for-director": "waits", "retract-face-down-lead": "may", "lead-withdrawn": "back"}
        name = next((names[key] for key in names if key in keys), "stays")
        return Answer(name, opening.told(_LABELS[name]))

    return answer


@face_down_lead.checked_by
def _by_law_41a(draft: Draft) -> Collection[Hashable]:
    """41A: back only after an irregularity and on the director's instruction; 47E2a: who was misinformed may leave it."""
    if draft.known["cause"] == "none":
        return {"stays"}
    if not draft.known["called"]:
        return {"waits"}
    return {"may" if draft.known["cause"] == "misinformation" else "back"}
