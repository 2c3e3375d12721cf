"""Law 37: action violating an obligation to pass."""

from bridge.auction import Call
from rulings.effects.auctions import AuctionGoesBackTo
from rulings.effects.calls import CallCancelled, CallStands, MustPassThroughout, ReplacedByPass
from rulings.effects.restrictions import LeadNotRestricted
from rulings.effects.rights import CannotBeAccepted
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.irregular_calls_facts import AfterCallFacts


@clause("37A")
def stands(f: AfterCallFacts, call: Call, enforced_passes: str) -> tuple[Conclusion, ...]:
    """The left-hand opponent called: the call and all legal calls after it stand; a duty for the whole auction goes on."""
    goes_on = (MustPassThroughout(who="offender"),) if enforced_passes == "throughout" else ()
    stand = CallStands(who="offender", call=call, by="with-later-legal-calls")
    return stand, *goes_on, LeadNotRestricted(who="partner")


@clause("37B1")
def cancelled(f: AfterCallFacts, call: Call) -> tuple[Conclusion, ...]:
    """A bid, double or redouble by a player who must pass is cancelled; words do not make it legal."""
    refused = (CannotBeAccepted(why="inadmissible-call"),) if f.lho_did == "accepted" else ()
    return *refused, CallCancelled(who="offender", call=call)


@clause("37B2")
def replaced_by_pass(f: AfterCallFacts, turn: str) -> tuple[Conclusion, ...]:
    """A pass takes its place, and both members of the offending side must pass throughout."""
    back = () if turn == "offender" else (AuctionGoesBackTo(who=turn, clause="29B"),)
    return (
        *back,
        ReplacedByPass(who="offender"),
        MustPassThroughout(who="offender"),
        MustPassThroughout(who="partner"),
    )
