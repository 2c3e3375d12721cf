"""Law 27: insufficient bid."""

from collections.abc import Callable
from functools import partial
from typing import Any

from rulings.effects.calls import (
    CallCancelled,
    CallStands,
    CallWithdrawn,
    MustPassThroughout,
    MustReplaceCall,
    NextToCall,
    RuledAsOutOfRotation,
)
from rulings.effects.restrictions import LeadNotRestricted
from rulings.effects.rights import NoRectification
from rulings.effects.scores import AdjustedScore
from rulings.engine.choices import choice
from rulings.engine.clauses import clause, exception
from rulings.engine.effects import UNSAID
from rulings.engine.trace import Conclusion, reminder
from rulings.laws import law_16, law_19, law_23, law_26
from rulings.situations import awareness, withdrawn_calls
from rulings.situations.auctions_told import last_call
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts
from rulings.situations.insufficient_bids_facts import (
    InsufficientBidFacts,
    called_over_correction,
    is_natural,
    lowest_of_denomination,
    shown_by,
)
from rulings.situations.withdrawn_call_leads_facts import WithdrawnCallLeadFacts, leads_freely

Rule = Callable[[InsufficientBidFacts], object]


@clause("27A1", "27B3")
def accepted_by_lho(
    f: InsufficientBidFacts, not_accepted: Rule | None = None, *, second: bool = False
) -> tuple[Conclusion, ...]:
    """The left-hand opponent may accept any insufficient bid, a second one too; by calling he has. It is treated as legal.

    ``not_accepted``: he has not chosen yet, and this is what follows if he does not want it.
    """
    accepted = _second_accepted if second else _accepted
    if not_accepted is None:
        return accepted(f)
    said: dict[str, Any] = {"call": f.call} | ({"when": "replaced"} if f.given("replacement") else {})
    return (
        choice(f, "accept-call", "offenders-lho", accepted, {"lho_did": "accepted"}, due="play", call=f.call),
        choice(f, "refuse-call", "offenders-lho", not_accepted, {"lho_did": "refused"}, due="play", **said),
    )


def _accepted(f: InsufficientBidFacts) -> tuple[Conclusion, ...]:
    """What the offender put in its place meanwhile is not legal."""
    stands = CallStands(who="offender", call=f.call)
    turn = NextToCall(who="partner" if f.lho_did == "called" else "offenders-lho")
    awareness.adjust_where_found(f)
    if not f.given("replacement") or f.replacement == f.call:
        return stands, turn
    law_16.information_from_withdrawn_call(f)
    return stands, CallCancelled(who="offender", which="second", call=f.replacement), turn


def _second_accepted(f: InsufficientBidFacts) -> tuple[Conclusion, ...]:
    """The first bid is withdrawn; the second may be the same. What a call cancelled between them brought remains (27B3)."""
    if f.given("attempted"):
        after_attempt(f)
    else:
        law_16.information_from_withdrawn_call(f)
        awareness.adjust_where_found(f)
    stands = CallStands(who="offender", call=f.replacement)
    return (stands,) if f.replacement == f.call else (CallWithdrawn(who="offender", call=f.call), stands)


@clause("27A2")
def out_of_rotation(f: InsufficientBidFacts) -> Conclusion:
    """An insufficient bid out of rotation: Law 31."""
    return RuledAsOutOfRotation(who="offender")


@clause("27B")
def in_rotation_after_all(f: CallOutOfRotationFacts) -> Conclusion:
    """The insufficient bid counts as made in rotation (28A, 33): it is accepted, or corrected, as any other."""
    return reminder("bid-in-rotation-insufficient")


@clause("27B")
def must_correct(f: InsufficientBidFacts) -> tuple[Conclusion, ...]:
    """Not accepted: it should be corrected by a legal call, and what follows depends on that call."""
    same = choice(
        f, "correct-same-denomination", "offender", same_denomination, due="call", call=lowest_of_denomination(f)
    )
    others = (
        choice(f, "correct-comparably", "offender", comparable, due="call"),
        choice(f, "correct-otherwise", "offender", otherwise, due="call"),
    )
    there_is_one = lowest_of_denomination(f) or not is_natural(f.call, f.shows)
    return (MustReplaceCall(who="offender"), *((same, *others) if there_is_one else others))


def may_be_doubled(f: InsufficientBidFacts) -> bool:
    """Whether 19A1 or 19B1 allows a double or redouble at all; where nobody told the calls, it may."""
    told = f.given("calls_before") or f.given("last_call")
    return not told or last_call(f) in ("opponents-bid", "opponents-double")


@clause("27B")
def is_legal(f: InsufficientBidFacts) -> bool:
    """The correction is a legal call: a double or redouble only where Law 19 allows it."""
    if f.replacement == "X":
        return law_19.double_allowed(f, last_call(f))
    if f.replacement == "XX":
        return law_19.redouble_allowed(f, last_call(f))
    return True


@clause("27B")
def corrected(f: InsufficientBidFacts) -> tuple[Conclusion, ...]:
    """The call in its place stands; the auction goes on from the left-hand opponent."""
    return _corrected(f)


def _corrected(f: InsufficientBidFacts) -> tuple[Conclusion, ...]:
    return (
        CallWithdrawn(who="offender", call=f.call),
        CallStands(who="offender", call=f.replacement),
        NextToCall(who="partner" if called_over_correction(f) else "offenders-lho"),
    )


@exception("27B1a", to="27B2")
def is_lowest_of_same_denomination(f: InsufficientBidFacts) -> bool:
    """The correction is the lowest sufficient bid that shows the same denomination or denominations."""
    if not f.replacement.is_bid:
        return False
    if shown_by(f.call, f.shows) != shown_by(f.replacement, f.replacement_shows):
        return False
    if is_natural(f.call, f.shows) and is_natural(f.replacement, f.replacement_shows):
        return f.replacement == lowest_of_denomination(f)
    return not f.lower_bid_shows_same


@clause("27B1a")
def same_denomination(f: InsufficientBidFacts | WithdrawnCallLeadFacts) -> Conclusion | tuple[Conclusion, ...]:
    """No rectification; 26B and 16C do not apply, but see 27D: partner leads any card."""
    if isinstance(f, WithdrawnCallLeadFacts):
        return leads_freely(f)
    _look_at_help(f)
    return NoRectification(why="same-denomination"), LeadNotRestricted(who="partner")


@exception("27B1b", to="27B2")
def comparable(f: InsufficientBidFacts) -> Conclusion:
    """A comparable call: no rectification; 16C does not apply, but see 27D; no lead is restricted (26A)."""
    law_26.lead_not_restricted(f)
    _look_at_help(f)
    return NoRectification(why="comparable-call")


@clause("27B2")
def otherwise(f: InsufficientBidFacts) -> Conclusion:
    """Any other sufficient bid, or a pass: partner must pass throughout; 26B may apply, and see 72C."""
    withdrawn_calls.replaced_otherwise(f)
    return MustPassThroughout(who="partner")


@clause("27B3")
def double_only_if_comparable(f: InsufficientBidFacts) -> Conclusion:
    """Told beforehand: a double or redouble in its place stands only as a comparable call."""
    return reminder("double-only-if-comparable")


@clause("27B3")
def double_cancelled(f: InsufficientBidFacts) -> tuple[Conclusion, ...]:
    """A double or redouble that is not comparable is cancelled: another call, and partner must pass throughout.

    What the left-hand opponent called over it, before the director came (27C), goes with it.
    """
    return _attempt_cancelled(f)


@clause("27B3")
def after_attempt(f: InsufficientBidFacts) -> Conclusion:
    """A call was tried and cancelled: whatever call stands now, partner must pass throughout."""
    if law_23.is_comparable(f):
        _comparable_after_attempt(f)
    else:
        _otherwise_after_attempt(f)
    return MustPassThroughout(who="partner")


@clause("27B4", "27B3")
def second_insufficient_bid(f: InsufficientBidFacts) -> tuple[Conclusion, ...]:
    """Another insufficient bid may be accepted by the left-hand opponent as the first; if it is not, it is ruled as 27B3."""
    if f.given("second_bid_accepted") or not f.given("replacement"):
        return _attempt_cancelled(f)
    call, taken, left = f.replacement, {"second_bid_accepted": True}, {"second_bid_accepted": False}
    accepted = partial(accepted_by_lho, second=True)
    return (
        choice(f, "accept-second-bid", "offenders-lho", accepted, taken, due="play", call=call),
        choice(f, "refuse-second-bid", "offenders-lho", second_bid_refused, left, due="play", call=call),
    )


def second_bid_refused(f: InsufficientBidFacts) -> None:
    """It is cancelled; after what must be called now, what a double in its place would be."""
    second_insufficient_bid(f)
    double_only_if_comparable(f)


def _attempt_cancelled(f: InsufficientBidFacts) -> tuple[Conclusion, ...]:
    """What was tried is cancelled; whatever is called now, partner passes throughout."""
    comparably = choice(
        f, "correct-comparably", "offender", _comparable_after_attempt, due="call", when="after-attempt"
    )
    otherwise = choice(f, "correct-otherwise", "offender", _otherwise_after_attempt, due="call", when="after-attempt")
    with_later = UNSAID
    if called_over_correction(f):
        with_later = "with-all-later-calls"
        law_16.information_from_withdrawn_call(f)
    return (
        CallCancelled(who="offender", call=f.replacement if f.given("replacement") else f.attempted, by=with_later),
        MustReplaceCall(who="offender"),
        MustPassThroughout(who="partner"),
        comparably,
        otherwise,
    )


def _comparable_after_attempt(f: InsufficientBidFacts) -> None:
    """A comparable call restricts no lead (26A); what the cancelled call told is unauthorised, and see 72C."""
    law_26.lead_not_restricted(f)
    law_16.information_from_withdrawn_call(f)
    awareness.look_at(f)


def _otherwise_after_attempt(f: InsufficientBidFacts) -> None:
    """Any other call: 26B may apply, and see 72C."""
    withdrawn_calls.replaced_otherwise(f)


@clause("27C")
def corrected_prematurely(f: InsufficientBidFacts) -> tuple[Conclusion, ...]:
    """Corrected before the director ruled, and not accepted: the new call stands, ruled as above."""
    return _corrected(f)


@clause("27D")
def help_of_infraction(f: InsufficientBidFacts) -> Conclusion:
    """After either part of B1: the score should be adjusted if the help of the infraction damaged the non-offending side.

    As near as possible to the likely result without the insufficient bid.
    """
    if not f.given("assistance_damaged"):
        return reminder("damage-by-help-of-call")
    return AdjustedScore(towards="without-help-of-call")


def _look_at_help(f: InsufficientBidFacts) -> None:
    """Nothing more is said if it did no damage."""
    if not f.given("assistance_damaged") or f.assistance_damaged:
        help_of_infraction(f)
    withdrawn_calls.look_at_foresight(f)
