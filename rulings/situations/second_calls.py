"""A second call of the same player at his left-hand opponent's turn: out of rotation, and ruled as a change of call (25)."""

from bridge.auction import DOUBLE, REDOUBLE, Auction
from bridge.seats import Seat
from rulings.situations import changed_calls
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts
from rulings.situations.changed_calls_facts import ChangedCallFacts


def changed(f: CallOutOfRotationFacts) -> None:
    """25, of the call before (30B2, 31C, 32C): nobody has called between the two."""
    known = {name: value for name, value in f.known.items() if name in ChangedCallFacts.fields}
    seen = {
        "second_call": f.call,
        "second_call_made": True,
        "partner_called": False,
        "auction_period_over": False,
        "lho_called_over_first": False,
        "lho_called_deliberately": True,
        "second_call_forbidden": _forbidden_in_that_place(f),
    }
    changed_calls.by_law_25(ChangedCallFacts(f.step, unassumed=f.unassumed, **(known | seen)))


def _forbidden_in_that_place(f: CallOutOfRotationFacts) -> bool:
    """The calls before show it where they are told: the last of them is the first of the two calls."""
    if f.call not in (DOUBLE, REDOUBLE):
        return False
    if not f.given("calls_before"):
        return not _was_to_double(f) and f.second_call_forbidden
    before = Auction(Seat.N, f.calls_before[:-1])
    return before.forbids(before.turn, f.call)


def _was_to_double(f: CallOutOfRotationFacts) -> bool:
    """An opponent made the last call but passes, as 19 asks: the player's first call was a pass, after it."""
    return f.given("last_call") and f.last_call == {DOUBLE: "opponents-bid", REDOUBLE: "opponents-double"}[f.call]
