"""The end of the auction (22), of the auction period (17D), and a pass out of rotation that skipped a player (17D3, 34)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_17, law_22, law_24, law_34
from rulings.situations.ends_of_auction_facts import END_OF_AUCTION_CHECKS, EndOfAuctionFacts


@rules_on(EndOfAuctionFacts, *END_OF_AUCTION_CHECKS)
def rule_end_of_auction(f: EndOfAuctionFacts) -> None:
    """17D3 first: the auction may not be over. Then with a contract (22A) or without (22B)."""
    if law_34.pass_skipped_a_player(f):
        law_17.returns_to_skipped_player(f)
        law_16.information_from_withdrawn_call(f)
        if f.lead_faced:
            law_24.left_on_table(f)
    elif f.anybody_bid:
        law_22.last_bid_is_contract(f)
        law_17.until_lead_is_faced(f)
    else:
        law_22.passed_out(f)
        law_17.until_hands_are_in_board(f)
