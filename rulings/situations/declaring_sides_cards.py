"""Cards of declarer and dummy that become visible (48)."""

from rulings.laws import law_24, law_48
from rulings.situations import cards_in_auction
from rulings.situations.exposed_card_facts import ExposedCardFacts, after_final_pass


def declaring_sides_card(f: ExposedCardFacts) -> None:
    """48, or 24D once the auction has ended."""
    law_48.never_penalty_card(f)
    if f.during == "auction":
        seen_or_named_in_auction(f)
    elif f.hand == "declarer":
        declarers_card(f)


def seen_or_named_in_auction(f: ExposedCardFacts) -> None:
    """24 and 24D; what was only said is no exposed card."""
    if law_24.seen_through_own_fault(f):
        if after_final_pass(f):
            law_24.left_on_table(f)
        law_24.back_if_declaring(f)
        cards_in_auction.partner_must_pass(f)
        law_24.information_from_auction(f)
    elif f.how == "named":
        law_24.unseen_in_auction(f)


def declarers_card(f: ExposedCardFacts) -> None:
    """One card, or the hand."""
    if f.declarers_act in ("dropped", "showed"):
        law_48.not_bound_to_play(f, "declarer")
    elif not law_48.spread_after_opening_lead(f):
        law_48.claimed_or_not(f)
