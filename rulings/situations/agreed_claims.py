"""Agreement with a claim or concession, established or withdrawn (69), and a concession that is cancelled (71)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_69, law_70, law_71
from rulings.situations.agreed_claims_facts import (
    GIVEN_AWAY_CHECKS,
    AgreedClaimFacts,
    CancelledConcessionFacts,
    GivenAwayFacts,
    TrickAgreedAwayFacts,
    TrickConcededFacts,
)
from rulings.situations.claim_results import told_result


@rules_on(AgreedClaimFacts, *GIVEN_AWAY_CHECKS)
def rule_agreed_claim(f: AgreedClaimFacts) -> None:
    """69A: established or not; 69B: what is given back within the correction period."""
    if law_69.objected_in_time(f):
        law_70.earlier_revoke(f)
        return
    law_69.is_established(f)
    law_69.earlier_revoke(f)
    back = f.objection != "none" and withdrawn(f)
    if result_is_told(f):
        gained = f.tricks_back if back else 0
        law_69.scored(f, f.rest_to_declarer + (gained if f.claimer == "defender" else -gained))


def withdrawn(f: TrickAgreedAwayFacts) -> bool:
    """Whether the trick comes back."""
    if law_69.too_late(f):
        return False
    if law_69.had_won_it(f) or law_69.would_have_won_it(f):
        return True
    law_69.agreement_stands(f)
    return False


@rules_on(CancelledConcessionFacts, *GIVEN_AWAY_CHECKS)
def rule_cancelled_concession(f: CancelledConcessionFacts) -> None:
    """71: within the correction period, and only for its two reasons."""
    back = cancelled(f)
    if result_is_told(f):
        gained = f.tricks_back if back else 0
        law_71.scored(f, f.rest_to_declarer + (gained if f.claimer == "declarer" else -gained))


def cancelled(f: TrickConcededFacts) -> bool:
    """Whether the trick comes back."""
    if law_71.too_late(f):
        return False
    if law_71.had_won_it(f) or law_71.cannot_be_lost(f):
        return True
    law_71.concession_stands(f)
    return False


def result_is_told(f: GivenAwayFacts) -> bool:
    """Whether the case says what the result is made of."""
    return told_result(f) and f.given("rest_to_declarer")
