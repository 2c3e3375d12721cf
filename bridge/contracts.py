"""A contract: level, denomination, doubled or not, declarer. Written ``4HX S``; notrump is ``NT``, redoubled ``XX``."""

import re
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, PlainSerializer, WithJsonSchema

from bridge.cards import Strain
from bridge.in_words import in_signs
from bridge.seats import A_SEAT, SEAT_LETTERS, Seat

Risk = Literal["", "X", "XX"]
_WRITTEN = re.compile(rf"([1-7])\s*([CDHS♣♦♥♠]|NT?)\s*(X{{0,2}})(?:\s*({A_SEAT}))?", re.IGNORECASE | re.ASCII)
_GLYPHS = str.maketrans("♠♥♦♣", "SHDC")


@dataclass(frozen=True, slots=True)
class Contract:
    """The last bid, its risk, and the declarer where known."""

    level: int
    strain: Strain
    risk: Risk = ""
    declarer: Seat | None = None

    def __str__(self) -> str:
        return f"{self.level}{self.strain}{self.risk}" + (f" {self.declarer}" if self.declarer else "")

    @property
    def needed(self) -> int:
        """The tricks that make it."""
        return self.level + 6


def parse_contract(text: str) -> Contract:
    """A contract as directors write it (``4HX S``, ``3N W``, ``4♥X G``, ``4 kör kontr``); ``ValueError`` if it is none."""
    if not (match := _WRITTEN.fullmatch(in_signs(text))):
        raise ValueError(f"not a contract: {text[:20]!r}")
    level, strain, risk, seat = match.groups()
    risks: dict[str, Risk] = {"": "", "X": "X", "XX": "XX"}
    return Contract(
        int(level),
        Strain("NT" if strain.upper().startswith("N") else strain.upper().translate(_GLYPHS)),
        risks[risk.upper()],
        SEAT_LETTERS[seat.upper()] if seat else None,
    )


def _read(value: Any) -> Contract:
    if isinstance(value, Contract):
        return value
    if not isinstance(value, str):
        raise ValueError("not a contract: expected text such as 4HX or 3NT")
    return parse_contract(value)


ContractFact = Annotated[
    Contract,
    BeforeValidator(_read),
    PlainSerializer(str),
    WithJsonSchema({"type": "string", "pattern": "^[1-7](C|D|H|S|NT)X{0,2}( [NESW])?$", "examples": ["4HX S", "3NT"]}),
]
"""A contract in a case."""
