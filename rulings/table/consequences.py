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


def apply(position: Position, conclusion: Conclusion, seats: Seats) -> None:
    """What the conclusion does to the cards and to what may be played; most conclusions do nothing to either.

    ``KeyError`` for a role without a seat, ``ValueError`` for a card that is not where the ruling says.
    """
    if change := _CHANGES.get(conclusion.key):
        values = conclusion.values
        named = values["who"] if "who" in values else values["hand"]
        change(position, named if isinstance(named, Seat) else seats[named], values)


def _take_back(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    """47A, 47B: a withdrawn card goes back to the hand from which it was played."""
    position.take_back(seat, values["card"])


def _penalise(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
    """50B: the card lies faced; of two or more every one is major."""
    card: Card = values["card"]
    if card not in position.hands[seat]:
        raise ValueError(f"{seat} does not hold {card}")
    others = position.penalty_cards(seat)
    kept = [one for one in position.restrictions if one not in others]
    if others:
        position.restrictions = [*kept, *(PenaltyCard(seat, one.card) for one in others), PenaltyCard(seat, card)]
    else:
        position.restrictions = [*kept, PenaltyCard(seat, card, values["grade"])]


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
    position.restrictions.append(CardDue(seat, values["card"]))


def _demand(what: str) -> Callable[[Position, Seat, Mapping[str, Any]], None]:
    def change(position: Position, seat: Seat, values: Mapping[str, Any]) -> None:
        suit: Suit = values["suit"]
        position.restrictions.append(PlayDemand(seat, what, suit))  # type: ignore[arg-type]

    return change


_CHANGES: dict[str, Callable[[Position, Seat, Mapping[str, Any]], None]] = {
    "lead-withdrawn": _take_back,
    "play-withdrawn": _take_back,
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
