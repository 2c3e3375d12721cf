"""What is wrong with a case, in a form that the message catalogues can say."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

_SHOWN = 40


def quoted(value: object) -> str:
    """What cannot be read, as it was written: text in quotation marks, anything else as it is; not more than is needed."""
    return f"“{value[:_SHOWN]}”" if isinstance(value, str) else repr(value)[:_SHOWN]


@dataclass(frozen=True)
class Problem:
    """Where (``deal.N``, ``play.5``), which (a key of the message catalogues), and with what."""

    place: str
    key: str
    values: dict[str, Any]


class ImpossibleCase(Exception):
    """A case, a deal or a play that cannot be; with every problem."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(f"{problem.place}: {problem.key} {problem.values}" for problem in problems))
        self.problems = list(problems)
