"""Law 11: loss of the right to rectification."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, judgement
from rulings.situations.plays_after_irregularity_facts import LaterPlayFacts


@clause("11A")
def right_may_be_lost(f: LaterPlayFacts) -> Conclusion:
    """An action of the non-offending side before the director is called may cost it the right."""
    return judgement("right-lost-by-action", who="opponents")
