"""Law 72: general principles."""

from rulings.effects.scores import AdjustedScore
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, judgement, reminder
from rulings.situations.exposed_card_facts import ExposedCardFacts


@clause("72C")
def pass_may_damage(f: ExposedCardFacts) -> Conclusion:
    """If the enforced pass damages the non-offending side, see 72C."""
    return reminder("damage-by-enforced-pass", who="offender")


@clause("72C")
def adjusted_score(f: Facts) -> Conclusion:
    """The director has found that: an adjusted score."""
    return AdjustedScore()


@clause("72C")
def awareness_looked_at(f: Facts) -> Conclusion:
    """After play: could the offender have known that the irregularity would damage, and did his side gain?"""
    return judgement("could-have-known", who="offender")
