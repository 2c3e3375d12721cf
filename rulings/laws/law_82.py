"""Law 82: rectification of errors of procedure."""

from rulings.effects.deals import AdjustedScoreDue
from rulings.effects.directors import BothSidesNotAtFault, ErrorIsRectified, RulingIsCorrected
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, option
from rulings.situations.errors_of_procedure_facts import ErrorOfProcedureFacts


@clause("82A")
def error_is_rectified(f: ErrorOfProcedureFacts) -> Conclusion:
    """The director rectifies errors of procedure, and sees to it that play goes on as the Laws have it."""
    return ErrorIsRectified()


@clause("82B1")
def may_adjust(f: Facts) -> Conclusion:
    """To correct an error of procedure the director may adjust the score."""
    return option("adjust-score", "director")


@clause("82B2")
def may_have_board_played_or_cancelled(f: Facts) -> Conclusion:
    """He may require the play of a board, postpone it or cancel it."""
    return option("have-board-played-or-cancelled", "director")


@clause("82B3")
def may_use_other_powers(f: ErrorOfProcedureFacts) -> Conclusion:
    """He may use every other power that the Laws give him."""
    return option("use-other-powers", "director")


@clause("82C")
def own_wrong_ruling(f: ErrorOfProcedureFacts) -> Conclusion | tuple[Conclusion, ...]:
    """A wrong ruling is put right; where no correction lets the board be scored normally, both sides are not at fault."""
    return RulingIsCorrected() if f.normal_score_possible else (BothSidesNotAtFault(), AdjustedScoreDue())
