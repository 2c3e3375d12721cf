"""Law 72: general principles."""

from rulings.effects.procedures import MayNotInfringeOnPurpose
from rulings.effects.scores import AdjustedScore
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, judgement, reminder
from rulings.situations.exposed_card_facts import ExposedCardFacts
from rulings.situations.procedures_facts import ChoiceOfRectificationFacts


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


@clause("72B1")
def intended(f: ChoiceOfRectificationFacts) -> bool:
    """Whether the infraction was intended."""
    return f.infraction_intended


@clause("72B1")
def may_not_be_intended(f: ChoiceOfRectificationFacts) -> Conclusion:
    """No player may infringe a Law on purpose, even if he is ready to accept the rectification."""
    return MayNotInfringeOnPurpose(who="offender")
