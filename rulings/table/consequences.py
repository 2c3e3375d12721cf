"""A ruling changes the table: its effects become cards back in hand, turns and restrictions of a ``Position``."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from bridge.cards import Card
from bridge.seats import Seat
from rulings.engine.effects import Effect, Grade, Player
from rulings.engine.trace import Conclusion, Option
from rulings.table.position import AgainstTheTable, Position
from rulings.table.restrictions import PenaltyCard

T = TypeVar("T")

Seats = Mapping[str, Seat]
"""Which seat each role of a ruling is: ``{"offender": Seat.E, "partner": Seat.W, …}``."""


def choose(position: Position, option: Option, seats: Seats) -> None:
    """The option is chosen: everything that follows from it happens, in its order."""
    for conclusion in option.then:
        apply(position, conclusion, seats)
    if option.due == "lead" and not position.trick:
        position.freed = position.number


@dataclass(slots=True, kw_only=True)
class TableEffect(Effect):
    """An effect that may change the cards on the table, the turn, or what may be played."""

    def apply(self, position: Position, seats: Seats) -> None:
        """Change the position, or raise ``AgainstTheTable``."""


def apply(position: Position, conclusion: Conclusion, seats: Seats) -> None:
    """What the conclusion does to the cards and to what may be played; most do nothing to either."""
    if isinstance(conclusion, TableEffect):
        conclusion.apply(position, seats)


def seat_of(player: Player, seats: Seats) -> Seat:
    """The seat of a role; a seat is its own."""
    if isinstance(player, Seat):
        return player
    if player not in seats:
        raise AgainstTheTable(f"nobody is {player}")
    return seats[player]


def known(value: T | None) -> T:
    """The card or suit of an effect, which has to be known before a table can change by it."""
    if not value:
        raise AgainstTheTable("the ruling names no card or suit")
    return value


def take_back(position: Position, seat: Seat, card: Card) -> None:
    """The card goes back, and with a lead all that was played to it (47D); of its own side's defender to be penalised (60C)."""
    later = position.trick[1:] if position.trick[:1] == [(seat, card)] else []
    for other, played in reversed(later):
        position.take_back(other, played)
    position.take_back(seat, card)
    for other, played in later:
        if other is seat.partner and other.side is not position.declarer.side:
            penalise(position, other, played, "major")


def penalise(position: Position, seat: Seat, card: Card, grade: Grade) -> None:
    """50B: the card lies faced; of two or more every one is major."""
    if card not in position.hands[seat]:
        raise AgainstTheTable(f"{seat} does not hold {card}")
    own = position.penalty_cards(seat)
    kept = [one for one in position.restrictions if one not in own]
    others = [PenaltyCard(seat, one.card, was=one.grade) for one in own if one.card != card]
    stays_major = others or any(one.grade == "major" for one in own)
    position.restrictions = [*kept, *others, PenaltyCard(seat, card, "major" if stays_major else grade)]


def no_penalty_card(position: Position, seat: Seat, card: Card) -> Position:
    """The position where that card, the last one penalised, is none: what it had made major is as it was (50B)."""
    now, own = position.copy(), position.penalty_cards(seat)
    others = [one for one in own if one.card != card]
    if len(others) == 1:
        others = [PenaltyCard(seat, others[0].card, others[0].was)]
    now.restrictions = [*(one for one in now.restrictions if one not in own), *others]
    return now
