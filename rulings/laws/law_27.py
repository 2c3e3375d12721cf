"""Law 27: insufficient bid."""

from rulings.effects.restrictions import AnyCard
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.withdrawn_call_leads_facts import WithdrawnCallLeadFacts


@clause("27B1a")
def leads_freely_after_correction(f: WithdrawnCallLeadFacts) -> Conclusion:
    """After a correction in the same denomination, 26B and 16C do not apply."""
    return AnyCard(who="partner")
