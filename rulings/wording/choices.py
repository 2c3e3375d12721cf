"""The values of a fact, to be chosen from in a form."""

from collections.abc import Iterable
from dataclasses import dataclass

from rulings.situations.values_as_text import as_text
from rulings.wording.speech import value_name


@dataclass(frozen=True)
class Choice:
    """A value to choose: as the form sends it, as it is called, and whether it is chosen now."""

    value: str
    label: str
    chosen: bool


def choices(fact: str, values: Iterable[object], now: str) -> list[Choice]:
    """Each value of a fact, in the active language; ``now`` is the one chosen, as text."""
    return [Choice(as_text(value), value_name(fact, value), as_text(value) == now) for value in values]
