"""How each topic of an exam went."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from lawbook import alphabet


class Answered(Protocol):
    """An answer that was marked."""

    @property
    def topic(self) -> str:
        """The title of its topic, in the active language; of one that is no more its name."""

    @property
    def right(self) -> bool:
        """Whether exactly the right options were chosen."""


@dataclass(frozen=True)
class TopicResult:
    """How a topic went."""

    title: str
    right: int
    asked: int


def by_topic(marked: Iterable[Answered]) -> list[TopicResult]:
    """By topic, in the order of the alphabet."""
    found: dict[str, list[Answered]] = {}
    for one in marked:
        found.setdefault(one.topic, []).append(one)
    return [
        TopicResult(title, sum(one.right for one in several), len(several))
        for title, several in sorted(found.items(), key=lambda pair: alphabet.place(pair[0]))
    ]
