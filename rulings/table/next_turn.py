"""A duty to pass (24, 27B2, 30A …): a call in place of one made before it arose is at none of the turns that it is about."""

from collections.abc import Collection, Iterable
from functools import reduce

from bridge.changing import changed
from bridge.seats import Seat
from rulings.table.restrictions import Duty, MustPass
from rulings.table.table import Table


def passes_at_next_turn(table: Table, seat: Seat) -> tuple[MustPass, ...]:
    """What makes the player pass when his turn comes, and did not yet when he made his last call."""
    last = table.auction.last_of(seat)
    bound = [duty for number, duty in table.fulfilled if number == last]
    owed = [one for one in table.duties if isinstance(one, MustPass) and one.seat is seat]
    return tuple(one for one in owed if not one.throughout or one not in bound)


def before_next_turn(table: Table, due: Collection[Duty]) -> Table:
    """The table without those duties, for the turn that they are about has not come."""
    return changed(table, duties=tuple(one for one in table.duties if one not in due))


def due_again(table: Table, due: Iterable[MustPass]) -> Table:
    """The table with them once more."""
    return reduce(Table.with_duty, due, table)
