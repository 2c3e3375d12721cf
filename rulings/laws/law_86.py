"""Law 86: team play."""

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, reminder


@clause("86B")
def other_table_considered(f: Facts) -> Conclusion:
    """An adjusted score in a team match looks at the score of the other table."""
    return reminder("other-table-score")
