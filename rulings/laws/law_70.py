"""Law 70: disputed claim or concession."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, judgement
from rulings.situations.revoke_facts import RevokeFacts


@clause("70A", "63A4")
def rest_is_determined(f: RevokeFacts) -> Conclusion:
    """The claim is disputed: play does not resume (68D), the director decides the tricks on the corrected trick."""
    return judgement("tricks-after-claim", clause="70A")
