"""Law 69: agreed claim or concession."""

from rulings.effects.claims import AgreementEstablished, AgreementNotEstablished, TrickGivenBack, TrickStaysLost
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option, reminder
from rulings.laws import law_79
from rulings.situations.agreed_claims_facts import AgreedClaimFacts, TrickAgreedAwayFacts
from rulings.situations.claim_results import result_with
from rulings.situations.claims_facts import ClaimFacts


@clause("69A")
def time_for_objection(f: ClaimFacts) -> Conclusion:
    """Established once the agreeing side has called on the next board or the round is over, whichever is first."""
    return reminder("time-for-objection", who="non-claiming-side")


@clause("69A")
def objected_in_time(f: AgreedClaimFacts) -> Conclusion | None:
    """An objection before the own side's next call and before the round is over: no agreement, the claim is contested (70)."""
    return AgreementNotEstablished() if f.objection == "in-time" else None


@clause("69A")
def is_established(f: AgreedClaimFacts) -> Conclusion:
    """No objection in time: the board is scored as if the tricks had been won or lost in play."""
    return AgreementEstablished()


@clause("69A")
def earlier_revoke(f: AgreedClaimFacts) -> Conclusion | None:
    """Then so is either side's revoke: by its own claim, or by not having objected to the other's."""
    if f.revoke_before_claim == "claiming-side":
        return reminder("claim-established-revoke", who="claiming-side", clause="63A3")
    if f.revoke_before_claim == "other-side":
        return reminder("agreement-established-revoke", who="non-claiming-side", clause="63A4")
    return None


@clause("69A", "69B")
def scored(f: AgreedClaimFacts, rest: int) -> Conclusion:
    """The board with the tricks as agreed, or with what was given back."""
    return result_with(f, rest)


@clause("69B", "69A")
def may_object_later(f: ClaimFacts) -> Conclusion:
    """The side that agreed may still object, in time to keep the agreement from being established or to withdraw it."""
    return option("withdraw-agreement", "non-claiming-side")


@clause("69B")
def too_late(f: TrickAgreedAwayFacts) -> Conclusion | None:
    """Agreement is withdrawn only within the correction period (79C)."""
    return None if law_79.within_correction_period(f) else TrickStaysLost(who=f.agreeing_side, why="period-over")


@clause("69B")
def agreement_stands(f: TrickAgreedAwayFacts) -> Conclusion:
    """For any other trick the agreement is not withdrawn."""
    return TrickStaysLost(who=f.agreeing_side, why="probably-lost")


@clause("69B1")
def had_won_it(f: TrickAgreedAwayFacts) -> Conclusion | None:
    """The side had agreed to the loss of a trick that it had won."""
    return _back(f, "already-won") if f.trick_agreed_away == "already-won" else None


@clause("69B2")
def would_have_won_it(f: TrickAgreedAwayFacts) -> Conclusion | None:
    """Or of one that it would probably have won had play gone on."""
    return _back(f, "probably-won") if f.trick_agreed_away == "probably-won" else None


def _back(f: TrickAgreedAwayFacts, why: str) -> TrickGivenBack:
    return TrickGivenBack(who=f.agreeing_side, why=why, count=f.tricks_back)
