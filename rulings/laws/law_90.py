"""Law 90: procedural penalties."""

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, option


@clause("90A")
def penalty_for_procedure(f: Facts, who: str) -> Conclusion:
    """Any breach of procedure may be given a procedural penalty."""
    return option("procedural-penalty", "director", who=who)
