"""A failure to comply is corrected (62): its trick is open again, and its player has still to play to it."""

from rulings.table.account import Ruled
from rulings.table.consequences import apply
from rulings.table.finding import Failure
from rulings.table.table import Table


def corrected(table: Table, failure: Failure, ruled: Ruled) -> Table:
    """The table after the correction, if the ruling demands one; else the same table.

    A card that the other side has led to the next trick may be withdrawn (62C1): it is back in the hand.
    """
    effects = ruled.ruling.part("effect")
    if table.position is None or not any(one.key == "must-correct" for one in effects):
        return table
    opened = table.reopened(failure.trick)
    if opened.position is None:
        return table
    position = opened.position.copy()
    position.take_back(failure.seat, failure.card)
    for effect in effects:
        apply(position, effect, ruled.seats)
    return opened.with_position(position)
