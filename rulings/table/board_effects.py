"""What a ruling on the deal, on a board or on information does to the whole board: calls that go, and where it ends."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from rulings.effects.deals import (
    AdjustedScoreDue,
    BoardCancelled,
    PlayEnds,
    ResultCannotStand,
    RightBoardInstead,
    RightOpponentsInstead,
    ShuffledAndDealtAgain,
)
from rulings.effects.information import BoardDealtAgain, SeatsChanged
from rulings.effects.scores import ArtificialScore
from rulings.engine.effects import Effect
from rulings.engine.trace import Conclusion
from rulings.table.account import Ruled
from rulings.table.auction_effects import with_effects
from rulings.table.table import Table

_ENDS_BOARD: Mapping[str, tuple[type[Effect], ...]] = {
    "wrong-number-of-cards": (PlayEnds,),
    "cards-from-wrong-board": (AdjustedScoreDue,),
    "wrong-board": (BoardCancelled, RightBoardInstead, RightOpponentsInstead),
    "faulty-deal": (ShuffledAndDealtAgain, ResultCannotStand, AdjustedScoreDue),
    "extraneous-information": (SeatsChanged, BoardDealtAgain, ArtificialScore),
}
"""The effects after which the board is not played on at this table: 13B2, 15A2(a), 15B, 6D and 86A, 16D2(a), (b) and (d)."""


def with_board_effects(table: Table, ruled: Ruled, effects: Iterable[Conclusion]) -> Table:
    """The table after those effects of a ruling on what was reported."""
    made = tuple(effects)
    table = with_effects(table, made, ruled.seats, ruled.facts.known)
    ends = _ENDS_BOARD.get(ruled.facts.kind, ())
    return replace(table, stopped=True) if any(isinstance(one, ends) for one in made) else table
