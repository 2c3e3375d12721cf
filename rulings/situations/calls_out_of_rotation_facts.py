"""What a director is told of a call out of rotation (17D3, 28 to 34)."""

from typing import Annotated, Literal

from bridge.auction import PASS, Auction, Call
from bridge.problems import Problem
from bridge.seats import Seat
from rulings.engine.exclusions import excluding, not_together
from rulings.situations import calls_told, told
from rulings.situations.auctions_told import (
    AuctionToldFacts,
    calls_agree,
    has_called,
    last_bid,
    last_call,
    no_bid_before,
)
from rulings.situations.changed_calls_facts import FirstCallWas, SecondCallForbidden
from rulings.situations.irregular_calls_facts import EnforcedPasses, IrregularCallFacts, TurnToCall


class CallOutOfRotationFacts(IrregularCallFacts, AuctionToldFacts, kind="call-out-of-rotation"):
    """A player called although it was not his turn."""

    turn_to_call: TurnToCall
    slip: calls_told.Slip = False
    simultaneous: Annotated[bool, "the call was made at the same moment as that of the player whose turn it was"] = (
        False
    )
    rho_must_pass: Annotated[bool, "the right-hand opponent has to pass because of an earlier ruling"] = False
    owed_pass_ends_auction: Annotated[
        bool, "the pass that the right-hand opponent has to make is the third in turn after the last bid"
    ] = False
    enforced_passes: EnforcedPasses = "none"
    called_before: Annotated[bool, "the offender had already made a call in this auction"]
    first_call_was: FirstCallWas
    second_call_forbidden: SecondCallForbidden = False
    artificial: Annotated[bool, "the call is artificial"] = False
    partners_call_artificial: Annotated[bool, "the pass was made over an artificial call of partner's"] = False
    last_bid: calls_told.LastBid
    rho_called: Annotated[bool, "the right-hand opponent, whose turn it was, called before the director had ruled"] = (
        False
    )
    rho_then: Annotated[
        Literal["not-yet", "passed", "called"],
        "what the right-hand opponent did once the call was cancelled and the auction had gone back to him: nothing yet; "
        "he passed; he bid, doubled or redoubled",
    ] = "not-yet"
    event: told.Event = "pairs"

    def turns_ahead(self) -> int:
        """By whose turn it was; of two calls at once that of the player in turn is among the calls before."""
        return {"rho": 1, "partner": 2, "lho": 3}[self.turn_to_call] - self.simultaneous


def _one_opponent_called_first(f: CallOutOfRotationFacts) -> Problem | None:
    """28B needs that the player in turn called before anything else happened, 29A that the left-hand opponent did."""
    wrong = f.rho_called and f.lho_did != "nothing"
    return Problem("rho_called", "both-opponents-acted", {}) if wrong else None


def _rho_calls_in_turn(f: CallOutOfRotationFacts) -> Problem | None:
    """A right-hand opponent whose turn it is not makes an irregular call of his own."""
    wrong = f.rho_called and not _can_be_rhos_turn(f)
    return Problem("rho_called", "not-right-hand-opponents-turn", {}) if wrong else None


def _only_passes_are_over(f: CallOutOfRotationFacts) -> Problem | None:
    wrong = f.call != "P" and f.partners_call_artificial
    return Problem("partners_call_artificial", "no-pass-out-of-rotation", {}) if wrong else None


def _who_calls_again_has_called(f: CallOutOfRotationFacts) -> Problem | None:
    """Left-hand opponent's turn, and the offender has not called: he sits before the dealer, and nobody has bid.

    Unless they called together: then the other call counts as made first (33).
    """
    first = f.turn_to_call == "lho" and not has_called_before(f) and not f.simultaneous
    place = _call_told(f) if first else ""
    return Problem(place, "nobody-called-before", {}) if place else None


def _call_told(f: CallOutOfRotationFacts) -> str:
    """The fact that tells of an earlier call other than a pass; empty where none does."""
    if f.known.get("partners_call_artificial"):
        return "partners_call_artificial"
    if f.given("last_bid"):
        return "last_bid"
    return "last_call" if last_call(f) != "none" else ""


def _told_as_the_calls_show(f: CallOutOfRotationFacts) -> Problem | None:
    if not f.given("calls_before"):
        return None
    if f.given("called_before") and f.called_before != has_called(f):
        return Problem("called_before", "calls-show-otherwise", {})
    wrong = f.given("last_bid") and f.last_bid != last_bid(f)
    return Problem("last_bid", "calls-show-otherwise", {}) if wrong else None


def _accepted_call_was_not_cancelled(f: CallOutOfRotationFacts) -> Problem | None:
    """A call that stands (29A) was not cancelled: the auction did not go back, and no other call came in its place."""
    if not _stands(f):
        return None
    if f.known.get("rho_then", "not-yet") != "not-yet":
        return excluding(f, "lho_did", "rho_then")
    replaced = f.lho_did == "accepted" and f.known.get("replaced")
    return excluding(f, "lho_did", "replaced") if replaced else None


def _stands(f: CallOutOfRotationFacts) -> bool:
    """Accepted (29A) or called over (29A, 37A); by words nobody accepts an inadmissible call, and 36A cancels a double."""
    if f.call in ("X", "XX"):
        return False
    return f.lho_did == "called" or (f.lho_did == "accepted" and (f.enforced_passes == "none" or f.call == "P"))


def _goes_back_to_rho(f: CallOutOfRotationFacts) -> Problem | None:
    """The cancelled call gives the turn back to the right-hand opponent only where it was his (29B, 33)."""
    wrong = f.known.get("rho_then", "not-yet") != "not-yet" and not _can_be_rhos_turn(f)
    return excluding(f, "turn_to_call", "simultaneous", "rho_then") if wrong else None


def _can_be_rhos_turn(f: CallOutOfRotationFacts) -> bool:
    """It was the right-hand opponent's turn, or became it by a call of partner's at the same moment (33)."""
    simultaneous = f.known.get("simultaneous")
    return (f.turn_to_call == "rho" and not simultaneous) or (f.turn_to_call == "partner" and simultaneous is not False)


def has_called_before(f: CallOutOfRotationFacts) -> bool:
    """Whether the offender had made a call in this auction."""
    return has_called(f) if f.given("calls_before") else f.called_before


def owed_pass_is_final(f: CallOutOfRotationFacts) -> bool:
    """Whether the pass that the right-hand opponent has to make ends the auction; calls that are told show it."""
    if f.given("calls_before"):
        return Auction(Seat.N, (*f.calls_before, PASS)).is_over
    return f.owed_pass_ends_auction


def caller_after_owed_pass(f: CallOutOfRotationFacts) -> str:
    """What the caller is once that pass has ended the auction: it was he who had called last before three passes."""
    before = last_call(f)
    if before == "none":
        return "all-passed"
    return "defender" if before == "own-sides-double" else "declaring-side"


def bid_to_supersede(f: CallOutOfRotationFacts) -> Call | None:
    """The last bid, where it is told."""
    if f.given("calls_before"):
        return last_bid(f)
    return f.last_bid if f.given("last_bid") else None


CALL_OUT_OF_ROTATION_CHECKS = (
    _one_opponent_called_first,
    _rho_calls_in_turn,
    _only_passes_are_over,
    _who_calls_again_has_called,
    _told_as_the_calls_show,
    calls_agree,
    no_bid_before,
    _accepted_call_was_not_cancelled,
    _goes_back_to_rho,
    not_together(rho_must_pass=True, rho_then={"passed", "called"}),
    not_together(rho_must_pass=False, owed_pass_ends_auction=True),
    not_together(last_call={"opponents-bid", "opponents-double"}, owed_pass_ends_auction=True),
    not_together(rho_called=True, rho_then={"passed", "called"}),
)
