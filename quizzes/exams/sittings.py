"""A sitting of an exam: begun, answered question by question, handed in; nothing is taken after its time."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction

from quizzes.exams import asked
from quizzes.exams.tally import TopicResult, by_topic
from quizzes.models import Sitting, SittingQuestion, Student
from quizzes.offering.blueprints import Blueprint
from quizzes.offering.picking import pick
from quizzes.practice.recording import Given, record_all

EXTRA_TIME = (0, 25, 50, 100)
"""Per cent of the time that a candidate can be given on top."""

GRACE = timedelta(seconds=15)
"""How late an answer may arrive that was sent in time."""


class TimeOver(Exception):
    """The sitting is handed in, or its time is over."""


def begin(student: Student, blueprint: Blueprint, extra: int, now: datetime) -> Sitting:
    """A new sitting with its own questions and their key. ``ValueError`` for an extra time that is not given."""
    if extra not in EXTRA_TIME:
        raise ValueError(f"no such extra time: {extra}")
    drawn = asked.draw_all(pick(blueprint))
    with transaction.atomic():
        begun = Sitting.objects.create(
            student=student,
            blueprint=blueprint.name,
            pass_mark=blueprint.pass_mark,
            begun=now,
            deadline=now + timedelta(minutes=blueprint.minutes_with(extra)),
        )
        SittingQuestion.objects.bulk_create(
            SittingQuestion(sitting=begun, number=number, **one) for number, one in enumerate(drawn, start=1)
        )
    return begun


def question_at(sitting: Sitting, number: int) -> SittingQuestion:
    """The question of a number, from 1. ``IndexError`` if there is none."""
    found = SittingQuestion.objects.filter(sitting=sitting, number=number).first()
    if found is None:
        raise IndexError(number)
    return found


def is_over(sitting: Sitting, now: datetime) -> bool:
    """Whether nothing more is taken: it is handed in, or its time (with a little grace) is over."""
    return sitting.handed_in is not None or now > sitting.deadline + GRACE


def save(sitting: Sitting, number: int, chosen: Collection[str] | None, *, flagged: bool | None, now: datetime) -> None:
    """Keep the answer to a question, or its flag; ``None`` leaves either as it is. ``TimeOver`` if it comes too late."""
    kept: dict[str, object] = {}
    if chosen is not None:
        kept["chosen"] = ",".join(sorted(chosen))
    if flagged is not None:
        kept["flagged"] = flagged
    with transaction.atomic():
        held = Sitting.objects.select_for_update().get(pk=sitting.pk)
        if is_over(held, now):
            raise TimeOver
        SittingQuestion.objects.filter(sitting=held, number=number).update(**kept)


@transaction.atomic
def hand_in(sitting: Sitting, now: datetime) -> Sitting:
    """End a sitting; a second time changes nothing. A hall hands in at once, so nothing else is done here."""
    held = Sitting.objects.select_for_update().get(pk=sitting.pk)
    if held.handed_in is None:
        held.handed_in = min(now, held.deadline)
        held.save(update_fields=["handed_in"])
    return held


def count_for_practice(student: Student) -> None:
    """What was answered in exams counts for practice too: done when the student comes to practise."""
    if not student.sittings.filter(counted=False, handed_in__isnull=False).exists():
        return
    with transaction.atomic():
        for sitting in student.sittings.select_for_update().filter(counted=False).order_by("handed_in"):
            if sitting.handed_in is not None:
                _count(student, sitting, sitting.handed_in)


def _count(student: Student, sitting: Sitting, handed_in: datetime) -> None:
    answered = sitting.questions.exclude(chosen="").exclude(key="").defer("asked")
    record_all(student, [_given(sitting, row) for row in answered], handed_in)
    sitting.counted = True
    sitting.save(update_fields=["counted"])


def _given(sitting: Sitting, row: SittingQuestion) -> Given:
    return Given(
        nonce=f"{sitting.pk.hex[:20]}-{row.number}",
        template=row.template,
        seed=None,
        clause=row.clause,
        taken_for=row.taken_for.get(row.chosen, ""),
        chosen=row.chosen,
        right=row.chosen == row.key,
        mode="exam",
    )


def settle(sitting: Sitting, now: datetime) -> Sitting:
    """A sitting whose time is over is handed in as it stands."""
    return hand_in(sitting, now) if sitting.handed_in is None and is_over(sitting, now) else sitting


@dataclass(frozen=True)
class Marked:
    """One question of a sitting that is handed in: what was chosen, what would have been right, the clause that decides."""

    number: int
    topic: str
    clause: str
    chosen: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def right(self) -> bool:
        """Whether exactly the right options were chosen."""
        return self.chosen == self.key


@dataclass(frozen=True)
class Result:
    """The result of a sitting, with every question; per cent rounded down, so that a pass is a pass."""

    marked: list[Marked]
    topics: list[TopicResult]
    right: int
    per_cent: int
    passed: bool


def result_of(sitting: Sitting) -> Result:
    """The marking: what was chosen beside the key that was kept when the questions were asked."""
    rows = sitting.questions.values_list("number", "topic", "clause", "chosen", "key")
    titles = asked.topic_titles()
    marked = [
        Marked(number, titles.get(topic, topic), clause, _letters(chosen), _letters(key))
        for number, topic, clause, chosen, key in rows
    ]
    if not all(one.key for one in marked):
        raise asked.Outdated
    right = sum(one.right for one in marked)
    per_cent = 100 * right // len(marked)
    return Result(marked, by_topic(marked), right, per_cent, per_cent >= sitting.pass_mark)


def _letters(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text else ()
