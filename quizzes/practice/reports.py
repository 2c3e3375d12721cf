"""Reports of mistakes in questions: what was written, of which question; never who wrote it."""

from datetime import timedelta
from typing import Any, Literal

from django.http import HttpRequest
from django.utils import timezone

from lawbook.text_input import printable
from quizzes.models import MistakeReport
from quizzes.offering.as_asked import fields
from quizzes.practice.limits import within
from quizzes.questions.templates import Question

MOST_CHARACTERS = 2000
_MOST_A_DAY = 500

Outcome = Literal["kept", "empty", "too-long", "too-many"]


def keep(question: Question, text: str, language: str, request: HttpRequest) -> Outcome:
    """Keep a report, unless it says nothing, or too many have come from this address or today.

    ``ValueError`` for a question of an exam: it would tell whose exam it was.
    """
    if question.seed is None:
        raise ValueError("a question of an exam")
    written = printable(text).strip()
    if not written:
        return "empty"
    if len(written) > MOST_CHARACTERS:
        return "too-long"
    today = MistakeReport.objects.filter(reported__gte=timezone.now() - timedelta(days=1)).count()
    if today >= _MOST_A_DAY or not within(request, "report"):
        return "too-many"
    asked = question.template
    MistakeReport.objects.create(
        template=asked.name,
        seed=question.seed,
        version=asked.version,
        language=language,
        text=written,
        asked=as_asked(question),
    )
    return "kept"


def as_asked(question: Question) -> dict[str, Any]:
    """The question as it is now, with its key and the clause: what an editor judges, whatever becomes of the template."""
    kept = fields(question, "")
    return {part: kept[part] for part in ("asked", "key", "clause")}
