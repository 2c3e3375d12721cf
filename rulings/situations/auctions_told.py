"""The auction before an irregular call: told as one or two facts, or read off the calls where they are told."""

from typing import Annotated

from pydantic import Field

from bridge.auction import DOUBLE, PASS, REDOUBLE, Call
from bridge.problems import Problem
from rulings.engine.exclusions import ANY, not_together
from rulings.engine.facts import Facts
from rulings.situations import calls_told
from rulings.situations.board_facts import MOST_CALLS

CallsBefore = Annotated[
    tuple[calls_told.OneCall, ...],
    Field(max_length=MOST_CALLS),
    "all calls that stood before the irregular one, in order, from the dealer on; of two at once the one made in turn is there",
]


class AuctionToldFacts(Facts):
    """What was called before an irregular call."""

    last_call: calls_told.LastCall
    calls_before: CallsBefore

    def turns_ahead(self) -> int:
        """How many turns later it would have been the caller's turn; 0 for a call in rotation."""
        return 0


def last_call(f: AuctionToldFacts) -> str:
    """The last call but passes, as ``last_call`` names it."""
    if not f.given("calls_before"):
        return f.last_call
    calls = f.calls_before
    at = next((at for at in range(len(calls) - 1, -1, -1) if calls[at] != PASS), None)
    if at is None:
        return "none"
    if calls[at] == REDOUBLE:
        return "redouble"
    own = (at - len(calls) - f.turns_ahead()) % 2 == 0
    return f"{'own-sides' if own else 'opponents'}-{'double' if calls[at] == DOUBLE else 'bid'}"


def has_called(f: AuctionToldFacts) -> bool:
    """Whether the calls show one of the caller's."""
    calls = f.calls_before
    return any((at - len(calls) - f.turns_ahead()) % 4 == 0 for at in range(len(calls)))


def last_bid(f: AuctionToldFacts) -> Call | None:
    """The last bid among the calls."""
    return next((call for call in reversed(f.calls_before) if call.is_bid), None)


def calls_agree(f: AuctionToldFacts) -> Problem | None:
    """What is told beside the calls is what they show."""
    if not (f.given("calls_before") and f.given("last_call")) or last_call(f) == f.last_call:
        return None
    return Problem("last_call", "calls-show-otherwise", {})


no_bid_before = not_together(last_call="none", last_bid=ANY)
"""Where nobody has called anything but pass there is no last bid."""
