"""How hard the questions of a template are, as they were answered: from the first month to a national examination.

The scale is that of the ratings: what somebody of middle strength answers rightly so often. Few answers say little, so what is
said is a span of levels, and nothing at all where it would be wider than two of them.
"""

from bisect import bisect
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Literal

from quizzes.models import START_RATING
from quizzes.practice.ratings import Measured, measured

Level = Literal["first-month", "club", "region", "nation"]
LEVELS: tuple[Level, ...] = ("first-month", "club", "region", "nation")
BOUNDS = (START_RATING - 150, START_RATING - 30, START_RATING + 80)
"""Somebody of middle strength answers 70, 54, 39 of a hundred rightly there."""

FEWEST = 10
_POINTS = 347.0
"""400 / ln 10, divided by the half that an even chance spreads: the error of a rating after one answer."""
_SWING = 30.0
"""A rating never stands stiller than that: its last answers move it."""


@dataclass(frozen=True)
class Hardness:
    """How hard a template is: the lowest and the highest level that its answers leave, if these are not too few."""

    answers: int
    lowest: Level | None = None
    highest: Level | None = None

    @property
    def is_measured(self) -> bool:
        """Whether anything can be said."""
        return self.lowest is not None


def hardness(rating: float, answers: int) -> Hardness:
    """What a rating after so many answers tells."""
    if answers < FEWEST:
        return Hardness(answers)
    error = max(_POINTS / sqrt(answers), _SWING)
    low, high = bisect(BOUNDS, rating - error), bisect(BOUNDS, rating + error)
    return Hardness(answers, LEVELS[low], LEVELS[high]) if high - low <= 1 else Hardness(answers)


def hardness_of(templates: Iterable[str]) -> dict[str, Hardness]:
    """That of some templates."""
    found = measured()
    return {name: hardness(one.rating, one.answers) for name in templates for one in [found.get(name, Measured())]}
