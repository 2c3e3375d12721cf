"""Law 81: the director."""

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, option


@clause("81C5")
def may_waive_on_request(f: Facts) -> Conclusion:
    """For cause and at the request of the non-offending side the director may waive a rectification."""
    return option("waive-rectification", "director")
