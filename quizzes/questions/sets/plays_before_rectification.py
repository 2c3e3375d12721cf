"""A defender plays after declarer's lead has been required back and before the correct lead (60B, 55B1, 56)."""

from collections.abc import Collection, Hashable
from dataclasses import replace
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import one_of, told, word_of
from quizzes.questions.parts import Draft, Unsuitable, said
from quizzes.questions.sets.leads import winner_of_last_trick
from quizzes.questions.sets.leads_scenes import LEADS, Scene, new_scene
from quizzes.questions.templates import template
from quizzes.simulation.card_play import sensible_card
from rulings.engine.rulings import rule
from rulings.situations.plays_after_irregularity_facts import LaterPlayFacts

_CLAUSES: dict[Hashable, str] = {"penalty": "60B", "lead": "55B1", "choice": "56"}
_LABELS = {
    "penalty": _("%(played)s becomes a major penalty card."),
    "lead": _("%(played)s stands as the lead to the trick."),
    "choice": _("Declarer may accept %(played)s as the lead or have it taken back."),
}


@template(
    "defender-plays-before-the-correct-lead",
    LEADS,
    "60B",
    "55B1",
    "56",
    keys={"penalty": 1, "lead": 1, "choice": 1},
    version=4,
)
def plays_before_correct_lead(rng: Random) -> Draft:
    """The defenders have had declarer's lead taken back, and one of them is quicker than the correct lead."""
    scene = new_scene(rng, defended=False)
    declarer = scene.board.declarer
    who = rng.choice([declarer.lho, declarer.rho])
    played = sensible_card(rng, replace(scene.table.position, turn=who), who)
    if played.suit is scene.card.suit:
        raise Unsuitable
    case = LaterPlayFacts(
        lead_taken_back=True, irregularity_by="declarer", card=played, **_turn_facts(scene, who, scene.turn)
    )
    return Draft(
        story=(
            *scene.story(),
            said(_("Both defenders want the card taken back, and %(declarer)s takes it back."), declarer=declarer),
            said(_("Before anything else is led, %(who)s plays %(played)s."), who=who, played=played),
        ),
        ask=said(_("What becomes of %(card)s?"), card=played),
        options=one_of(rng, case, _neighbours(scene, who, case), told(_LABELS, _outcome, played=played)),
        case=case,
        clause=_CLAUSES[_outcome(rule(case))],
        shown=scene.board.shown(tricks=scene.table.record, faced=((who, played),)),
        roles={"defender": who},
        known={"who": who},
    )


def _turn_facts(scene: Scene, who: Seat, turn: Seat) -> dict[str, Any]:
    """Whose turn it was, as Law 60B asks for it."""
    if turn.side is scene.board.declarer.side:
        return {"turn": "declaring-side"}
    return {"turn": "defender", "defender_in_turn": turn is who}


def _neighbours(scene: Scene, who: Seat, case: LaterPlayFacts) -> list[Neighbour]:
    text = _("trick %(number)s had been won by %(seat_to)s")
    return [
        neighbour(case, said(text, number=scene.number - 1, seat=seat), **_turn_facts(scene, who, seat))
        for seat in (scene.leader.partner, who, who.partner)
        if seat is not scene.turn
    ]


_outcome = word_of({"penalty-card": "penalty", "correct-lead-stands": "lead"}, "choice")


@plays_before_correct_lead.checked_by
def _by_the_last_trick(draft: Draft) -> Collection[Hashable]:
    """60B if declarer had a lead to make; else the defender who won the last trick leads (44G), his partner not (56)."""
    turn, who = winner_of_last_trick(draft.shown), draft.known["who"]
    return {"lead" if turn is who else "choice" if turn is who.partner else "penalty"}
