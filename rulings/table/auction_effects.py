"""A ruling changes the auction: which calls stand, who must call what, what is left behind for the play."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bridge.seats import ROTATION, Seat
from rulings.engine.effects import Effect
from rulings.engine.trace import Conclusion
from rulings.table.table import Table


@dataclass(slots=True, kw_only=True)
class AuctionEffect(Effect):
    """An effect that may change the calls, or what players have to call."""

    def change(self, table: Table, seat: Seat, facts: Mapping[str, Any]) -> Table:
        """The table after it, for one player that it names; ``facts``: what is known of the case."""
        return table


def with_effects(
    table: Table, effects: Iterable[Conclusion], seats: Mapping[str, Seat], facts: Mapping[str, Any]
) -> Table:
    """The table after those effects of a ruling on a call or on cards of the auction, in their order."""
    for one in effects:
        if isinstance(one, AuctionEffect):
            for seat in players(one.values.get("who"), seats):
                table = one.change(table, seat, facts)
    return table


def players(who: Any, seats: Mapping[str, Seat]) -> list[Seat]:
    """The seats of a role, or of the offending side."""
    if who == "offending-side":
        return [seat for seat in ROTATION if seat.side is seats["offender"].side]
    return [seats[who]] if who in seats else []


def with_call_standing(table: Table, seat: Seat, call: str) -> Table:
    """A call that was on record stands after all (27A, 29A, 37A)."""
    return replace(table, auction=table.auction.recalled(seat, call)).called(call, seat)


def with_call_taken_back(table: Table, seat: Seat) -> Table:
    """25: the player's last call no longer stands, nor what his left-hand opponent called over it, who calls again (25A6)."""
    last = table.auction.last_of(seat)
    return table if last is None else table.with_auction(table.auction.back_to(last))
