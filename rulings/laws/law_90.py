"""Law 90: procedural penalties."""

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, option


@clause("90A")
def penalty_for_procedure(f: Facts, who: str) -> Conclusion:
    """Any breach of procedure may be given a procedural penalty."""
    return option("procedural-penalty", "director", who=who)


@clause("90B5")
def penalty_for_touching(f: Facts, who: str) -> Conclusion:
    """Touching or handling another player's cards is named as an example (7)."""
    return option("procedural-penalty", "director", who=who)


@clause("90B6")
def penalty_for_wrong_pocket(f: Facts, who: str) -> Conclusion:
    """So is putting a card into a wrong pocket."""
    return option("procedural-penalty", "director", who=who)
