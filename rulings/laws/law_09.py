"""Law 9: procedure after an irregularity."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.dummys_rights_facts import DummyActionFacts


@clause("9B1a")
def irregularity_ruled_as_usual(f: DummyActionFacts) -> Conclusion:
    """The irregularity itself, once attention is drawn to it, is ruled by its own Law."""
    return reminder("rule-on-irregularity")
