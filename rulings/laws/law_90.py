"""Law 90: procedural penalties."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option
from rulings.situations.dummys_rights_facts import DummyActionFacts


@clause("90A")
def penalty_for_procedure(f: DummyActionFacts, who: str) -> Conclusion:
    """Any breach of procedure may be given a procedural penalty."""
    return option("procedural-penalty", "director", who=who)
