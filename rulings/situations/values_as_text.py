"""Values of facts as an address or a form holds them: ``true``, ``H5 H7``, ``62.5``; an empty list is a dash."""

from fractions import Fraction
from typing import Any

from bridge.scoring.exact import written
from bridge.scoring.results import Result
from rulings.situations.score_values import score_as_text

NONE = "-"


def as_text(value: Any) -> str:
    """A value as text; the lists of a list are divided by semicolons."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Fraction):
        return written(value)
    if isinstance(value, Result):
        return score_as_text(value)
    if isinstance(value, tuple) and value and isinstance(value[0], tuple) and not hasattr(value[0], "_fields"):
        return "; ".join(map(as_text, value))
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return " ".join(map(as_text, value)) or NONE
    return str(value)
