"""What a director is told of a call after the final pass (39)."""

from rulings.situations import calls_told, told
from rulings.situations.irregular_calls_facts import AfterCallFacts


class CallAfterFinalPassFacts(AfterCallFacts, kind="call-after-final-pass"):
    """A player called although the auction was over."""

    call: calls_told.TheCall
    caller: told.Caller
