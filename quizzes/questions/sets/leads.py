"""Leads out of turn after the opening lead: what becomes of the card and who leads (53, 55, 56, 47E1)."""

from collections.abc import Callable, Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import ROTATION, Seat
from quizzes.questions.idle import idle
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, Draft, Said, Unsuitable, said
from quizzes.questions.sets.leads_events import (
    PLAIN,
    SEEN_BY,
    WHY_LED,
    Event,
    differing,
    followed,
    hindered,
    meant_otherwise,
    own_lead,
    partner_played,
    plain_neighbours,
    spoken,
    told_by_partner,
    wrong_defender,
)
from quizzes.questions.sets.leads_misled import misled_and_followed, misled_neighbours
from quizzes.questions.sets.leads_scenes import LEADS, Scene, new_scene
from quizzes.questions.templates import template
from quizzes.simulation.card_play import sensible_card
from quizzes.simulation.on_table import Shown
from rulings.engine.rulings import Ruling, rule

_MISLED = ("misinformed", "misled-and-followed")
DECISIVE = ("lead-stands", "correct-lead-stands", "lead-withdrawn")

_DEFENDERS_CARD = {
    "stands": _("%(card)s stands as the lead to the trick."),
    "choose": _("Declarer chooses: the lead stands, or the card becomes a major penalty card."),
    "penalty": _("%(card)s becomes a major penalty card, and the lead comes from %(hand_of)s hand."),
    "back": _("%(card)s goes back to its hand without rectification, and the lead comes from %(hand_of)s hand."),
    "own": _("%(played)s stands as the lead, and %(card)s may be taken back without becoming a penalty card."),
    "back-both": _("%(card)s and %(played)s go back to their hands, and the lead comes from %(hand_of)s hand."),
}
_DECLARERS_CARD = {
    "stands": _("%(card)s stands as the lead to the trick, without further rectification."),
    "choose": _("Either defender may accept the lead or have the card taken back."),
    "back": _("%(card)s goes back to its hand, and any card may be led from %(hand_of)s hand."),
    "own": _("%(played)s stands as the lead, and %(card)s may go back to its hand."),
    "back-both": _("%(card)s and %(played)s go back to their hands, and the lead comes from %(hand_of)s hand."),
    "stands-57": _("%(card)s stands as the lead, and the card played to it becomes a major penalty card."),
}


@template("defenders-lead-out-of-turn", LEADS, "53", "56", "47E1", "60C", "fn:17", version=6)
def defenders_lead(rng: Random) -> Draft:
    """A defender led out of turn during the play: what becomes of his card, and who leads.

    Footnote 17 does not say whether a last card that goes back is a penalty card, so no option turns on that.
    """
    last = rng.random() < 0.1
    scene = new_scene(rng, defended=True, last=last)
    event = _defenders_event(rng, scene, last=last)
    near = [*meant_otherwise(scene, event), *other_turns(scene, event), *plain_neighbours(scene, event)]
    if event.hindrance == "misinformed" and event.played:
        near = misled_neighbours(scene, event)
    if last:
        near = [one for one in near if fate_name(rule(one.case)) != "penalty"]
    return draft_of_fate(rng, scene, event, near, _besides(rng, scene, event))


def _besides(rng: Random, scene: Scene, event: Event) -> tuple[Said, ...]:
    """What brought the lead about, or who saw it first, where nobody has told the leader that it was his turn."""
    if event.hindrance != "none" or event.partner_told or event.played:
        return ()
    return idle(rng, WHY_LED if event.name == "nothing" else (*WHY_LED, *SEEN_BY), **scene.values)


@template("declarers-lead-out-of-turn", LEADS, "53", "55", "47E1", version=5)
def declarers_lead(rng: Random) -> Draft:
    """Declarer led from a hand whose turn it was not: what becomes of the card, and who leads."""
    scene = new_scene(rng, defended=False)
    event = _declarers_event(rng, scene)
    near = [*_decided_otherwise(scene, event), *other_turns(scene, event), *_played_by_partner(rng, scene, event)]
    near += plain_neighbours(scene, event)
    if event.hindrance == "misinformed" and event.played:
        near = misled_neighbours(scene, event)
    return draft_of_fate(rng, scene, event, near)


def _defenders_event(rng: Random, scene: Scene, *, last: bool) -> Event:
    if last:
        return hindered(rng, scene, "thirteenth")
    name = rng.choice(["nothing", "accepted", "refused", "refused", "followed", *_MISLED, "own-lead", "partner"])
    if name == "own-lead" and scene.turn is not scene.leader.partner:
        return own_lead(scene, card_led_by(rng, scene))
    event = event_of(rng, scene, "nothing" if name == "own-lead" else name)
    spoken_to = event.name in PLAIN and event.hindrance == "none" and scene.turn is not scene.leader.partner
    misled = spoken_to and rng.random() < 0.4
    return told_by_partner(scene, event) if misled else event


def _declarers_event(rng: Random, scene: Scene) -> Event:
    name = rng.choice(
        [
            "nothing",
            "accepted",
            "refused",
            "refused",
            "followed",
            *_MISLED,
            "own-lead",
            "differ",
            "differ",
            "wrong",
        ]
    )
    if name == "own-lead" and scene.turn.side is not scene.leader.side:
        return own_lead(scene, card_led_by(rng, scene))
    return event_of(rng, scene, "refused" if name == "own-lead" else name)


def event_of(rng: Random, scene: Scene, name: Any) -> Event:
    """What happened after the lead, by its name."""
    if name in ("misinformed", "thirteenth"):
        return hindered(rng, scene, name)
    special: dict[str, Callable[[Random, Scene], Event]] = {
        "followed": followed,
        "partner": partner_played,
        "misled-and-followed": misled_and_followed,
        "differ": differing,
        "wrong": wrong_defender,
    }
    return special[name](rng, scene) if name in special else spoken(scene, name)


def card_led_by(rng: Random, scene: Scene) -> Card:
    """The card that the hand whose turn it is would lead; of another suit, or nobody would believe that it is a lead."""
    card = sensible_card(rng, scene.table.position, scene.turn)
    if card.suit is scene.card.suit:
        raise Unsuitable
    return card


def other_turns(scene: Scene, event: Event) -> list[Neighbour]:
    """The same lead, taken back, if another hand had won the last trick."""
    if event.name != "refused" or event.hindrance != "none":
        return []
    seats = [seat for seat in ROTATION if seat not in (scene.leader, scene.turn)]
    return [
        neighbour(
            event.case(scene),
            said(_("trick %(number)s had been won by %(seat_to)s"), number=scene.number - 1, seat=seat),
            turn=scene.hand(seat),
        )
        for seat in seats
    ]


def _decided_otherwise(scene: Scene, event: Event) -> list[Neighbour]:
    """A card meant the other way, or the other defender accepting."""
    if event.name != "differ":
        return meant_otherwise(scene, event)
    accepts = event.facts["next_defender_accepts"]
    other = said(_("%(other)s had been the one who accepted"), other=scene.leader.rho if accepts else scene.leader.lho)
    return [neighbour(event.case(scene), other, next_defender_accepts=not accepts)]


def _played_by_partner(rng: Random, scene: Scene, event: Event) -> list[Neighbour]:
    """The other defender playing to the lead: 53C instead of 53A, or the reverse."""
    others = {"followed": ("wrong", scene.leader.rho), "wrong-defender": ("followed", scene.leader.lho)}
    if event.name not in others:
        return []
    name, seat = others[event.name]
    text = said(_("it had been %(other)s who played a card to the lead"), other=seat)
    return [neighbour(event_of(rng, scene, name).case(scene), text)]


def draft_of_fate(
    rng: Random, scene: Scene, event: Event, near: list[Neighbour], besides: tuple[Said, ...] = ()
) -> Draft:
    """A question about what becomes of the card that was led."""
    case = event.case(scene)
    return Draft(
        story=(*scene.story(), *besides, *event.told),
        ask=said(_("What becomes of %(card)s, and who leads?"), card=scene.card),
        options=one_of(rng, case, near, fate(scene, event)),
        case=case,
        clause="60C" if event.name == "partner-played" else deciding_clause(rule(case)),
        shown=scene.shown(*event.put_down),
        roles=scene.roles,
        known=event.known(scene),
        names=scene.names,
        told_by=_NOT_BY_AN_OPPONENT if event.partner_told else (),
    )


_NOT_BY_AN_OPPONENT = ("misinformed", "said_of_lead", "turn")
"""Where partner has misled the leader: 47E1 speaks of opponents, and the reason says so."""


def fate(scene: Scene, event: Event) -> Callable[[Ruling], Answer]:
    """How a ruling on the lead is said in one sentence about the card."""
    labels = _DEFENDERS_CARD if scene.defended else _DECLARERS_CARD

    def answer(ruling: Ruling) -> Answer:
        name = fate_name(ruling)
        role = next((item.values["hand"] for item in ruling.part("effect") if item.key == "lead-from"), None)
        hand = scene.seat(role) if role and name in ("penalty", "back", "back-both") else None
        value = f"{name} {hand}" if hand else name
        return Answer(value, said(labels[name], card=scene.card, played=event.played, hand=hand))

    return answer


def fate_name(ruling: Ruling) -> str:
    """What becomes of the card that was led, by the effects of the ruling."""
    keys = {item.key for item in ruling.part("effect")}
    if "correct-lead-stands" in keys:
        return "own"
    if "lead-stands" in keys:
        return "stands-57" if "penalty-card" in keys else "stands"
    if "penalty-card" in keys:
        return "penalty"
    if "later-card-returns" in keys:
        return "back-both"
    return "back" if "lead-withdrawn" in keys else "choose"


def deciding_clause(ruling: Ruling) -> str:
    """The clause that lets the lead stand or go back, else the one that gives the choice."""
    decided = [item.clause for item in ruling.part("effect") if item.key in DECISIVE]
    return decided[0] if decided else ruling.part("option")[0].clause


@defenders_lead.checked_by
def by_laws_53_and_56(draft: Draft) -> Collection[Hashable]:
    """A table of the text: what declarer says (56A, 56B), the next card (53A, 53B), misinformation (47E1), the last trick."""
    known, turn = draft.known, winner_of_last_trick(draft.shown)
    if known["hindrance"] != "none":
        return {f"{'back-both' if known['played'] else 'back'} {turn}"}
    fates = {"nothing": "choose", "accepted": "stands", "followed": "stands", "own-lead": "own"}
    fates["partner-played"] = "choose"
    return {fates.get(known["event"], f"penalty {turn}")}


@declarers_lead.checked_by
def _by_laws_53_and_55(draft: Draft) -> Collection[Hashable]:
    """A table of the text: 55A (of two defenders the next decides), 55B, 53A to 53C by the seat that played, 47E1."""
    known, turn = draft.known, winner_of_last_trick(draft.shown)
    after = known["leader"].lho
    back = f"back {turn}"
    if known["hindrance"] != "none":
        return {f"back-both {turn}" if known["played"] else back}
    match known["event"]:
        case "differ":
            return {"stands" if known["who"] is after else back}
        case "refused":
            return {back}
        case "own-lead":
            return {"own"}
        case "nothing":
            return {"choose"}
        case "accepted":
            return {"stands"}
    return {"stands" if known["who"] is after else "stands-57"}


def winner_of_last_trick(shown: Shown) -> Seat:
    """By the definition of a trick: no card of it that counts is higher; trumps count before the suit led (44E, 44F)."""
    contract, trick = shown.contract, shown.tricks[-1]
    trumps = [play for play in trick if contract and play[1].suit.value == contract.strain.value]
    counting = trumps or [play for play in trick if play[1].suit is trick[0][1].suit]
    return max(counting, key=lambda play: play[1].rank)[0]
