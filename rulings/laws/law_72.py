"""Law 72: general principles."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, reminder
from rulings.situations.exposed_card_facts import ExposedCardFacts


@clause("72C")
def pass_may_damage(f: ExposedCardFacts) -> Conclusion:
    """If the enforced pass damages the non-offending side, see 72C."""
    return reminder("damage-by-enforced-pass", who="offender")


@clause("72C")
def adjusted_score(f: ExposedCardFacts) -> Conclusion:
    """The director has found that: an adjusted score."""
    return effect("adjusted-score")
