"""Contested claims and concessions (70): the director's procedure in its order, then who gets the tricks in dispute."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_70
from rulings.situations.claim_results import told_result
from rulings.situations.disputed_claims_facts import DISPUTED_CLAIM_CHECKS, DisputedClaimFacts

NOTHING_CLAIMED = ("conceded-all", "folded")
"""Acts by which every trick that is left was conceded, and none claimed (68B1)."""


@rules_on(DisputedClaimFacts, *DISPUTED_CLAIM_CHECKS)
def rule_disputed_claim(f: DisputedClaimFacts) -> None:
    """70A and 70B; what earlier irregularities bring; then the tests, from what is seen to what is judged."""
    law_70.doubt_goes_against_claimer(f)
    procedure(f)
    law_70.earlier_revoke(f)
    law_70.penalty_card_binds(f)
    if f.claimers_act in NOTHING_CLAIMED:
        law_70.full_concession(f)
    else:
        claim(f)
    if told_result(f):
        law_70.result_of_ruling(f)


def procedure(f: DisputedClaimFacts) -> None:
    """70B, in its order."""
    law_70.statement_repeated(f)
    law_70.objections_heard(f)
    law_70.hands_may_be_faced(f)


def claim(f: DisputedClaimFacts) -> None:
    """70C, then 70D and 70E: all three speak of a claim."""
    forgotten = forgotten_trump(f)
    if forgotten and law_70.normal_play_loses_to_trump(f):
        law_70.trump_wins_tricks(f)
        return
    if forgotten:
        law_70.trump_wins_nothing(f)
    tricks_in_dispute(f)


def forgotten_trump(f: DisputedClaimFacts) -> bool:
    """The first two conditions of 70C, the judgement last."""
    return f.trump_outstanding and law_70.nothing_said_of_trump(f) and law_70.possibly_unaware(f)


def tricks_in_dispute(f: DisputedClaimFacts) -> None:
    """70D2 of a defender; what no line wins; then the line: 70E1 and 70D1 of one that was not stated."""
    if f.claimer == "defender" and law_70.depends_on_partner(f):
        return
    if law_70.cannot_be_won(f):
        return
    if f.succeeds_by != "unstated-line":
        law_70.line_of_play(f)
        return
    law_70.order_of_suit(f)
    if not law_70.depends_on_place_of_card(f):
        law_70.line_of_play(f)
