"""Law 71: cancelled concession."""

from rulings.effects.claims import TrickGivenBack, TrickStaysLost
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option
from rulings.laws import law_79
from rulings.situations.agreed_claims_facts import CancelledConcessionFacts, TrickConcededFacts
from rulings.situations.claim_results import result_with
from rulings.situations.claims_facts import ClaimFacts


@clause("71")
def may_ask_back(f: ClaimFacts) -> Conclusion:
    """The side that conceded may ask for a trick back."""
    return option("cancel-concession", "claiming-side")


@clause("71")
def too_late(f: TrickConcededFacts) -> Conclusion | None:
    """After the correction period (79C) the concession stands."""
    return None if law_79.within_correction_period(f) else TrickStaysLost(who=f.conceding_side, why="period-over")


@clause("71")
def concession_stands(f: TrickConcededFacts) -> Conclusion:
    """Else a concession, once made, stands."""
    return TrickStaysLost(who=f.conceding_side, why="losable")


@clause("71")
def scored(f: CancelledConcessionFacts, rest: int) -> Conclusion:
    """The board with the tricks as conceded, or with what was given back."""
    return result_with(f, rest)


@clause("71A")
def had_won_it(f: TrickConcededFacts) -> Conclusion | None:
    """A player conceded a trick that his side had in fact won."""
    if f.trick_conceded != "already-won":
        return None
    return TrickGivenBack(who=f.conceding_side, why="already-won", count=f.tricks_back)


@clause("71B", "fn:22")
def cannot_be_lost(f: TrickConcededFacts) -> Conclusion | None:
    """A player conceded a trick that no normal play of the remaining cards could lose."""
    if f.trick_conceded != "not-losable":
        return None
    return TrickGivenBack(who=f.conceding_side, why="not-losable", count=f.tricks_back)
