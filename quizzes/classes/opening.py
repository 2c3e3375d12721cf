"""A class is opened with its questions; it is forgotten a month after."""

import secrets
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any

from django.db import transaction

from accounts.models import User
from quizzes.examinations.codes import LETTERS, read
from quizzes.exams import asked
from quizzes.models import ClassQuestion, Classroom
from quizzes.offering.blueprints import Blueprint
from quizzes.offering.picking import pick
from quizzes.offering.withdrawing import is_withdrawn

_LENGTH = 6
_KEPT = timedelta(days=30)
LONGEST_HOMEWORK = timedelta(days=28)
_COPIED = ("template", "secret", "topic", "clause", "key", "taken_for", "asked")


def open_class(teacher: User, blueprint: Blueprint, *, standings: bool, until: datetime | None = None) -> Classroom:
    """A new class with questions of a blueprint; with ``until`` it is homework."""
    drawn = asked.draw_all(pick(blueprint), blueprint.laws)
    return _opened(drawn, teacher=teacher, blueprint=blueprint.name, standings=standings, until=until)


def open_again(found: Classroom, *, standings: bool, until: datetime | None = None) -> Classroom | None:
    """A new class with the questions of another, which may be homework where that was none; without what is withdrawn.

    ``None`` where nothing is left of them.
    """
    rows = [row for row in found.questions.all() if not is_withdrawn(row.template)]
    copied = [{name: getattr(row, name) for name in _COPIED} for row in rows]
    if not copied:
        return None
    return _opened(copied, teacher=found.teacher, blueprint=found.blueprint, standings=standings, until=until)


@transaction.atomic
def _opened(questions: Iterable[Mapping[str, Any]], **of_class: Any) -> Classroom:
    code = "".join(secrets.choice(LETTERS) for _ in range(_LENGTH))
    made = Classroom.objects.create(code=code, **of_class)
    ClassQuestion.objects.bulk_create(
        ClassQuestion(classroom=made, number=number, **one) for number, one in enumerate(questions, start=1)
    )
    return made


def find(typed: str) -> Classroom | None:
    """The class of a code, as it was typed."""
    code = read(typed)
    return Classroom.objects.filter(code=code).first() if len(code) == _LENGTH else None


def forget_old(now: datetime) -> int:
    """Delete classes, with the names of their players, a month after they were opened. Returns how many."""
    return Classroom.objects.filter(opened__lt=now - _KEPT).delete()[1].get("quizzes.Classroom", 0)
