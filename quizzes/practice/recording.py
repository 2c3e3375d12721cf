"""What an answer leaves behind: the attempt, the memory, the ratings; once for each ticket."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from django.db import IntegrityError, connection, transaction

from lawbook.statements import change, places, rows
from quizzes.models import Attempt, Student
from quizzes.practice.memory import remember, remember_all
from quizzes.practice.modes import NoSuchMode, read_mode
from quizzes.practice.ratings import rate
from quizzes.practice.telling import telling_of
from quizzes.practice.tickets import Ticket
from quizzes.questions.templates import FIRST, Question, linked


@dataclass(frozen=True)
class Given:
    """An answer that is judged already."""

    nonce: str
    template: str
    seed: int | None
    clause: str
    taken_for: str
    chosen: str
    right: bool
    mode: str


@transaction.atomic
def record_all(student: Student, answers: Sequence[Given], now: datetime) -> None:
    """Keep the answers of an exam in few steps; those kept before stay as they are. Exams move no ratings."""
    _hold(student)
    before = set(Attempt.objects.filter(nonce__in=[one.nonce for one in answers]).values_list("nonce", flat=True))
    new = [one for one in answers if one.nonce not in before]
    Attempt.objects.bulk_create(
        Attempt(student=student, version=_version(one.template), answered=now, **asdict(one)) for one in new
    )
    remember_all(student, [(one.template, one.clause, one.right) for one in new], now)


def _version(template: str) -> int:
    """That of the template, if it is still there."""
    return linked()[template].version if template in linked() else FIRST


def record(student: Student, question: Question, chosen: Collection[str], ticket: Ticket, now: datetime) -> bool:
    """Keep an answer; ``False`` if the ticket was answered before: the first answer stands.

    It is judged before the database is locked for it.
    """
    told = telling_of(question)
    attempt = Attempt(
        student=student,
        nonce=ticket.nonce,
        template=question.template.name,
        seed=question.seed,
        version=question.template.version,
        clause=told.clause,
        taken_for=told.taken_for(chosen),
        chosen=",".join(sorted(chosen)),
        right=told.is_right(chosen),
        mode=ticket.mode,
        answered=now,
    )
    try:
        _keep(student, attempt)
    except IntegrityError:
        if not Attempt.objects.filter(nonce=ticket.nonce).exists():
            raise
        return False
    return True


def _hold(student: Student) -> None:
    """Nobody else writes about the student until it is kept; on a file only one writes at a time."""
    if connection.features.has_select_for_update:
        for (rating,) in rows(_HELD, student.pk):
            student.rating = rating


_HELD = "SELECT rating FROM quizzes_student WHERE id = %s FOR NO KEY UPDATE"


@transaction.atomic
def _keep(student: Student, attempt: Attempt) -> None:
    _hold(student)
    change(_NEW, *(getattr(attempt, name) for name in _FIELDS))
    remember(student, attempt.template, attempt.clause, right=attempt.right, now=attempt.answered)
    if _is_rated(attempt.mode):
        rate(student, attempt.template, right=attempt.right)


_FIELDS = (
    *("student_id", "nonce", "template", "seed", "version", "clause", "taken_for", "chosen", "right"),
    *("mode", "answered"),
)
_COLUMNS = ", ".join(f'"{name}"' for name in _FIELDS)  # RIGHT is a word of SQL
_NEW = f"INSERT INTO quizzes_attempt ({_COLUMNS}) VALUES {places(_FIELDS)}"  # noqa: S608


def _is_rated(mode: str) -> bool:
    try:
        return read_mode(mode).is_rated
    except NoSuchMode:
        return False
