"""Law 72: general principles."""

from rulings.effects.directors import GoOn
from rulings.effects.procedures import MayNotHideInfraction, MayNotInfringeOnPurpose, NeedNotSpeak
from rulings.effects.scores import AdjustedScore, ScoreStands
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, judgement, reminder
from rulings.situations.exposed_card_facts import ExposedCardFacts
from rulings.situations.own_infractions_facts import OwnInfractionFacts


@clause("72B1")
def may_not_be_intended(f: Facts) -> Conclusion:
    """No player should infringe a Law on purpose, even if he is ready to accept the rectification."""
    return MayNotInfringeOnPurpose(who="offender")


@clause("72B2")
def no_duty_to_speak(f: OwnInfractionFacts) -> Conclusion:
    """In general nobody has to draw attention to an infraction of his own side; 20F, 62A and 79A2 are excepted."""
    return NeedNotSpeak(why="own-side")


@clause("72B3")
def may_not_be_hidden(f: OwnInfractionFacts) -> Conclusion:
    """Nobody may try to hide his infraction: by a second revoke, a hidden card, mixed cards."""
    return MayNotHideInfraction(by=f.hidden_by)


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


@clause("72C")
def perhaps_gained(f: OwnInfractionFacts) -> tuple[Conclusion, ...]:
    """Who could have known that it would damage: play goes on, and after it a gain is taken away by an adjusted score."""
    if not f.play_over:
        return GoOn(why="looked-at-after-play"), judgement("could-have-known", who="offender")
    return (AdjustedScore(),) if f.could_have_known else (ScoreStands(why="no-gain-to-be-foreseen"),)
