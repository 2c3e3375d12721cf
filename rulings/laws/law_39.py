"""Law 39: call after the final pass."""

from rulings.effects.calls import CallCancelled
from rulings.effects.rights import NoRectification
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.laws import law_26, law_41
from rulings.situations.bids_above_seven_facts import BidAboveSevenFacts
from rulings.situations.calls_after_final_pass_facts import CallAfterFinalPassFacts
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts, caller_after_owed_pass

TooLate = CallAfterFinalPassFacts | BidAboveSevenFacts | CallOutOfRotationFacts
"""Any call; a bid of more than seven is one as well, and a call that did not wait for a pass that was owed (28A)."""


def caller_of(f: TooLate) -> str:
    """What the player who called is now that the auction is over."""
    return caller_after_owed_pass(f) if isinstance(f, CallOutOfRotationFacts) else f.caller


@clause("39A")
def cancelled(f: TooLate) -> Conclusion:
    """All calls after the final pass are cancelled, after four passes too."""
    call = f.call if not isinstance(f, BidAboveSevenFacts) and f.given("call") else None
    return CallCancelled(who="offender", call=call, by="after-final-pass")


@clause("39B")
def no_rectification(f: TooLate) -> Conclusion | None:
    """A defender's pass, any call of the declaring side, or the left-hand opponent has called: nothing is rectified."""
    if f.lho_did == "called":
        return NoRectification(why="lho-called")
    if caller_of(f) == "declaring-side":
        return NoRectification(why="declaring-side")
    passed = not isinstance(f, BidAboveSevenFacts) and f.call == "P"
    return NoRectification(why="defenders-pass") if passed else None


@clause("39C")
def other_call_of_defender(f: TooLate) -> tuple[Conclusion, ...]:
    """A defender's bid, double or redouble: 26B, which says what is restricted, applies by this clause alone.

    A lead that partner has put down already goes back (41A), for declarer has the choice before it.
    """
    restricted = law_26.one_suit_may_be_forbidden(f)
    restricted.clause = "39C"
    lead_lies_down = not isinstance(f, CallOutOfRotationFacts) and f.partners_lead_down
    lead = law_41.retracted("partner", None, lead="opening", why="face-down") if lead_lies_down else ()
    return restricted, *lead
