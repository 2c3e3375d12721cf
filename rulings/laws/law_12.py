"""Law 12: the director's discretionary powers."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option
from rulings.situations.procedures_facts import ActionBeforeDirectorFacts


@clause("12A3")
def wrongly_rectified(f: ActionBeforeDirectorFacts) -> bool:
    """The irregularity was rectified in an incorrect way."""
    return f.wrongly_rectified


@clause("12A3")
def may_adjust_after_wrong_rectification(f: ActionBeforeDirectorFacts) -> Conclusion:
    """Then the score may be adjusted."""
    return option("adjust-score", "director")
