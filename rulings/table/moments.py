"""The moment of an event, as the Laws ask for it: who has called, whether the lead is faced."""

from typing import NamedTuple

from bridge.auction import Auction
from bridge.seats import Seat
from rulings.table.table import Table


class Moment(NamedTuple):
    """An explanation, or (``about`` one) its correction: by the number of the event, after so many calls and cards."""

    event: int
    about: int
    calls: int
    cards: int


def moment_of(table: Table, event: int, about: int = 0) -> Moment:
    """The moment now."""
    return Moment(event, about, len(table.auction.calls), cards_played(table))


def cards_played(table: Table) -> int:
    """How many cards lie on the table or are turned over."""
    return 4 * len(table.tricks) + (len(table.position.trick) if table.position else 0)


def callers(auction: Auction) -> set[Seat]:
    """The players who have called, calls that no longer stand among it."""
    return {seat for seat, _, _ in auction.history()}


def called_since(auction: Auction, number: int) -> set[Seat]:
    """The players who have made a call that stands after the call of that number (from 0)."""
    return {auction.bidder(at) for at in range(number + 1, len(auction.calls))}


def play_over(table: Table) -> bool:
    """Whether the play has ended. A board that was passed out has none: its auction period lasts on (17D2)."""
    return table.phase == "over" and lead_faced(table)


def lead_faced(table: Table) -> bool:
    """Whether the opening lead lies face up: the auction period is over (17D1). Whoever plays upon it has seen it faced."""
    if table.tricks or table.position is None:
        return bool(table.tricks)
    cards = [card for _, card in table.position.trick]
    return bool(cards) and cards != [table.lead_down]
