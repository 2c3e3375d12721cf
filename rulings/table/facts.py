"""Deals, play and penalty cards as facts of a case: how they are read, written and described in the JSON Schema."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, PlainSerializer, PlainValidator, WithJsonSchema

from bridge.cards import CardFact
from bridge.deal import Deal, read_deal, write_pbn
from bridge.plays import MOST_TRICKS, Play, read_tricks
from bridge.seats import Seat

_HAND = {
    "oneOf": [
        {"type": "string", "examples": ["AKQJ.T98.765.432"]},
        {"type": "object", "properties": {suit: {"type": "string"} for suit in "SHDC"}, "additionalProperties": False},
    ]
}
_PLAY = {
    "type": "object",
    "properties": {"seat": {"enum": list(Seat)}, "card": {"type": "string"}},
    "required": ["seat", "card"],
}

DealFact = Annotated[
    Deal,
    PlainValidator(read_deal),
    PlainSerializer(write_pbn),
    WithJsonSchema(
        {
            "oneOf": [
                {"type": "string", "description": "PBN", "examples": ["N:AKQJ.T98.765.432 … … …"]},
                {"type": "object", "properties": {seat.value: _HAND for seat in Seat}, "required": list(Seat)},
            ]
        }
    ),
]
"""The four hands."""


def _write_tricks(tricks: tuple[tuple[Play, ...], ...]) -> list[Any]:
    return [" ".join([trick[0][0], *(str(card) for _, card in trick)]) for trick in tricks]


TricksFact = Annotated[
    tuple[tuple[Play, ...], ...],
    PlainValidator(read_tricks),
    PlainSerializer(_write_tricks),
    WithJsonSchema(
        {
            "type": "array",
            "maxItems": MOST_TRICKS,
            "items": {
                "oneOf": [
                    {
                        "type": "string",
                        "examples": ["E SK SA S5 S2"],
                        "description": "the leader, then the cards clockwise",
                    },
                    {"type": "array", "items": _PLAY, "minItems": 1, "maxItems": 4},
                ]
            },
        }
    ),
]
"""The play, trick by trick."""


@dataclass(frozen=True, slots=True)
class PenaltyCardFact:
    """A penalty card that lay on the table from the start of a trick on."""

    seat: Seat
    card: CardFact
    grade: Literal["major", "minor"] = "major"
    from_trick: Annotated[int, Field(ge=1, le=13)] = 1
