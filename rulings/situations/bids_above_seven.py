"""A bid of more than seven (38)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_25, law_35, law_38
from rulings.situations import awareness, calls_after_final_pass
from rulings.situations.bids_above_seven_facts import BID_ABOVE_SEVEN_CHECKS, BidAboveSevenFacts
from rulings.situations.other_table import considered_where_adjusted


@rules_on(BidAboveSevenFacts, *BID_ABOVE_SEVEN_CHECKS)
@considered_where_adjusted
def rule_bid_above_seven(f: BidAboveSevenFacts) -> None:
    """Cancelled and replaced by a pass if it was meant (25A); only what follows depends on the left-hand opponent.

    After the final pass no pass can take its place (38C): then it is a call too late (39).
    """
    if f.after_final_pass:
        law_35.after_final_pass(f)
        law_38.never_played(f)
        calls_after_final_pass.cancelled(f)
        return
    law_35.above_seven(f)
    if law_25.was_unintended(f):
        law_25.may_change(f)
        return
    law_38.never_played(f)
    law_38.cancelled(f)
    law_38.replaced_by_pass(f)
    law_38.lead_and_awareness(f)
    law_16.information_from_withdrawn_call(f)
    if f.lho_did != "called":
        awareness.look_at(f)
