"""A claim as programs write it, and its JSON Schema; ``reading`` makes a claim of it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from bridge.cards import CardFact, Strain, Suit
from bridge.seats import Seat
from rulings.adjudication.criteria import Criterion

MOST_FORGOTTEN = 4
MOST_STEPS = 12

Doing = Literal[
    "draw-trumps",
    "cash",
    "ruff",
    "cross-ruff",
    "finesse",
    "cross",
    "lead",
    "give-up",
    "discard",
    "top-down",
]


class _Told(BaseModel):
    model_config = ConfigDict(extra="forbid")


class StepTold(_Told):
    """A step of the statement; ``hand`` is the hand that ruffs, towards which is finessed, or to which the lead crosses."""

    do: Doing
    suit: Suit | None = None
    hand: Seat | None = None
    card: CardFact | None = None
    rounds: Annotated[int | None, Field(strict=True, ge=1, le=13, description="draw-trumps: so many rounds")] = None
    times: Annotated[int | None, Field(strict=True, ge=1, le=13, description="ruff: so many times")] = None
    high: Annotated[bool | None, Field(strict=True, description="ruff, cross-ruff: with high trumps")] = None


class ShownOut(_Told):
    """A suit to which a player had not followed before the claim (70E1)."""

    seat: Seat
    suit: Suit


class PenaltyTold(_Told):
    """A defender's penalty card."""

    seat: Seat
    card: CardFact
    grade: Literal["major", "minor"] = "major"


class ClaimTold(_Told):
    """A contested claim: the cards that are left, who led or leads, what was stated, what may have been forgotten."""

    model_config = ConfigDict(extra="forbid", title="Claim")

    deal: Annotated[
        Any,
        WithJsonSchema({"anyOf": [{"type": "string", "examples": ["S:A2... 43... K5... 76..."]}, {"type": "object"}]}),
        Field(
            description="the cards that are left, as PBN or by seat; those of a trick that was begun are not among them"
        ),
    ]
    leader: Annotated[Seat, Field(description="who leads to the next trick, or led to the one that was begun")]
    trump: Annotated[Strain, Field(description="the denomination of the contract")]
    declarer: Seat
    claimer: Annotated[Seat, Field(description="declarer or a defender")]
    claimed: Annotated[
        int | None, Field(strict=True, ge=0, le=13, description="how many of the tricks that are left were claimed")
    ] = None
    trick: Annotated[
        tuple[CardFact, ...], Field(max_length=3, description="a trick that was begun, from its leader")
    ] = ()
    statement: Annotated[
        tuple[StepTold, ...], Field(max_length=MOST_STEPS, description="what was stated, step by step (68C)")
    ] = ()
    forgotten: Annotated[
        tuple[CardFact, ...],
        Field(
            max_length=MOST_FORGOTTEN,
            description="cards that are out and of which the claimer was possibly not aware (70C2): the director's finding",
        ),
    ] = ()
    shown_out: Annotated[
        tuple[ShownOut, ...], Field(max_length=8, description="who had shown out of what before the claim")
    ] = ()
    penalty_cards: Annotated[
        tuple[PenaltyTold, ...], Field(max_length=13, description="they bind in the imagined play too (50D1)")
    ] = ()
    criteria: Annotated[
        dict[Criterion, Annotated[bool, Field(strict=True)]],
        Field(
            description="what the director overrules of the criteria for a normal line: the name of each with true or false"
        ),
    ] = {}


def schema() -> dict[str, Any]:
    """The JSON Schema of a claim, in one piece: it stands in the API's own document too."""
    found = ClaimTold.model_json_schema()
    whole = _inlined(found, found.pop("$defs"))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **whole}


def _inlined(part: Any, named: dict[str, Any]) -> Any:
    """What is named elsewhere put where it is meant."""
    if isinstance(part, list):
        return [_inlined(one, named) for one in part]
    if not isinstance(part, dict):
        return part
    if name := part.get("$ref"):
        return _inlined(named[name.rpartition("/")[2]], named) | {k: v for k, v in part.items() if k != "$ref"}
    return {key: _inlined(value, named) for key, value in part.items()}
