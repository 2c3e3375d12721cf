"""How each topic of an exam went."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol


class Answered(Protocol):
    """An answer that was marked."""

    @property
    def topic(self) -> str:
        """The name of its topic."""

    @property
    def right(self) -> bool:
        """Whether exactly the right options were chosen."""


@dataclass(frozen=True)
class TopicResult:
    """How a topic went."""

    title: str
    right: int
    asked: int


def by_topic(marked: Iterable[Answered], titles: Mapping[str, str]) -> list[TopicResult]:
    """By title, in the order of the titles; a topic that has none any more goes by its name."""
    found: dict[str, list[Answered]] = {}
    for one in marked:
        found.setdefault(titles.get(one.topic, one.topic), []).append(one)
    return [
        TopicResult(title, sum(one.right for one in several), len(several)) for title, several in sorted(found.items())
    ]
