"""Questions ahead for a browser, and what was answered without a connection. What an exam asks is never among them."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest, HttpResponseForbidden, JsonResponse
from django.template.loader import render_to_string
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_http_methods

from lawbook import limits
from lawbook.views.base import language, not_kept
from quizzes import addresses
from quizzes.practice import ahead as taken
from quizzes.practice import tickets
from quizzes.practice.limits import within
from quizzes.practice.own_site import is_from_elsewhere
from quizzes.practice.question_page import following_of, shown
from quizzes.practice.recording import record
from quizzes.practice.students import student_of, student_to_keep
from quizzes.practice.telling import telling_of
from quizzes.questions.templates import Question

_MOST_BYTES = 100_000


@gzip_page
@csrf_exempt  # an answer counts only with a signed ticket, and none that a page of another site sends
@require_http_methods(["GET", "POST"])
def ahead(request: HttpRequest) -> HttpResponse:
    """Some questions with the verdict on each answer; or answers to such, each of which is kept once."""
    if request.method == "POST":
        return not_kept(_take(request))
    if not limits.within(request, "ahead"):
        return limits.too_many(request, "ahead")
    have = request.GET.get("have", "").split()[:40]
    found = taken.questions_ahead(student_of(request), have, timezone.now())
    rows = [_with_verdicts(request, one) for one in found]
    return not_kept(JsonResponse({"owner": taken.owner_of(request.user), "questions": rows}))


def _with_verdicts(request: HttpRequest, question: Question) -> dict[str, Any]:
    ticket = tickets.issue(question.id, taken.MODE, ahead=True)
    return {
        "id": question.id,
        "ticket": ticket,
        "asked": _fragment(request, question),
        "verdicts": {letter: _fragment(request, question, (letter,)) for letter in telling_of(question).letters},
    }


def _fragment(request: HttpRequest, question: Question, answer: tuple[str, ...] = ()) -> str:
    context = shown(question, answer) | {"next": addresses.practice(taken.MODE, language())}
    following = following_of(context["step"]) if answer else None
    context["goes_on_at"] = addresses.question(following.id, language()) if following else ""
    return render_to_string("quizzes/_question.html", context, request)


def _take(request: HttpRequest) -> HttpResponse:
    """Which answers need not be sent again: they are kept, or never will be, as those of whoever used this browser before.

    A browser without a session gets one first and sends ``again``: if this response were lost, nobody would know the student.
    """
    if is_from_elsewhere(request):
        return HttpResponseForbidden()
    try:
        rows = _read(request.body)
    except (ValueError, KeyError, TypeError, RecursionError):  # the last: lists in lists in lists
        return HttpResponseBadRequest()
    own = ("", taken.owner_of(request.user))
    answers = {row["ticket"]: taken.read_answer(row) if row["owner"] in own else None for row in rows}
    if any(answers.values()) and student_of(request) is None:
        student_to_keep(request)
        return JsonResponse({"settled": [], "again": True})
    return JsonResponse({"settled": list(_settled(request, answers)), "again": False})


def _settled(request: HttpRequest, answers: Mapping[str, taken.Answer | None]) -> Iterator[str]:
    for ticket, one in answers.items():
        if one is not None:
            if not within(request, "practice_answer"):
                return
            record(student_to_keep(request), one.question, [one.letter], one.ticket, timezone.now())
        yield ticket


def _read(body: bytes) -> list[dict[str, str]]:
    """The answers as they were sent; ``ValueError`` and the like for anything else."""
    if len(body) > _MOST_BYTES:
        raise ValueError
    rows = json.loads(body)["answers"]
    answers = [{name: str(row[name]) for name in ("question", "ticket", "answer", "owner")} for row in rows]
    return answers[: taken.MOST_ANSWERS]
