"""A sitting of an exam: begun, answered question by question, handed in; nothing is taken after its time."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import SystemRandom

from django.db import transaction

from quizzes.asking import is_right
from quizzes.exams.blueprints import Blueprint
from quizzes.models import Sitting, SittingAnswer, Student
from quizzes.practice.recording import record
from quizzes.practice.tickets import Ticket
from quizzes.questions.templates import VERSION, NoSuchQuestion, Question, question

EXTRA_TIME = (0, 25, 50, 100)
"""Per cent of the time that a candidate can be given on top."""

GRACE = timedelta(seconds=15)
"""How late an answer may arrive that was sent in time."""


class TimeOver(Exception):
    """The sitting is handed in, or its time is over."""


class Outdated(Exception):
    """The sitting was begun with an earlier version of the questions, which can no longer be made."""


def begin(student: Student, blueprint: Blueprint, extra: int, now: datetime) -> Sitting:
    """A new sitting with its own questions. ``ValueError`` for an extra time that is not given."""
    if extra not in EXTRA_TIME:
        raise ValueError(f"no such extra time: {extra}")
    return Sitting.objects.create(
        student=student,
        blueprint=blueprint.name,
        version=VERSION,
        questions=[list(one) for one in blueprint.pick(SystemRandom())],
        pass_mark=blueprint.pass_mark,
        begun=now,
        deadline=now + timedelta(minutes=blueprint.minutes_with(extra)),
    )


def question_at(sitting: Sitting, number: int) -> Question:
    """The question of a number, from 1. ``IndexError`` if there is none, ``Outdated`` if it can no longer be made."""
    if not 1 <= number <= len(sitting.questions):
        raise IndexError(number)
    name, seed = sitting.questions[number - 1]
    if sitting.version != VERSION:
        raise Outdated
    try:
        return question(name, seed)
    except NoSuchQuestion as none:
        raise Outdated from none


def is_over(sitting: Sitting, now: datetime) -> bool:
    """Whether nothing more is taken: it is handed in, or its time (with a little grace) is over."""
    return sitting.handed_in is not None or now > sitting.deadline + GRACE


@transaction.atomic
def save(sitting: Sitting, number: int, chosen: Collection[str] | None, *, flagged: bool | None, now: datetime) -> None:
    """Keep the answer to a question, or its flag; ``None`` leaves either as it is. ``TimeOver`` if it comes too late."""
    held = Sitting.objects.select_for_update().get(pk=sitting.pk)
    if is_over(held, now):
        raise TimeOver
    row, _ = SittingAnswer.objects.get_or_create(sitting=held, number=number)
    if chosen is not None:
        row.chosen = ",".join(sorted(chosen))
    if flagged is not None:
        row.flagged = flagged
    row.save()


@transaction.atomic
def hand_in(sitting: Sitting, now: datetime) -> Sitting:
    """End a sitting; a second time changes nothing. What was answered counts for practice too."""
    held = Sitting.objects.select_for_update().get(pk=sitting.pk)
    if held.handed_in is None:
        held.handed_in = min(now, held.deadline)
        held.save(update_fields=["handed_in"])
        for row in held.answers.exclude(chosen=""):
            ticket = Ticket("", "exam", f"{held.pk.hex[:20]}-{row.number}")
            record(held.student, question_at(held, row.number), row.chosen.split(","), ticket, held.handed_in)
    return held


def settle(sitting: Sitting, now: datetime) -> Sitting:
    """A sitting whose time is over is handed in as it stands."""
    return hand_in(sitting, now) if sitting.handed_in is None and is_over(sitting, now) else sitting


@dataclass(frozen=True)
class Marked:
    """One question of a sitting that is handed in."""

    number: int
    question: Question
    chosen: tuple[str, ...]
    right: bool


@dataclass(frozen=True)
class TopicResult:
    """How a topic went."""

    title: str
    right: int
    asked: int


@dataclass(frozen=True)
class Result:
    """The result of a sitting, with every question; per cent rounded down, so that a pass is a pass."""

    marked: list[Marked]
    topics: list[TopicResult]
    right: int
    per_cent: int
    passed: bool


def result_of(sitting: Sitting) -> Result:
    """Mark a sitting: an answer is right if exactly the right options are chosen; none is wrong."""
    rows = {row.number: row for row in sitting.answers.all()}
    marked = [_marked(sitting, number, rows.get(number)) for number in range(1, len(sitting.questions) + 1)]
    right = sum(one.right for one in marked)
    per_cent = 100 * right // len(marked)
    return Result(marked, _by_topic(marked), right, per_cent, per_cent >= sitting.pass_mark)


def _marked(sitting: Sitting, number: int, row: SittingAnswer | None) -> Marked:
    found = question_at(sitting, number)
    chosen = tuple(row.chosen.split(",")) if row and row.chosen else ()
    return Marked(number, found, chosen, is_right(found, chosen))


def _by_topic(marked: list[Marked]) -> list[TopicResult]:
    titles = sorted({str(one.question.template.topic.title) for one in marked})
    return [
        _topic(title, [one for one in marked if str(one.question.template.topic.title) == title]) for title in titles
    ]


def _topic(title: str, marked: list[Marked]) -> TopicResult:
    return TopicResult(title, sum(one.right for one in marked), len(marked))
