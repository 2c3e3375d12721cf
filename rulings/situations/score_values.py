"""Scores, shares and other numbers as facts of a case: how they are read, and described in the JSON Schema."""

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, InstanceOf, PlainSerializer, WithJsonSchema

from bridge.boards import Vulnerability
from bridge.scoring.exact import read_share, written_share
from bridge.scoring.results import Result, format_result, parse_result
from bridge.scoring.table_of_scores import score
from bridge.seats import Side

LARGEST = 7600
"""No score is larger: a redoubled vulnerable contract of seven without a trick."""

_RESULT = "(Pass|[1-7](C|D|H|S|NT)X{0,2}(=|\\+[1-6]|-([1-9]|1[0-3])) [NESW])"


def _score(value: Any) -> int | Result:
    """Points, or a result with its declarer."""
    if isinstance(value, Result):
        return value
    text = str(value).strip().replace("−", "-")
    if not text.lstrip("+-").isdigit():
        result = parse_result(text)
        if result.contract and result.contract.declarer is None:
            raise ValueError("a result with its declarer is expected, such as 4S= N")
        return result
    points = int(text)
    if points % 10 or abs(points) > LARGEST or isinstance(value, bool):
        raise ValueError(f"no score of a board: {points}")
    return points


ScoreFact = Annotated[
    InstanceOf[Result] | int,
    BeforeValidator(_score),
    PlainSerializer(str),
    WithJsonSchema(
        {
            "type": ["integer", "string"],
            "multipleOf": 10,
            "pattern": f"^([+-]?[1-9][0-9]{{0,2}}0|0|{_RESULT})$",
            "examples": [620, "4S= N", "3NTX-2 W", "Pass"],
        }
    ),
]
"""A score for North-South in points, or the result with its declarer."""


def points_for_ns(value: int | Result, vulnerable: str) -> int:
    """The score for North-South."""
    if isinstance(value, int):
        return value
    contract = value.contract
    if contract is None or contract.declarer is None:
        return 0
    declarers = contract.declarer.side
    gained = score(contract, vulnerable=Vulnerability(vulnerable).of(declarers), tricks=value.tricks).points
    return gained if declarers is Side.NS else -gained


def _weight(value: Any) -> Fraction:
    if isinstance(value, Fraction):
        return value
    share = read_share(value)
    if not 0 < share <= 1:
        raise ValueError("a weight is more than nothing and at most the whole")
    return share


WeightFact = Annotated[
    InstanceOf[Fraction],
    BeforeValidator(_weight),
    PlainSerializer(lambda share: float(share * 100)),
    WithJsonSchema(
        {
            "type": ["number", "string"],
            "pattern": "^(100|[1-9][0-9]?([.,][0-9]{1,4})?|1/[2-9]|2/[3579])$",
            "examples": [60, 33.5, "1/3"],
        }
    ),
]
"""How much of the whole a result weighs: percent, or a fraction such as 1/3."""


@dataclass(frozen=True, slots=True)
class PossibleResult:
    """A result that could have come about: how much it weighs, and whether it could have come about legally."""

    score: ScoreFact
    weight: WeightFact = Fraction(1)
    legal: bool = True

    def __str__(self) -> str:
        """As one types it: ``4S=N:60``, ``-100:1/3``, ``5S=N:20!`` if it could not have come about legally."""
        share = "" if self.weight == 1 else f":{written_share(self.weight)}"
        return f"{score_as_text(self.score)}{share}{'' if self.legal else '!'}"


def score_as_text(value: int | Result) -> str:
    """A score in one word: ``620``, ``4S=N``."""
    return str(value) if isinstance(value, int) else format_result(value, ascii_only=True).replace(" ", "")


def _possible(value: Any) -> Any:
    """A result in one word too."""
    if not isinstance(value, str):
        return value
    score, _colon, weight = value.strip().removesuffix("!").partition(":")
    return {"score": score, "weight": weight or 100, "legal": not value.strip().endswith("!")}


PossibleResultFact = Annotated[PossibleResult, BeforeValidator(_possible)]


def _group(value: Any) -> Any:
    """Scores in one line too."""
    return re.split(r"[\s,]+", value.strip()) if isinstance(value, str) else value


ScoreGroup = Annotated[tuple[ScoreFact, ...], Field(min_length=1, max_length=100), BeforeValidator(_group)]
"""Scores that were made in one form of a board."""
