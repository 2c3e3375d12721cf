"""What a director is told of a call after the final pass (39)."""

from typing import Annotated, Literal

from rulings.situations import calls_told
from rulings.situations.irregular_calls_facts import AfterCallFacts


class CallAfterFinalPassFacts(AfterCallFacts, kind="call-after-final-pass"):
    """A player called although the auction was over."""

    call: calls_told.TheCall
    caller: Annotated[
        Literal["defender", "declaring-side"],
        "who called: a player who is going to defend; the player who is going to be declarer or dummy",
    ]
