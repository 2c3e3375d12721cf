"""The moment of an event, as the Laws ask for it: who has called, whether the lead is faced."""

from bridge.auction import Auction
from bridge.seats import Seat
from rulings.table.table import Table


def callers(auction: Auction) -> set[Seat]:
    """The players who have called, calls that no longer stand among it."""
    return {seat for seat, _, _ in auction.history()}


def lead_faced(table: Table) -> bool:
    """Whether the opening lead lies face up: the auction period is over (17D1). Whoever plays upon it has seen it faced."""
    if table.tricks or table.position is None:
        return bool(table.tricks)
    cards = [card for _, card in table.position.trick]
    return bool(cards) and cards != [table.lead_down]
