"""May a face-down opening lead be taken back (41A, 47E2a, 54)?"""

from collections.abc import Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import one_of, told, word_of
from quizzes.questions.parts import Draft, said
from quizzes.questions.sets.opening_leads import LEFT, OTHER_DEFENDER
from quizzes.questions.sets.opening_leads_scenes import OPENING_LEADS, Opening, new_opening
from quizzes.questions.templates import template
from rulings.engine.rulings import rule
from rulings.situations.opening_lead_period_facts import FaceDownLeadFacts
from rulings.wording.forms import Text

_PUT_DOWN = _("%(declarer)s is to be declarer. %(leader)s puts a card face down on the table as the opening lead.")
_CAUSES: dict[str, tuple[Text, ...]] = {
    "none": (
        _("Before it is faced, %(leader)s thinks better of it and wants to lead another card."),
        _("Before it is faced, %(leader)s says that he took hold of the wrong card."),
        _("Before it is faced, %(leader)s says that he had taken the contract for another one."),
        _("Before it is faced, %(leader)s hears a review of the auction and wants to lead another card."),
    ),
    "wrong-leader": (
        _("Before it is faced, %(dummy)s remarks that it is %(partner_of)s lead."),
        _("Before it is faced, %(declarer)s remarks that it is %(partner_of)s lead."),
        _("Before it is faced, %(partner)s remarks that it is his own lead."),
        _("Before it is faced, %(leader)s notices himself that it is %(partner_of)s lead."),
    ),
    "partner-led-faced": (
        _("Before it is faced, %(partner)s puts a card face up on the table as his own opening lead."),
    ),
    "misinformation": (
        _(
            "Before it is faced, %(declarer)s corrects an explanation of a call: it was wrong, and %(leader)s had relied on it."
        ),
        _(
            "Before it is faced, %(dummy)s corrects an explanation of a call: it was wrong, and %(leader)s had relied on it."
        ),
        _(
            "Before it is faced, %(declarer)s says that a call should have been alerted and was not; %(leader)s had relied on "
            "that."
        ),
        _(
            "Before it is faced, %(dummy)s says that a call should have been alerted and was not; %(leader)s had relied on "
            "that."
        ),
    ),
}
_CALLED = {
    True: _("The director is called."),
    False: _("Nobody has called the director; %(leader)s reaches for the card."),
}
_STAYS_IF = {
    "wrong-leader": _("it had been %(leader_of)s lead and he had only changed his mind"),
    "partner-led-faced": _("%(partner)s had faced no card and %(leader)s had only changed his mind"),
    "misinformation": _("%(leader)s had only changed his mind"),
}
_BACK_IF = _("it had been %(partner_of)s lead")
_MAY_IF = {
    "none": _("%(leader)s had relied on a wrong explanation by an opponent"),
    "wrong-leader": _("it had been %(leader_of)s lead and he had relied on a wrong explanation by an opponent"),
    "partner-led-faced": _(
        "%(partner)s had faced no card and %(leader)s had relied on a wrong explanation by an opponent"
    ),
}
_IF_CALLED = _("the director had been called")
_BACK_IF_CALLED = _("it had been %(partner_of)s lead, and the director had been called")
_MAY_IF_CALLED = {
    "none": _("%(leader)s had relied on a wrong explanation by an opponent, and the director had been called"),
    "wrong-leader": _(
        "it had been %(leader_of)s lead, he had relied on a wrong explanation by an opponent, "
        "and the director had been called"
    ),
}
_LABELS = {
    "stays": _("It is the opening lead and may not be changed."),
    "waits": _("It stays where it is for now; it can be taken back once the director has been called."),
    "back": _("It must be put back into %(leader_of)s hand."),
    "may": _("%(leader)s may leave it or lead another card."),
}


@template("face-down-lead-taken-back", OPENING_LEADS, "41A", "47E2a", "54", version=5)
def face_down_lead(rng: Random) -> Draft:
    """A card lies face down as the opening lead, and something makes its player want to pick it up."""
    cause = rng.choice(
        ["none", "none", "wrong-leader", "wrong-leader", "partner-led-faced", "misinformation", "misinformation"]
    )
    opening = new_opening(rng, OTHER_DEFENDER if cause == "wrong-leader" else LEFT)
    called = cause == "partner-led-faced" or rng.random() < 0.6
    case = FaceDownLeadFacts(irregularity=cause, director_instructs=called)
    return Draft(
        story=tuple(opening.told(text) for text in (_PUT_DOWN, rng.choice(_CAUSES[cause]), _CALLED[called])),
        ask=said(_("What becomes of the face-down card now?")),
        options=one_of(
            rng, case, _neighbours(opening, cause, called=called), told(_LABELS, _outcome, **opening.values)
        ),
        case=case,
        clause="54" if cause == "partner-led-faced" else rule(case).concluded[0].clause,
        shown=opening.board.shown(),
        roles=opening.roles,
        known={"leader": opening.leader, "cause": cause, "called": called},
    )


def _neighbours(opening: Opening, cause: str, *, called: bool) -> list[Neighbour]:
    """Another reason to take the card back, or none; where nobody has called the director, with a director at the table."""
    back, may = (_BACK_IF, _MAY_IF) if called else (_BACK_IF_CALLED, _MAY_IF_CALLED)
    texts: dict[str, Any] = {"none": _STAYS_IF.get(cause), "wrong-leader": back, "misinformation": may.get(cause)}
    if not called and cause != "none":
        texts[cause] = _IF_CALLED
    start = FaceDownLeadFacts(director_instructs=True)
    near = [neighbour(start, opening.told(text), irregularity=name) for name, text in texts.items() if text is not None]
    if not called and cause == "none":
        uncalled = start.but(director_instructs=False)
        near.append(neighbour(uncalled, opening.told(_BACK_IF), irregularity="wrong-leader"))
    return near


_outcome = word_of(
    {"lead-waits-for-director": "waits", "retract-face-down-lead": "may", "lead-withdrawn": "back"}, "stays"
)


@face_down_lead.checked_by
def _by_law_41a(draft: Draft) -> Collection[Hashable]:
    """41A: back only after an irregularity and on the director's instruction; 47E2a: who was misinformed may leave it."""
    if draft.known["cause"] == "none":
        return {"stays"}
    if not draft.known["called"]:
        return {"waits"}
    return {"may" if draft.known["cause"] == "misinformation" else "back"}
