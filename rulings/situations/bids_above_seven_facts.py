"""What a director is told of a bid of more than seven (38)."""

from typing import Annotated

from rulings.situations.irregular_calls_facts import AfterCallFacts


class BidAboveSevenFacts(AfterCallFacts, kind="bid-above-seven"):
    """A player bid more than seven."""

    pass_ends_auction: Annotated[bool, "with a pass in place of the bid three passes in rotation follow the last bid"]
