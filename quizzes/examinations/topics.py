"""How each topic of an examination went: the choices, and the points of what was written."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from lawbook import alphabet
from quizzes.examinations.marking import Marked, said
from quizzes.examinations.rubrics import MOST_POINTS
from quizzes.exams.asked import topic_titles


@dataclass(frozen=True)
class Topic:
    """How many choices were ``asked`` and ``right``; the ``points`` of what was written, of so many at ``most``."""

    title: str
    right: int
    asked: int
    points: Fraction
    most: int
    per_cent: int

    @property
    def points_said(self) -> str:
        """The points as they are read."""
        return said(self.points)


def by_topic(marked: Iterable[Marked]) -> list[Topic]:
    """By title in the active language; a topic that has none any more goes by its name.

    Neither what was withdrawn nor what is not marked yet counts.
    """
    titles, found = topic_titles(), dict[str, list[Marked]]()
    for one in marked:
        if one.counts and not one.waits:
            found.setdefault(titles.get(one.topic, one.topic), []).append(one)
    in_order = sorted(found.items(), key=lambda pair: alphabet.place(pair[0]))
    return [_topic(title, several) for title, several in in_order]


def _topic(title: str, several: list[Marked]) -> Topic:
    choices = [one for one in several if not one.written]
    written = [one for one in several if one.written]
    earned, worth = sum((one.earned for one in several), Fraction(0)), sum(one.worth for one in several)
    return Topic(
        title,
        right=sum(one.right for one in choices),
        asked=len(choices),
        points=sum((one.points or Fraction(0) for one in written), Fraction(0)),
        most=MOST_POINTS * len(written),
        per_cent=100 * earned // worth,
    )
