"""Law 75: mistaken explanation or mistaken call."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information
from rulings.situations.unauthorised_information_facts import UnauthorisedInformationFacts


@clause("75A")
def own_call_misunderstood(f: UnauthorisedInformationFacts) -> Conclusion:
    """What partner's explanation shows of how he took the call is unauthorised, be the explanation right or wrong."""
    return information("unauthorised", of="explanation", who="recipient")
