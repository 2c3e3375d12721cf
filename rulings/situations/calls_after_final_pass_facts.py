"""What a director is told of a call after the final pass (39)."""

from rulings.situations import calls_told, told
from rulings.situations.irregular_calls_facts import AfterCallFacts, PartnersLeadDown


class CallAfterFinalPassFacts(AfterCallFacts, kind="call-after-final-pass"):
    """A player called although the auction was over."""

    call: calls_told.TheCall
    caller: told.Caller
    partners_lead_down: PartnersLeadDown = False
