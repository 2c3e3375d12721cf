"""What a director is told of an auction that ends, or seems to (17D, 22, 34)."""

from typing import Annotated

from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts
from rulings.situations import told


class EndOfAuctionFacts(Facts, kind="end-of-auction"):
    """Three passes followed a call, or all four players passed."""

    turn_skipped: Annotated[
        bool, "one of the passes was made out of rotation and took from a player in turn his right to call"
    ] = False
    anybody_bid: Annotated[bool, "somebody has bid; otherwise all four players passed"]
    lead_faced: told.LeadFaced = False
    hands_in_board: told.HandsInBoard = False


END_OF_AUCTION_CHECKS = (
    not_together(anybody_bid=False, lead_faced=True),
    not_together(anybody_bid=True, lead_faced=False, hands_in_board=True),
)
