"""Where a student stands: mastery of each Law, what is due, the streak, pairs that are confused, accuracy by day."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Literal

from django.db.models import Count, F, Q
from django.db.models.functions import TruncDate
from django.utils import timezone

from lawbook.citations import law_of
from quizzes.models import START_RATING, Memory, Student
from quizzes.offering.offered import offered
from quizzes.practice.memory import retrievability
from quizzes.practice.picking import due, mistakes
from quizzes.practice.ratings import expected
from quizzes.questions.templates import Template

Mastery = Literal["none", "new", "begun", "weak", "fair", "strong"]
"""``none``: no questions on the Law; ``new``: none is answered yet; ``begun``: too few to tell; the others by how likely an
answer would be right."""

LAWS = range(1, 94)
DAYS = 30
_MOST_PAIRS = 8
_LEAST_OF_A_LAW, _LEAST_FOR_A_CHANCE = 5, 20  # fewer answers than these say nothing


@dataclass(frozen=True)
class LawProgress:
    """A Law with its mastery: ``share`` is how much of what has been asked the student is likely to know today."""

    law: int
    mastery: Mastery
    share: int
    answers: int


@dataclass(frozen=True)
class Day:
    """The answers of a day."""

    day: date
    right: int
    answers: int


@dataclass(frozen=True)
class Confused:
    """Two clauses, the one that decided and the one taken for it, and how often."""

    clause: str
    taken_for: str
    times: int


@dataclass(frozen=True)
class Progress:
    """All of it; for a student of whom nothing is kept everything is empty.

    ``chance`` is how likely, in per cent, the student is to answer a question of middle difficulty rightly; ``every_day``
    are all days with an answer, the first one first.
    """

    laws: list[LawProgress]
    due: int
    mistakes: int
    streak: int
    answers: int
    right: int
    chance: int | None
    days: list[Day]
    confused: list[Confused]
    every_day: list[Day]


def progress_of(student: Student | None, now: datetime) -> Progress:
    """The progress of a student, today in the site's time zone."""
    asked, today = offered(), timezone.localdate(now)
    by_day = {one.day: one for one in _every_day(student)} if student else {}
    answers = sum(day.answers for day in by_day.values())
    return Progress(
        laws=_laws(student, asked.values(), now),
        due=len(due(student, now, asked)),
        mistakes=len(mistakes(student, asked)),
        streak=_streak(by_day, today),
        answers=answers,
        right=sum(day.right for day in by_day.values()),
        chance=_chance(student, answers),
        days=[by_day.get(day) or Day(day, 0, 0) for day in _last_days(today)] if by_day else [],
        confused=_confused(student) if student else [],
        every_day=list(by_day.values()),
    )


def _chance(student: Student | None, answers: int) -> int | None:
    """Nothing as long as too few questions are answered to tell."""
    return round(100 * expected(student.rating, START_RATING)) if student and answers >= _LEAST_FOR_A_CHANCE else None


def _laws(student: Student | None, asked: Iterable[Template], now: datetime) -> list[LawProgress]:
    asked_about = {int(law) for template in asked for law in template.laws}
    answers = _answers_by_law(student) if student else Counter()
    known: dict[int, list[float]] = defaultdict(list)
    for memory in Memory.objects.filter(student=student) if student else ():
        known[law_of(memory.clause)].append(retrievability(memory, now) if memory.last_right else 0.0)
    return [_law(law, law in asked_about, known.get(law, []), answers[law]) for law in LAWS]


def _answers_by_law(student: Student) -> Counter[int]:
    found: Counter[int] = Counter()
    for clause, answers in student.attempts.order_by().values_list("clause").annotate(Count("pk")):
        found[law_of(clause)] += answers
    return found


def _law(law: int, has_questions: bool, known: list[float], answers: int) -> LawProgress:  # noqa: FBT001
    if not known:
        return LawProgress(law, "new" if has_questions else "none", 0, answers)
    share = round(100 * sum(known) / len(known))
    if answers < _LEAST_OF_A_LAW:
        return LawProgress(law, "begun", share, answers)
    return LawProgress(law, "strong" if share >= 85 else "fair" if share >= 60 else "weak", share, answers)


def _every_day(student: Student) -> list[Day]:
    """The days with an answer, in the site's time zone, the first one first."""
    by_day = student.attempts.annotate(day=TruncDate("answered")).order_by("day").values_list("day")
    return [Day(*one) for one in by_day.annotate(rights=Count("pk", filter=Q(right=True)), answers=Count("pk"))]


def _last_days(today: date) -> list[date]:
    return [today - timedelta(days=before) for before in range(DAYS - 1, -1, -1)]


def _streak(days: Collection[date], today: date) -> int:
    """Days in a row with an answer; today need not be among them yet."""
    day = today if today in days else today - timedelta(days=1)
    count = 0
    while day in days:
        count, day = count + 1, day - timedelta(days=1)
    return count


def _confused(student: Student) -> list[Confused]:
    """The pairs of which most answers tell; nothing is taken for itself."""
    wrong = student.attempts.filter(right=False).exclude(taken_for="").exclude(taken_for=F("clause"))
    pairs = wrong.values_list("clause", "taken_for").annotate(times=Count("pk"))
    return [Confused(*one) for one in pairs.order_by("-times", "clause", "taken_for")[:_MOST_PAIRS]]
