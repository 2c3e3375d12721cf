"""A dispute on the number of tricks (79A, 79B): claims and concessions first, then whether the round was still on."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_65, law_66, law_79, law_85, law_92
from rulings.situations import agreed_claims
from rulings.situations.tricks_disputed_facts import TRICKS_DISPUTED_CHECKS, TricksDisputedFacts


@rules_on(TricksDisputedFacts, *TRICKS_DISPUTED_CHECKS)
def rule_tricks_disputed(f: TricksDisputedFacts) -> None:
    """79B1 has a time of its own (79C), so the end of the round is asked for only where it does not apply."""
    law_79.director_must_be_called(f)
    if law_79.claim_or_concession_made(f):
        given_up(f)
    elif f.called_in_round:
        score_determined(f)
    elif not law_92.within_appeal_period(f):
        law_92.disputed_too_late(f)
    else:
        law_79.called_after_the_round(f)


def given_up(f: TricksDisputedFacts) -> None:
    """69B for who agreed to a claim, 71 for who conceded."""
    if f.given_up_by == "agreement":
        agreed_claims.withdrawn(f)
    else:
        agreed_claims.cancelled(f)


def score_determined(f: TricksDisputedFacts) -> None:
    """79B2, with what 65D and 66D say of the cards that would have shown it."""
    if not law_79.agreed_before_hands_return(f):
        law_85.evidence_is_weighed(f)
    else:
        if not law_66.nobody_mixed(f):
            law_65.right_to_claim_at_risk(f)
        law_66.claim_settled_after_play(f)
    law_79.director_determines_score(f)
