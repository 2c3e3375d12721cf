"""Who practises: the student of the account, or of the browser's session until there is an account."""

from datetime import datetime, timedelta
from typing import Any

from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.db import transaction
from django.http import HttpRequest

from lawbook.statements import rows
from quizzes.models import Attempt, Memory, Sitting, Student

SESSION_KEY = "student"


def student_of(request: HttpRequest) -> Student | None:
    """The student, if anything is kept of this reader."""
    user = request.user
    if user.is_authenticated:
        return _read(rows(f"{_STUDENT} user_id = %s", user.pk))
    number = request.session.get(SESSION_KEY)
    return _read(rows(f"{_STUDENT} id = %s AND user_id IS NULL", number)) if number else None


_FIELDS = ("id", "user_id", "rating")
_STUDENT = f"SELECT {', '.join(_FIELDS)} FROM quizzes_student WHERE"  # noqa: S608


def _read(found: list[tuple[Any, ...]]) -> Student | None:
    return Student.from_db(None, _FIELDS, found[0]) if found else None


def student_to_keep(request: HttpRequest) -> Student:
    """The student, made if there is none; an anonymous one is noted in the session."""
    if found := student_of(request):
        return found
    user = request.user
    if user.is_authenticated:
        return Student.objects.get_or_create(user=user)[0]
    made = Student.objects.create()
    request.session[SESSION_KEY] = made.pk
    return made


@transaction.atomic
def claim(number: int | None, user: AbstractBaseUser | AnonymousUser) -> None:
    """The progress of an anonymous student goes over to an account; to one that has progress already it is added."""
    anonymous = Student.objects.select_for_update().filter(pk=number, user=None).first() if number else None
    if anonymous is None or not user.is_authenticated:
        return
    own = Student.objects.select_for_update().filter(user_id=user.pk).first()
    if own is None:
        anonymous.user_id = user.pk
        anonymous.save(update_fields=["user"])
        return
    anonymous.attempts.update(student=own)
    anonymous.sittings.update(student=own)
    _join_memories(anonymous, own)
    anonymous.delete()


def _join_memories(anonymous: Student, own: Student) -> None:
    """Of two memories of the same thing the one that is due first stays: nothing is thought to be known by mistake."""
    kept = {(one.template, one.clause): one for one in own.memories.all()}
    for memory in anonymous.memories.all():
        other = kept.get((memory.template, memory.clause))
        if other is not None and other.due <= memory.due:
            continue
        if other is not None:
            other.delete()
        memory.student = own
        memory.save(update_fields=["student"])


def export(user: AbstractBaseUser) -> dict[str, Any]:
    """Everything that is kept of the practice of an account."""
    student = Student.objects.filter(user_id=user.pk).first()
    if student is None:
        return {"rating": None, "attempts": [], "memories": [], "exams": []}
    attempts = Attempt.objects.filter(student=student)
    memories = Memory.objects.filter(student=student)
    sittings = Sitting.objects.filter(student=student)
    return {
        "rating": round(student.rating),
        "attempts": list(
            attempts.values("template", "seed", "version", "clause", "chosen", "right", "mode", "answered")
        ),
        "memories": list(memories.values("template", "clause", "due", "card")),
        "exams": [_exam(one) for one in sittings],
    }


def _exam(sitting: Sitting) -> dict[str, Any]:
    """A sitting; while it is open only what the candidate has answered, nothing that would tell what is right."""
    kept: tuple[str, ...] = ("number", "chosen", "flagged")
    if sitting.handed_in is not None:
        kept += ("template", "clause", "key", "asked")
    return {
        "exam": sitting.blueprint,
        "begun": sitting.begun,
        "deadline": sitting.deadline,
        "handed_in": sitting.handed_in,
        "questions": list(sitting.questions.values(*kept)),
    }


def forget_abandoned(now: datetime) -> int:
    """Delete students without an account whose browser cannot come back: its session is over. Returns how many."""
    latest = now - timedelta(seconds=settings.SESSION_COOKIE_AGE)
    active = Attempt.objects.filter(answered__gte=latest).values("student")
    gone = Student.objects.filter(user=None, created__lt=latest).exclude(pk__in=active)
    gone = gone.exclude(pk__in=Sitting.objects.filter(begun__gte=latest).values("student"))
    return gone.delete()[1].get("quizzes.Student", 0)
