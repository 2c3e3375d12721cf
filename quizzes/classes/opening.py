"""A class is opened with its questions; it is forgotten a month after."""

import secrets
from datetime import datetime, timedelta

from django.db import transaction

from accounts.models import User
from quizzes.examinations.codes import LETTERS, read
from quizzes.exams import asked
from quizzes.exams.blueprints import Blueprint
from quizzes.exams.picking import pick
from quizzes.models import ClassQuestion, Classroom

_LENGTH = 6
_KEPT = timedelta(days=30)
LONGEST_HOMEWORK = timedelta(days=28)


def open_class(teacher: User, blueprint: Blueprint, *, standings: bool, until: datetime | None = None) -> Classroom:
    """A new class with questions of a blueprint; with ``until`` it is homework."""
    drawn = asked.draw_all(pick(blueprint), blueprint.laws)
    with transaction.atomic():
        made = Classroom.objects.create(
            code="".join(secrets.choice(LETTERS) for _ in range(_LENGTH)),
            teacher=teacher,
            blueprint=blueprint.name,
            standings=standings,
            until=until,
        )
        ClassQuestion.objects.bulk_create(
            ClassQuestion(classroom=made, number=number, **one) for number, one in enumerate(drawn, start=1)
        )
    return made


def find(typed: str) -> Classroom | None:
    """The class of a code, as it was typed."""
    code = read(typed)
    return Classroom.objects.filter(code=code).first() if len(code) == _LENGTH else None


def forget_old(now: datetime) -> int:
    """Delete classes, with the names of their players, a month after they were opened. Returns how many."""
    return Classroom.objects.filter(opened__lt=now - _KEPT).delete()[1].get("quizzes.Classroom", 0)
