"""Law 25: legal and illegal changes of call."""

from collections.abc import Callable

from rulings.effects.calls import CallCancelled, CallCannotBeChanged, CallStands, CallWithdrawn, NextToCall
from rulings.engine.choices import choice
from rulings.engine.clauses import clause, exception
from rulings.engine.trace import Conclusion, information, option, reminder
from rulings.laws import law_16
from rulings.situations.bids_above_seven_facts import BidAboveSevenFacts
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts
from rulings.situations.changed_calls_facts import ChangedCallFacts, told_call
from rulings.situations.inadmissible_calls_facts import DoubleFacts, DutyToPassFacts
from rulings.situations.insufficient_bids_facts import InsufficientBidFacts
from rulings.situations.withdrawn_call_leads_facts import WithdrawnCallLeadFacts, leads_freely

SlipFacts = InsufficientBidFacts | CallOutOfRotationFacts | DoubleFacts | DutyToPassFacts | BidAboveSevenFacts
"""Irregular calls, before which it is asked whether they were meant."""
Way = Callable[[ChangedCallFacts], object]
"""The rule that says what follows a choice."""


@clause("25A1")
def may_change(f: ChangedCallFacts | SlipFacts, changed: Way | None = None) -> Conclusion:
    """Before partner has called he may change an unintended call to the one that he meant.

    So also an irregular one: nothing is rectified for it, and the intended call has its own Law.
    """
    if not isinstance(f, ChangedCallFacts) or changed is None:
        return reminder("slip-may-be-changed", who="offender")
    call = told_call(f, "second")
    return choice(f, "change-call", "player", changed, {"second_call_made": True}, call=call)


@clause("25A1")
def intended_call_stands(f: ChangedCallFacts | WithdrawnCallLeadFacts) -> Conclusion | tuple[Conclusion, ...]:
    """The intended call stands, and its own Law governs it; no lead is restricted."""
    if isinstance(f, WithdrawnCallLeadFacts):
        return leads_freely(f)
    return (
        CallWithdrawn(who="offender", which="first", call=told_call(f, "first")),
        CallStands(who="offender", which="second", call=told_call(f, "second")),
        reminder("second-call-under-its-law"),
    )


@clause("25A2")
def was_unintended(f: ChangedCallFacts | SlipFacts) -> bool:
    """Only a mechanical error or a slip of the tongue; not a call that he meant, nor one made without concentrating."""
    return f.first_call_was == "slip" if isinstance(f, ChangedCallFacts) else f.slip


@clause("25A2")
def call_made_stands(f: ChangedCallFacts) -> Conclusion:
    """The call that he made stands."""
    return CallStands(who="offender", which="first", call=told_call(f, "first"))


@clause("25A3")
def however_noticed(f: ChangedCallFacts) -> Conclusion | None:
    """However he noticed it, from partner's explanation too, a player may change an unintended call."""
    prompted = f.given("noticed_from") and f.noticed_from != "himself"
    return reminder("slip-however-noticed") if prompted else None


@clause("25A4")
def partner_called_over_it(f: ChangedCallFacts) -> Conclusion | None:
    """No call can be changed over which partner has called."""
    return CallCannotBeChanged(why="partner-called") if f.partner_called else None


@clause("25A5")
def auction_period_ended(f: ChangedCallFacts) -> Conclusion | None:
    """Where the auction ended before partner's turn came: no change once the auction period is over."""
    return CallCannotBeChanged(why="auction-period-over") if f.auction_period_over else None


@clause("25A6")
def call_over_first_may_be_withdrawn(f: ChangedCallFacts) -> tuple[Conclusion, ...]:
    """The left-hand opponent may take back his call over the first one; what it told is for his own side alone.

    Whoever did not know of the change called over the first call; a call made over the second one stands.
    """
    over_second = f.lho_did == "called" and f.lho_called_deliberately
    if not f.lho_called_over_first and (over_second or f.lho_did != "called"):
        return (NextToCall(who="partner" if over_second else "players-lho"),)
    return (
        option("withdraw-own-call", "players-lho"),
        information("authorised", of="opponents-withdrawn-call", who="opponents"),
        information("unauthorised", of="opponents-withdrawn-call", who="offending-side"),
    )


@clause("25B1")
def left_hand_opponent_chooses(f: ChangedCallFacts, accepted: Way, refused: Way) -> tuple[Conclusion, ...]:
    """A change that 25A does not allow may be accepted by the left-hand opponent."""
    call, told = told_call(f, "second"), ({"lho_did": "accepted"}, {"lho_did": "refused"})
    return (
        choice(f, "accept-call", "offenders-lho", accepted, told[0], due="play", call=call, brings="in-place-of-first"),
        choice(f, "refuse-call", "offenders-lho", refused, told[1], due="play", call=call, brings="first-call-stands"),
    )


@exception("25B1", to="25B2")
def is_accepted(f: ChangedCallFacts) -> bool:
    """By saying so, or by deliberately calling over the second call."""
    return f.lho_did == "accepted" or (f.lho_did == "called" and f.lho_called_deliberately)


@clause("25B1")
def second_call_accepted(f: ChangedCallFacts) -> tuple[Conclusion, ...]:
    """The first call is withdrawn, the second stands, and the auction goes on."""
    return (
        CallWithdrawn(who="offender", which="first", call=told_call(f, "first")),
        CallStands(who="offender", which="second", call=told_call(f, "second")),
        NextToCall(who="partner" if f.lho_did == "called" else "offenders-lho"),
    )


@clause("25B1", "25B2")
def law_26_may_apply(f: ChangedCallFacts) -> Conclusion:
    """Whichever of the two calls stands, Law 26 may apply to the other; whether it does is asked once he has chosen."""
    return reminder("law-26-may-apply")


@clause("25B2")
def second_call_cancelled(f: ChangedCallFacts) -> tuple[Conclusion, ...]:
    """Otherwise the second call is cancelled and the first one stands."""
    return (
        CallCancelled(who="offender", which="second", call=told_call(f, "second")),
        CallStands(who="offender", which="first", call=told_call(f, "first")),
    )


@clause("25B3")
def information_from_changed_call(f: ChangedCallFacts) -> None:
    """16C applies to the call that was withdrawn or cancelled."""
    law_16.information_from_withdrawn_call(f)
