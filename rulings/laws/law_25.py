"""Law 25: legal and illegal changes of call."""

from rulings.effects.restrictions import AnyCard
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.withdrawn_call_leads_facts import WithdrawnCallLeadFacts


@clause("25A1")
def leads_freely_after_slip(f: WithdrawnCallLeadFacts) -> Conclusion:
    """After an unintended call was changed, Law 26 restricts no lead."""
    return AnyCard(who="partner")
