"""Calls of a case: one call, and what of the auction decides whether a bid or a double is legal after it."""

from typing import Annotated, Any, Literal

from pydantic import Field, PlainValidator, WithJsonSchema

from bridge.auction import Call, parse_call
from rulings.engine.facts import Judgement


def _bid(value: Any) -> Call:
    call = Call(parse_call(str(value)))
    if not call.is_bid:
        raise ValueError("not a bid: a number from 1 to 7 and a denomination, such as 1H or 3NT")
    return call


OneCall = Annotated[
    Call,
    PlainValidator(lambda value: Call(parse_call(str(value)))),
    WithJsonSchema({"type": "string", "pattern": "^(P|X|XX|[1-7](C|D|H|S|NT))$", "examples": ["1NT", "P", "X"]}),
]
Bid = Annotated[
    Call,
    PlainValidator(_bid),
    WithJsonSchema({"type": "string", "pattern": "^[1-7](C|D|H|S|NT)$", "examples": ["1NT", "4H"]}),
]
Denomination = Literal["C", "D", "H", "S", "NT"]

TheCall = Annotated[OneCall, "the irregular call"]
TheReplacement = Annotated[OneCall, "the call made, or to be made, in place of the irregular one"]
Shows = Annotated[
    tuple[Denomination, ...],
    Field(max_length=5),
    "the denominations that the irregular call shows, if not simply its own",
]
ReplacementShows = Annotated[
    tuple[Denomination, ...],
    Field(max_length=5),
    "the denominations that the call in its place shows, if not simply its own",
]
LastBid = Annotated[Bid, "the last bid before the irregular call"]
LastCall = Annotated[
    Literal["opponents-bid", "own-sides-bid", "opponents-double", "own-sides-double", "redouble", "none"],
    "the last call but passes before the irregular one: a bid of the opponents; a bid of the offender's own side; a double by "
    "the opponents; a double by the offender's own side; a redouble; nobody had called anything but pass",
]
"""Decides whether a double or a redouble is legal (19A1, 19B1)."""
Slip = Annotated[
    bool,
    "the player had not meant to make the irregular call: a mechanical error or a slip of the tongue",
    Judgement("25A2"),
]
"""Then 25A comes before the Law on the call."""
LhoDid = Annotated[
    Literal["nothing", "accepted", "refused", "called"],
    "what the offender's left-hand opponent did about the irregular call: nothing yet; accepted it; did not accept it; "
    "called over it",
]
