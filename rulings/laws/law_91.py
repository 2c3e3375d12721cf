"""Law 91: penalising and suspending."""

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, option


@clause("91A")
def disciplinary_penalty(f: Facts, who: str) -> Conclusion:
    """To keep order the director may give a disciplinary penalty, or suspend a player."""
    return option("disciplinary-penalty", "director", who=who)
