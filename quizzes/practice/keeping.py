"""Whether an answer counts, and what the student is told of it."""

from typing import NamedTuple

from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext as _

from quizzes.models import Student
from quizzes.practice import tickets
from quizzes.practice.asked import Asked
from quizzes.practice.limits import within
from quizzes.practice.own_site import is_from_elsewhere
from quizzes.practice.recording import record
from quizzes.practice.students import student_to_keep


class Kept(NamedTuple):
    """The mode of the ticket, what there is to say about keeping the answer, and whose it is if it was kept."""

    mode: str
    said: str = ""
    student: Student | None = None


def keep(request: HttpRequest, asked: Asked) -> Kept:
    """Keep the answer if it has a ticket of this question and nobody sends it from elsewhere; the first one counts."""
    if not asked.ticket or is_from_elsewhere(request):
        return Kept("")
    try:
        ticket = tickets.read(asked.ticket, asked.question.id)
    except tickets.BadTicket:
        return Kept("", "not-counted")
    if asked.withdrawn:
        return Kept(ticket.mode)
    if not within(request, "practice_answer"):
        return Kept(ticket.mode, "too-many")
    student = student_to_keep(request)
    is_new = record(student, asked.question, asked.answer, ticket, timezone.now())
    return Kept(ticket.mode, "" if is_new else "counted-before", student)


def notice_of(said: str | None) -> str:
    """It in the reader's language; empty where there is nothing to say."""
    if said == "not-counted":
        return _("This answer was not counted: the question was opened too long ago, or its address was changed.")
    if said == "too-many":
        return _("This answer was not counted: more has come from your connection than people send. Wait a minute.")
    if said == "counted-before":
        return _("You have answered this question before: the first answer counts.")
    return ""
