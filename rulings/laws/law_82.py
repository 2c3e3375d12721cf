"""Law 82: rectification of errors of procedure."""

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, option


@clause("82B1")
def may_adjust(f: Facts) -> Conclusion:
    """To correct an error of procedure the director may adjust the score."""
    return option("adjust-score", "director")


@clause("82B2")
def may_have_board_played_or_cancelled(f: Facts) -> Conclusion:
    """He may require the play of a board, postpone it or cancel it."""
    return option("have-board-played-or-cancelled", "director")
