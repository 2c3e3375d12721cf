"""Law 87: fouled board."""

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, reminder


@clause("87A")
def may_be_fouled(f: Facts) -> Conclusion:
    """A board is fouled if contestants who are compared did not play it in identical form."""
    return reminder("board-may-be-fouled")
