"""Law 68: claim or concession of tricks."""

from rulings.effects.claims import ClaimMade, ConcessionMade
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.exposed_card_facts import ExposedCardFacts


@clause("68A")
def claimed(f: ExposedCardFacts) -> Conclusion:
    """A claim of every trick that was left: play stops (68D)."""
    return ClaimMade(who="offender")


@clause("68B1")
def concession_stands(f: ExposedCardFacts) -> Conclusion:
    """Without an objection at once it is a concession, and play stops (68D)."""
    return ConcessionMade(who="offender")
