"""What a director is told of a bid of more than seven (38)."""

from typing import Annotated

from rulings.engine.exclusions import not_together
from rulings.situations import calls_told, told
from rulings.situations.irregular_calls_facts import AfterCallFacts, PartnersLeadDown, no_lead_where_all_passed


class BidAboveSevenFacts(AfterCallFacts, kind="bid-above-seven"):
    """A player bid more than seven."""

    slip: calls_told.Slip = False
    after_final_pass: Annotated[bool, "it was bid after the final pass of the auction"] = False
    caller: told.Caller
    partners_lead_down: PartnersLeadDown = False
    pass_ends_auction: Annotated[bool, "with a pass in place of the bid three passes in rotation follow the last bid"]
    could_have_known: told.CouldHaveKnown
    event: told.Event = "pairs"


BID_ABOVE_SEVEN_CHECKS = (not_together(caller="all-passed", after_final_pass=False), no_lead_where_all_passed)
