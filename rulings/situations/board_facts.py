"""What the number of a board (2) and its calls (19C, 19D, 22A) say: vulnerability, contract, declarer."""

from typing import Annotated

from pydantic import BeforeValidator, Field, WithJsonSchema

from bridge.auction import parse_call
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
