"""What a director is told of an insufficient bid (27)."""

from typing import Annotated

from bridge.auction import Call, lowest_above, supersedes
from bridge.problems import Problem
from rulings.engine.exclusions import excluding
from rulings.situations import auctions_told, calls_told, told
from rulings.situations.auctions_told import AuctionToldFacts
from rulings.situations.withdrawn_calls_facts import WithdrawnCallFacts


class InsufficientBidFacts(AuctionToldFacts, WithdrawnCallFacts, kind="insufficient-bid"):
    """A player made a bid that may not supersede the last one."""

    last_bid: calls_told.LastBid
    last_call: calls_told.LastCall = "opponents-bid"
    in_turn: told.InTurn = True
    slip: calls_told.Slip = False
    lho_did: calls_told.LhoDid = "nothing"
    premature: Annotated[bool, "the offender replaced the call before the director had ruled"] = False
    attempted: Annotated[
        calls_told.OneCall,
        "a double, redouble or further insufficient bid with which he had tried to correct it first, and which was cancelled",
    ]
    second_bid_accepted: Annotated[
        bool, "the left-hand opponent accepted the second insufficient bid, by saying so or by calling over it"
    ]
    shows: calls_told.Shows = ()
    replacement_shows: calls_told.ReplacementShows = ()
    lower_bid_shows_same: Annotated[bool, "a lower sufficient bid would show the same denominations"]
    event: told.Event = "pairs"


def bid_before(f: InsufficientBidFacts) -> Call:
    """The bid that has to be superseded: told, or the last one among the calls."""
    return (auctions_told.last_bid(f) if f.given("calls_before") else None) or f.last_bid


def called_over_correction(f: InsufficientBidFacts) -> bool:
    """The bid was replaced before the director came, and the left-hand opponent then called: over the new call (27C)."""
    return f.lho_did == "called" and f.given("replacement") and f.premature


def shown_by(bid: Call, shows: tuple[str, ...]) -> frozenset[str]:
    """The denominations that a bid shows: those that are told, else its own."""
    return frozenset(shows) or frozenset({bid.strain.value})


def is_natural(bid: Call, shows: tuple[str, ...]) -> bool:
    """Whether a bid shows its own denomination and no other."""
    return shown_by(bid, shows) == {bid.strain}


def lowest_of_denomination(f: InsufficientBidFacts) -> Call | None:
    """The lowest sufficient bid in the denomination of a natural one; ``None`` if there is none, or it is not natural."""
    return lowest_above(bid_before(f), f.call.strain) if is_natural(f.call, f.shows) else None


def is_a_bid(f: InsufficientBidFacts) -> Problem | None:
    """Only bids can be insufficient."""
    return None if f.call.is_bid else Problem("call", "not-a-bid", {"call": f.call})


def attempt_was_cancelled(f: InsufficientBidFacts) -> Problem | None:
    """A pass or a sufficient bid is not cancelled: it takes the place of the insufficient bid (27B2)."""
    stands = supersedes(f.attempted, bid_before(f)) if f.attempted.is_bid else f.attempted == "P"
    return Problem("attempted", "attempt-stands", {"call": f.attempted}) if stands else None


def replaced_by_another_call(f: InsufficientBidFacts) -> Problem | None:
    """Who says the same bid again has replaced nothing."""
    return Problem("replacement", "replaced-by-itself", {"call": f.call}) if f.replacement == f.call else None


def somebody_had_bid(f: InsufficientBidFacts) -> Problem | None:
    """The first bid of an auction supersedes nothing; a bid told beside the calls is the last one of them."""
    if not f.given("calls_before"):
        return None
    bid = auctions_told.last_bid(f)
    if bid is None:
        return Problem("calls_before", "no-bid-before", {})
    wrong = f.given("last_bid") and f.last_bid != bid
    return Problem("last_bid", "calls-show-otherwise", {}) if wrong else None


def second_call_was_insufficient(f: InsufficientBidFacts) -> Problem | None:
    """Only a second insufficient bid can be accepted as the first was (27B4)."""
    second = "replacement" if f.given("replacement") else "attempted"
    if not f.second_bid_accepted or second not in f.known:
        return None
    call = f.known[second]
    return excluding(f, second, "second_bid_accepted") if not call.is_bid or supersedes(call, bid_before(f)) else None


INSUFFICIENT_BID_CHECKS = (
    is_a_bid,
    somebody_had_bid,
    auctions_told.calls_agree,
    auctions_told.no_bid_before,
    second_call_was_insufficient,
    attempt_was_cancelled,
    replaced_by_another_call,
)
