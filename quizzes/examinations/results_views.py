"""After an examination, for the examiner: results, items, appeals, the table for a spreadsheet."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from accounts.roles import user_of
from lawbook import alphabet
from lawbook.views.base import language, not_kept
from quizzes.examinations import deciding, marking, statistics, written_marking, written_pages
from quizzes.examinations.addresses import examination
from quizzes.examinations.duties import HOLD
from quizzes.examinations.on_duty import on_duty
from quizzes.examinations.spreadsheet import results_csv
from quizzes.examinations.staff_views import of_examination
from quizzes.examinations.topics import by_topic
from quizzes.exams import asked
from quizzes.models import Appeal, Duty, Examination


@require_safe
@on_duty(HOLD)
def results(request: HttpRequest, duty: Duty) -> HttpResponse:
    """Everybody's result, the best first, and how the topics went."""
    found = marking.results(duty.examination)
    found.sort(key=lambda one: (-one.earned, alphabet.place(one.candidate.name)))
    passed = sum(one.passed for one in found)
    topics = by_topic(marked for one in found for marked in one.marked)
    csv = examination(duty.examination.pk, language(), "results").rstrip("/") + ".csv"
    context: dict[str, object] = {"results": found, "passed": passed, "csv": csv}
    context |= _waiting(duty.examination, found)
    context |= {"topics": topics, "has_written": any(one.most for one in topics)}
    return of_examination(request, duty, "results", context, "results")


def _waiting(examination: Examination, found: list[marking.Result]) -> dict[str, object]:
    """Whether something must be marked before the release; whether all that stands here is provisional."""
    provisional = marking.waits(found)
    return {"unmarked": provisional and not written_marking.is_complete(examination), "provisional": provisional}


@require_safe
@on_duty(HOLD)
def table(request: HttpRequest, duty: Duty) -> HttpResponse:
    """The same as CSV, with what everybody chose."""
    found = duty.examination
    response = HttpResponse("\ufeff" + results_csv(found), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = 'attachment; filename="examination.csv"'
    return not_kept(response)


@require_safe
@on_duty(HOLD)
def items(request: HttpRequest, duty: Duty) -> HttpResponse:
    """How each item did, and the form that withdraws it."""
    found = marking.results(duty.examination)
    shown = statistics.items(duty.examination, found, language())
    context: dict[str, object] = {"items": shown, "enough": statistics.ENOUGH}
    context |= _waiting(duty.examination, found)
    return of_examination(request, duty, "items", context, "items")


@require_safe
@on_duty(HOLD)
def appeals(request: HttpRequest, duty: Duty) -> HttpResponse:
    """The appeals, those without a decision first, each with the question as it was asked."""
    found = Appeal.objects.filter(candidate__examination=duty.examination).select_related(
        "candidate__examination", "question"
    )
    who = user_of(request)
    told = [
        (one, "" if one.decision else deciding.standing(one, who), *_asked(one))
        for one in sorted(found, key=lambda one: (bool(one.decision), one.made))
    ]
    return of_examination(request, duty, "appeals", {"told": told}, "appeals")


def _asked(one: Appeal) -> tuple[object, ...]:
    """The question, its table and the verdict on what the candidate answered, or what was written and its points."""
    row = one.candidate.answers.filter(question=one.question).first()
    chosen = row.chosen.split(",") if row and row.chosen else []
    question = one.question
    if row and question.rubric:
        found = written_pages.shown(row, language())
        how = written_marking.standing(row, one.candidate.examination.apart)
        return found.question, found.table, None, found, marking.said(how.points)
    said = asked.question_in(question, language())
    return said, asked.table_in(question), asked.verdict_in(question, chosen, language()), None, ""
