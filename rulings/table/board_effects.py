"""What a ruling on the deal, on a board or on information does to the whole board: calls that go, and where it ends."""

from collections.abc import Iterable
from dataclasses import replace

from rulings.engine.trace import Conclusion
from rulings.table.account import Ruled
from rulings.table.auction_effects import with_effects
from rulings.table.table import Table

ENDS_BOARD = {
    "wrong-number-of-cards": ("play-ends",),
    "cards-from-wrong-board": ("adjusted-score-due",),
    "wrong-board": ("board-cancelled", "right-board-instead", "right-opponents-instead"),
    "faulty-deal": ("shuffled-and-dealt-again", "result-cannot-stand"),
    "extraneous-information": ("seats-changed", "board-dealt-again", "artificial-score"),
}
"""The effects after which the board is not played on at this table: 13B2, 15A2(a), 15B, 6D, 16D2(a), (b) and (d)."""


def with_board_effects(table: Table, ruled: Ruled, effects: Iterable[Conclusion]) -> Table:
    """The table after those effects of a ruling on what was reported."""
    made = [one for one in effects if one.part == "effect"]
    table = with_effects(table, made, ruled.seats, ruled.facts.known)
    ends = ENDS_BOARD.get(ruled.facts.kind, ())
    return replace(table, stopped=True) if any(one.key in ends for one in made) else table
