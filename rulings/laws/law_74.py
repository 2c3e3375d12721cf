"""Law 74: conduct and ethics."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information
from rulings.situations.unauthorised_information_facts import UnauthorisedInformationFacts


@clause("74C5", "fn:23")
def opponents_card(f: UnauthorisedInformationFacts) -> Conclusion:
    """A card of an opponent that was seen without meaning to may be used (if it was shown on purpose, see 73D2)."""
    return information("authorised", of="opponents-card", who="recipient")
