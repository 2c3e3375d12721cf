"""Exact numbers of scores: sums are fractions, and only what is shown is rounded."""

import re
from decimal import Decimal
from fractions import Fraction
from typing import Annotated, Any

from pydantic import BeforeValidator, InstanceOf, PlainSerializer, WithJsonSchema

Exact = int | Fraction

PLACES = 2
"""Matchpoints, percentages and IMPs are shown with so many decimals."""

_WRITTEN = re.compile(r"([+-]?)(\d{1,5})(?:[.,](\d{1,6}))?")
_AS_FRACTION = re.compile(r"(\d{1,4})/(\d{1,4})")


class NotANumber(ValueError):
    """The text is not a number as scores and weights are written."""


def rounded(value: Exact, places: int = PLACES) -> Decimal:
    """The value with so many decimals, half away from zero (2.345 is 2.35, −2.345 is −2.35), without idle zeros."""
    units = int(abs(Fraction(value)) * 10**places + Fraction(1, 2))
    return _without_idle_zeros(Decimal(units if value >= 0 else -units).scaleb(-places))


def _without_idle_zeros(value: Decimal) -> Decimal:
    return Decimal(int(value)) if value == value.to_integral_value() else value.normalize()


def read_number(text: object) -> Fraction:
    """A number as it is written, with a point or a comma, or as a fraction; exact, however it came. Raises ``NotANumber``."""
    plain = str(text).strip().replace("−", "-")
    if (parts := _AS_FRACTION.fullmatch(plain.removeprefix("-"))) and int(parts[2]):
        return Fraction(plain)
    match = _WRITTEN.fullmatch(plain)
    if match is None or isinstance(text, bool):
        raise NotANumber(f"not a number: {str(text)[:20]!r}")
    sign, whole, decimals = match.groups()
    value = Fraction(f"{whole}.{decimals or '0'}")
    return -value if sign == "-" else value


def read_share(text: object) -> Fraction:
    """A part of the whole: ``60`` and ``60%`` are percent, ``1/3`` is a third. Raises ``NotANumber``."""
    written = str(text).strip().removesuffix("%").removeprefix("%").strip()
    match = _AS_FRACTION.fullmatch(written)
    if match is None:
        return read_number(text if not isinstance(text, str) else written) / 100
    part, whole = map(int, match.groups())
    if not whole:
        raise NotANumber(f"not a part of a whole: {written!r}")
    return Fraction(part, whole)


def written(value: Fraction) -> str:
    """The number as ``read_number`` reads it: with decimals if it has an end, else as a fraction."""
    shown = rounded(value, 6)
    return str(shown) if Fraction(shown) == value else str(value)


def written_share(share: Fraction) -> str:
    """The share as ``read_share`` reads it: in percent if that has an end, else as a fraction."""
    percent = written(share * 100)
    return percent if "/" not in percent else str(share)


def _number(value: Any) -> Fraction:
    return value if isinstance(value, Fraction) else read_number(value)


NumberFact = Annotated[
    InstanceOf[Fraction],
    BeforeValidator(_number),
    PlainSerializer(float),
    WithJsonSchema(
        {"type": ["number", "string"], "pattern": "^-?[0-9]{1,3}([.,][0-9]{1,4})?$", "examples": [62.5, -3]}
    ),
]
"""A percentage, or IMPs: read exactly as it is written."""
