"""Law 90: procedural penalties."""

from fractions import Fraction

from bridge.scoring import artificial
from bridge.scoring.exact import rounded
from rulings.effects.penalties import (
    AmountLeftToDirector,
    NoPenalty,
    OnlyOffenderPays,
    PenaltyAmount,
    ScoreAfterPenalty,
)
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, option
from rulings.situations.penalties_facts import PenaltyFacts
from rulings.situations.wrong_boards_facts import WrongBoardFacts


@clause("90A")
def penalty_for_procedure(f: Facts, who: str) -> Conclusion:
    """Any breach of procedure may be given a procedural penalty."""
    return option("procedural-penalty", "director", who=who)


@clause("90A")
def no_penalty(f: PenaltyFacts) -> Conclusion | None:
    """Only delay without reason is an offence (so too 90B2); to disturb others or violate procedure is one anyhow."""
    excused = f.misconduct in ("slow", "delays") and f.good_reason
    return NoPenalty(who="offending-contestant", why="good-reason") if excused else None


@clause("90A")
def beside_rectification(f: PenaltyFacts) -> Conclusion:
    """The penalty is beside what the Laws have for rectification."""
    return OnlyOffenderPays()


@clause("90A")
def penalty_for_other(f: PenaltyFacts) -> Conclusion:
    """Delay, obstruction, disturbance, a breach of procedure of another kind."""
    return _may_penalise(f)


@clause("90A")
def procedural_amount(f: PenaltyFacts) -> tuple[Conclusion, ...]:
    """How much it is: what the regulations have, else what the director finds."""
    return amount_of(f, "procedural_penalty")


@clause("90B1")
def penalty_for_lateness(f: PenaltyFacts) -> Conclusion:
    """Coming after the stated starting time."""
    return _may_penalise(f)


@clause("90B2")
def penalty_for_slow_play(f: PenaltyFacts) -> Conclusion:
    """Playing slowly without reason."""
    return _may_penalise(f)


@clause("90B3")
def penalty_for_discussion(f: PenaltyFacts) -> Conclusion:
    """Discussing a board so that another table may hear it."""
    return _may_penalise(f)


@clause("90B4")
def penalty_for_comparing(f: PenaltyFacts) -> Conclusion:
    """Comparing scores without permission."""
    return _may_penalise(f)


@clause("90B5")
def penalty_for_touching(f: Facts, who: str) -> Conclusion:
    """Touching or handling another player's cards is named as an example (7)."""
    return option("procedural-penalty", "director", who=who)


@clause("90B5")
def penalty_for_handling(f: PenaltyFacts) -> Conclusion:
    """The same, where the penalty itself is in question."""
    return _may_penalise(f)


@clause("90B6")
def penalty_for_wrong_pocket(f: Facts, who: str) -> Conclusion:
    """So is putting a card into a wrong pocket."""
    return option("procedural-penalty", "director", who=who)


@clause("90B6")
def penalty_for_misplacing(f: PenaltyFacts) -> Conclusion:
    """The same, where the penalty itself is in question."""
    return _may_penalise(f)


@clause("90B7")
def penalty_for_adjustment(f: PenaltyFacts | WrongBoardFacts) -> Conclusion:
    """A breach of procedure that makes an adjusted score necessary for anybody; to play a wrong board is an example."""
    if isinstance(f, WrongBoardFacts):
        return option("procedural-penalty", "director", who="offending-side")
    return _may_penalise(f)


@clause("90B8")
def penalty_for_disobedience(f: PenaltyFacts) -> Conclusion:
    """Not following regulations or instructions in time."""
    return _may_penalise(f)


_OFFENCES = {
    "late": penalty_for_lateness,
    "slow": penalty_for_slow_play,
    "audible-discussion": penalty_for_discussion,
    "compares-scores": penalty_for_comparing,
    "touches-cards": penalty_for_handling,
    "wrong-pocket": penalty_for_misplacing,
    "causes-adjustment": penalty_for_adjustment,
    "ignores-instructions": penalty_for_disobedience,
    "delays": penalty_for_other,
    "disturbs": penalty_for_other,
}


def penalty_for(f: PenaltyFacts) -> Conclusion:
    """The penalty for what he did, by the clause that names it."""
    return _OFFENCES[f.misconduct](f)


def _may_penalise(f: PenaltyFacts) -> Conclusion:
    return choice(f, "procedural-penalty", "director", procedural_amount, who="offending-contestant")


def amount_of(f: PenaltyFacts, penalty: str) -> tuple[Conclusion, ...]:
    """What a penalty is by regulation, and the score with it."""
    if not f.given(penalty):
        return (AmountLeftToDirector(),)
    unit, amount = f.penalty_unit, Fraction(getattr(f, penalty))
    found = PenaltyAmount(unit=unit, amount=rounded(amount))
    taken: Fraction | None = amount
    if unit == "percent-of-top":
        taken = artificial.share_of(amount, f.top) if f.given("top") else None
        if taken is not None:
            found.put(matchpoints=rounded(taken))
    if taken is None or not f.given("total_before"):
        return (found,)
    return found, ScoreAfterPenalty(unit=unit, before=rounded(f.total_before), after=rounded(f.total_before - taken))
