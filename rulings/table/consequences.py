"""A ruling changes the table: its conclusions become cards back in hand, turns and restrictions of a ``Position``."""

from collections.abc import Callable, Mapping
from typing import Any

from bridge.cards import Card, Suit
from bridge.seats import Seat
from rulings.engine.trace import Conclusion
from rulings.table.position import Position
from rulings.table.restrictions import CardDue, LeadRestriction, PenaltyCard, PlayDemand

Seats = Mapping[str, Seat]
"""Which seat each role of a ruling is: ``{"offender": Seat.E, "partner": Seat.W, …}``."""


def choose(position: Position, option: Conclusion, seats: Seats) -> None:
    """The option is chosen: everything that follows from it happens, in its order."""
    for conclusion in option.then:
        if conclusion.part == "effect":
            apply(position, conclusion, seats)
    if option.key in LEAD_CHOICES and not position.trick:
        position.freed = position.number


LEAD_CHOICES = frozenset({"require-penalty-suit", "forbid-penalty-suit", "no-lead-restriction"})
"""Declarer's choices before the partner of a penalty card's owner leads (50D2, 51B): one for each lead."""


def apply(position: Position, conclusion: Conclusion, seats: Seats) -> None:
    """What the conclusion does to the cards and to what may be played; most conclusions do nothing to either.

    ``KeyError`` for a role without a seat, ``ValueError`` for a card that is not where the ruling says.
    """
    if change := _CHANGES.get(conclusion.key):
        values = {**conclusion.values, "clause": conclusion.clause}
        named = values["who"] if "who" in values else values["hand"]
        change(position, named if isinstance(named, Seat) else seats[named], values)


def _take_back(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    """47A, 47B: a withdrawn card goes back to the hand from which it was played."""
    take_back(position, seat, values["card"])
    if seat.side is position.declarer.side and not position.trick:
        position.retracted = position.number


def take_back(position: Position, seat: Seat, card: Card) -> None:
    """The card goes back, and with a lead all that was played to it (47D); of its own side's defender to be penalised (60C)."""
    later = position.trick[1:] if position.trick[:1] == [(seat, card)] else []
    for other, played in reversed(later):
        position.take_back(other, played)
    position.take_back(seat, card)
    for other, played in later:
        if other is seat.partner and other.side is not position.declarer.side:
            _penalise(position, other, {"card": played, "grade": "major"})


def _stands(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    """The lead stands; a card put upon it out of order was played too soon: of a defender 57D, of declarer 57C3."""
    for other, card in position.trick[1:]:
        suit = position.trick[0][1].suit
        if other is position.trick[0][0].lho:
            continue
        legal = card.suit is suit or all(one.suit is not suit for one in position.hands[other])
        if other.side is position.declarer.side and legal:
            continue
        position.take_back(other, card)
        if other.side is not position.declarer.side and legal:
            position.restrictions.append(CardDue(other, card))
        elif other.side is not position.declarer.side:
            _penalise(position, other, {"card": card, "grade": "major"})
    if position.trick:
        position.turn = position.next_in_order()


def _only_correct_lead(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    """53B: the correct lead is made; the irregular one, and all that was played to it, goes back without penalty."""
    for other, card in reversed(position.trick):
        position.take_back(other, card)
    position.turn = seat


def _penalise(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    """50B: the card lies faced; of two or more every one is major."""
    card: Card = values["card"]
    if card not in position.hands[seat]:
        raise ValueError(f"{seat} does not hold {card}")
    own = position.penalty_cards(seat)
    kept = [one for one in position.restrictions if one not in own]
    others = [PenaltyCard(seat, one.card) for one in own if one.card != card]
    stays_major = others or any(one.grade == "major" for one in own)
    position.restrictions = [*kept, *others, PenaltyCard(seat, card, "major" if stays_major else values["grade"])]


def _end_penalty(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    """50D2(a), 51B: the card is no longer a penalty card."""
    ended = [one for one in position.penalty_cards(seat) if values["card"] in (None, one.card)]
    position.restrictions = [one for one in position.restrictions if one not in ended]


def _lead_from(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    position.turn = seat


def _require(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    position.restrictions.append(LeadRestriction(seat, (values["suit"],), required=True))


def _forbid(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    position.restrictions.append(LeadRestriction(seat, tuple(values["suits"]), required=False))


def _free(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    """50D2(b): declarer leaves the lead to this trick free."""
    if seat is position.turn and not position.trick:
        position.freed = position.number


def _due(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    due = CardDue(seat, values["card"], values["clause"] or "57D")
    position.restrictions = [
        one for one in position.restrictions if not isinstance(one, CardDue) or one.seat is not seat
    ]
    position.restrictions.append(due)


def _declares(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    """54A, 54C: who had to be dummy declares; the turn stays with the same hand."""
    position.declarer = seat


def _demand(what: str) -> Callable[[Position, Seat, Mapping[str, Any]], None]:
    def change(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
        suit: Suit = values["suit"]
        position.restrictions.append(PlayDemand(seat, what, suit))  # type: ignore[arg-type]

    return change


_CHANGES: dict[str, Callable[[Position, Seat, Mapping[str, Any]], None]] = {
    "lead-withdrawn": _take_back,
    "play-withdrawn": _take_back,
    "illegal-card-corrected": _take_back,
    "lead-stands": _stands,
    "correct-lead-stands": _only_correct_lead,
    "becomes-declarer": _declares,
    "penalty-card": _penalise,
    "card-to-hand": _end_penalty,
    "lead-from": _lead_from,
    "lead-required": _require,
    "lead-forbidden": _forbid,
    "any-card": _free,
    "play-required": _due,
    "play-highest": _demand("highest"),
    "play-lowest": _demand("lowest"),
    "play-suit": _demand("suit"),
    "play-not-suit": _demand("not-suit"),
}
