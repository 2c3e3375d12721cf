"""What the number of a board (2) and its calls (19C, 19D, 22A) say: vulnerability, contract, declarer."""

from typing import Annotated

from pydantic import BeforeValidator, Field, WithJsonSchema

from bridge.auction import Auction, parse_call
from bridge.boards import dealer, vulnerability
from bridge.contracts import Contract
from bridge.problems import Problem
from bridge.seats import Seat
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts

CallFact = Annotated[
    str,
    BeforeValidator(lambda value: parse_call(str(value))),
    WithJsonSchema({"type": "string", "pattern": "^(P|X|XX|[1-7](C|D|H|S|NT))$", "examples": ["1NT", "P", "X"]}),
]

MOST_CALLS = 319
"""The longest auction: three passes, then every bid with a double and a redouble between two passes each."""


class BoardFacts(Facts):
    """A board by its number, with its auction."""

    board: Annotated[int, Field(ge=1, le=999), "the number of the board: it says who dealt and who was vulnerable"]
    calls: Annotated[tuple[CallFact, ...], Field(max_length=MOST_CALLS), "all calls in order, from the dealer on"]


def calls_make_contract(f: BoardFacts) -> Problem | None:
    """The calls are those of a whole auction on a board, each of them legal, and not passed out."""
    if not f.given("calls"):
        return None
    if not f.given("board"):
        return Problem("board", "calls-without-board", {})
    auction = Auction(dealer(f.board))
    for call in f.calls:
        if call not in auction.legal_calls():
            return Problem("calls", "call-not-legal", {"call": call, "count": len(auction.calls) + 1})
        auction = Auction(auction.dealer, (*auction.calls, call))
    whole = auction.is_over and auction.contract is not None
    return None if whole else Problem("calls", "no-contract", {})


@clause("2")
def vulnerability_of_board(f: BoardFacts) -> str:
    """The number of the board says who is vulnerable."""
    return vulnerability(f.board).value


@clause("2")
def dealer_of_board(f: BoardFacts) -> Seat:
    """The number of the board says who made the first call."""
    return dealer(f.board)


@clause("22A")
def contract_of_calls(f: BoardFacts) -> Contract | None:
    """The last bid is the contract, with the doubles that followed it."""
    auction = Auction(dealer_of_board(f), f.calls)
    if not is_doubled(f, auction):
        had_superseded_double(f, auction)
    who_declares(f, auction)
    return auction.contract


@clause("19D")
def is_doubled(f: BoardFacts, auction: Auction) -> bool:
    """No legal bid followed the double or redouble."""
    return bool(auction.contract and auction.contract.risk)


@clause("19C")
def had_superseded_double(f: BoardFacts, auction: Auction) -> bool:
    """A later bid superseded the double or redouble."""
    return "X" in auction.calls


@clause("def:deklaran")
def who_declares(f: BoardFacts, auction: Auction) -> Seat | None:
    """The player of the side of the last bid who first named its denomination."""
    return auction.contract.declarer if auction.contract else None
