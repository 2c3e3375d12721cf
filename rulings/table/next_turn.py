"""A duty to pass at the next turn (24, 30A …): a call that takes the place of an earlier one is not made at that turn."""

from collections.abc import Collection, Iterable
from functools import reduce

from bridge.changing import changed
from bridge.seats import Seat
from rulings.table.restrictions import Duty, MustPass
from rulings.table.table import Table


def passes_at_next_turn(table: Table, seat: Seat) -> tuple[MustPass, ...]:
    """What makes the player pass once, when his turn comes."""
    return tuple(one for one in table.duties if isinstance(one, MustPass) and one.seat is seat and not one.throughout)


def before_next_turn(table: Table, due: Collection[Duty]) -> Table:
    """The table without those duties, for the turn that they are about has not come."""
    return changed(table, duties=tuple(one for one in table.duties if one not in due))


def due_again(table: Table, due: Iterable[MustPass]) -> Table:
    """The table with them once more."""
    return reduce(Table.with_duty, due, table)
