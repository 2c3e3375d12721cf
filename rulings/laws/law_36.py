"""Law 36: inadmissible double or redouble."""

from bridge.auction import Call
from rulings.effects.auctions import AuctionGoesBackTo, ScoredWithoutDouble
from rulings.effects.calls import AnyLegalCall, CallCancelled, MustPassThroughout, MustReplaceCall
from rulings.effects.restrictions import LeadNotRestricted
from rulings.effects.rights import CannotBeAccepted
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, reminder
from rulings.laws import law_26
from rulings.situations.irregular_calls_facts import IrregularCallFacts, has_replaced


@clause("36A")
def left_hand_opponent_called(f: Facts, call: Call, turn: str) -> tuple[Conclusion, ...]:
    """The double and all calls after it are cancelled; the auction goes on from the player in turn as if nothing had been."""
    return (
        CallCancelled(who="offender", call=call, by="with-all-later-calls"),
        AuctionGoesBackTo(who=turn, how="as-if-nothing"),
        LeadNotRestricted(who="partner"),
    )


@clause("36B1")
def cancelled(f: IrregularCallFacts) -> tuple[Conclusion, ...]:
    """A double or redouble that Law 19 does not allow is cancelled; words do not make it legal."""
    refused = (CannotBeAccepted(why="inadmissible-call"),) if f.lho_did == "accepted" else ()
    return *refused, CallCancelled(who="offender", call=f.call)


@clause("36B2")
def replaced_by_legal_call(f: IrregularCallFacts) -> tuple[Conclusion, ...]:
    """The offender replaces it with a legal call; his partner must pass throughout."""
    partner = MustPassThroughout(who="partner")
    return (partner,) if has_replaced(f) else (MustReplaceCall(who="offender"), partner)


@clause("36B3")
def restricted_unless_comparable(f: IrregularCallFacts) -> Conclusion:
    """26B may apply; before the new call is made it is not known whether that call is comparable (26A)."""
    return reminder("lead-restricted-unless-comparable", who="partner", clause="26B")


@clause("36B3")
def lead_may_be_restricted(f: IrregularCallFacts) -> Conclusion:
    """The new call was not comparable: 26B."""
    return law_26.one_suit_may_be_forbidden(f)


@clause("36B4")
def was_out_of_rotation(f: IrregularCallFacts, turn: str) -> tuple[Conclusion, ...]:
    """The auction goes back to the player in turn; the offender calls as he likes, his partner must pass throughout."""
    return (
        AuctionGoesBackTo(who=turn),
        AnyLegalCall(who="offender"),
        MustPassThroughout(who="partner"),
    )


@clause("36C")
def found_after_opening_lead(f: IrregularCallFacts) -> Conclusion:
    """Found once the opening lead is faced: the contract is scored as if the double had not been made."""
    return ScoredWithoutDouble()
