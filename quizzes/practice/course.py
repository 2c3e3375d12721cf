"""The course: a lesson for each topic of the questions (``fixtures/course.yaml``), and what a student has done of it."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache
from typing import Any

import yaml
from django.conf import settings
from django.utils import timezone

from quizzes.models import Attempt, Memory, Student
from quizzes.offering.offered import offered
from quizzes.practice.picking import IN_A_LESSON
from quizzes.practice.shares import Share
from quizzes.questions.templates import practised_as, templates


@dataclass(frozen=True)
class Lesson:
    """What is read on a topic; ``besides``: what decides some of its questions too; ``reading``: a page to read through."""

    topic: str
    laws: tuple[int, ...]
    besides: tuple[int | str, ...] = ()
    reading: str = ""
    case: str = ""

    @property
    def mode(self) -> str:
        """The practice of its five questions."""
        return f"lesson-{self.topic}"


@cache
def course() -> dict[str, Lesson]:
    """The lessons by topic; last those of topics that the file does not know, with the Laws of their templates."""
    rows = yaml.load((settings.FIXTURES_DIR / "course.yaml").read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    found = {row["topic"]: _lesson(row) for row in rows}
    laws: dict[str, set[int]] = defaultdict(set)
    for one in templates().values():
        laws[one.topic.name] |= {int(law) for law in one.laws}
    return {topic: one for topic, one in found.items() if topic in laws} | {
        topic: Lesson(topic, tuple(sorted(about))) for topic, about in laws.items() if topic not in found
    }


def _lesson(row: dict[str, Any]) -> Lesson:
    besides = tuple(row.get("besides", ()))
    return Lesson(row["topic"], tuple(row["laws"]), besides, row.get("reading", ""), row.get("case", ""))


@dataclass(frozen=True)
class Done:
    """What was answered of a lesson's questions, what of its topic is due, and when the next will be."""

    share: Share
    due: int
    next_due: date | None


def done_of(student: Student | None, lessons: Iterable[Lesson], now: datetime) -> dict[str, Done]:
    """By topic; for somebody of whom nothing is kept, nothing."""
    rights, waiting = _answered(student), _waiting(student)
    return {one.topic: _done(rights.get(one.mode, []), waiting.get(one.topic, []), now) for one in lessons}


def _done(rights: list[bool], waiting: list[datetime], now: datetime) -> Done:
    later = min((when for when in waiting if when > now), default=None)
    return Done(
        Share(sum(rights[:IN_A_LESSON]), len(rights[:IN_A_LESSON])),
        sum(when <= now for when in waiting),
        timezone.localdate(later) if later else None,
    )


def _answered(student: Student | None) -> dict[str, list[bool]]:
    found: dict[str, list[bool]] = defaultdict(list)
    if student is not None:
        rows = Attempt.objects.filter(student=student, mode__startswith="lesson-")
        for mode, right in rows.values_list("mode", "right"):
            found[mode].append(right)
    return found


def _waiting(student: Student | None) -> dict[str, list[datetime]]:
    """When each thing of a topic is due, of templates that are asked."""
    found: dict[str, list[datetime]] = defaultdict(list)
    if student is not None:
        asked = offered()
        for template, when in Memory.objects.filter(student=student).values_list("template", "due"):
            if (name := practised_as(template)) in asked:
                found[asked[name].topic.name].append(when)
    return found
