"""Pages of a question: asking it, the verdict on an answer, reporting a mistake in it."""

from dataclasses import replace

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_http_methods

from lawbook.addresses import WORDS
from lawbook.limits import limited_by_work, seconds_to_wait
from lawbook.views.base import language, not_kept, refused
from quizzes import addresses
from quizzes.offering.withdrawing import is_withdrawn
from quizzes.practice import reports
from quizzes.practice.asked import Asked, letters_of
from quizzes.practice.keeping import keep, notice_of
from quizzes.practice.modes import NoSuchMode, read_mode
from quizzes.practice.question_page import page
from quizzes.questions.asking import ask
from quizzes.questions.templates import NoSuchQuestion, question_of


@limited_by_work
@gzip_page
@csrf_exempt  # an answer counts only with a signed ticket, and none that a page of another site sends
@require_http_methods(["GET", "HEAD", "POST"])
def question(request: HttpRequest, question_id: str) -> HttpResponseBase:
    """A question at its permanent link; with ``answer`` the verdict. Only an answer with a ticket is kept."""
    try:
        found = question_of(question_id)
    except NoSuchQuestion as none:
        return _no_such_question(request, outdated=none.outdated)
    withdrawn = is_withdrawn(found.template.name)
    if request.method == "POST":
        return _answered(request, Asked(found, withdrawn=withdrawn))
    if not request.GET:
        return _public(_page(request, Asked(found, withdrawn=withdrawn)))
    letters = letters_of(found, request.GET.get("answer", "").split(","))
    ticket, mode = request.GET.get("ticket", ""), _possible(request.GET.get("mode", ""))
    notice, query = notice_of(request.GET.get("said")), f"?{request.GET.urlencode()}"
    return not_kept(_page(request, Asked(found, letters, ticket, mode, notice, query, withdrawn=withdrawn)))


def _public(response: HttpResponse) -> HttpResponse:
    """The same for everybody. Not kept in memory: there is no end of questions, they would push out the pages of the book."""
    response["Cache-Control"] = "public, max-age=3600"
    patch_vary_headers(response, ["HX-Request"])
    return response


def _answered(request: HttpRequest, asked: Asked) -> HttpResponse:
    """Keep the answer if it has a ticket, then tell the verdict: in place (htmx) or on a page with an address of its own."""
    found, text = asked.question, request.POST.get("ticket", "")
    letters = letters_of(found, request.POST.getlist("answer"))
    if not letters:
        query = f"?{urlencode({'ticket': text})}" if text else ""
        again = replace(asked, ticket=text, notice=_("Choose an answer first."), query=query)
        return not_kept(_page(request, again, status=422 if not request.headers.get("HX-Request") else 200))
    kept = keep(request, replace(asked, answer=letters, ticket=text))
    query = "?" + urlencode(
        {"answer": ",".join(letters), "mode": kept.mode} | ({"said": kept.said} if kept.said else {})
    )
    address = f"{addresses.question(found.id, language())}{query}"
    if request.headers.get("HX-Request"):
        judged = replace(asked, answer=letters, mode=kept.mode, query=query, student=kept.student)
        told = _page(request, replace(judged, notice=notice_of(kept.said)))
        told["HX-Replace-Url"] = address
        return not_kept(told)
    return HttpResponseRedirect(f"{address}#verdict")


def _page(request: HttpRequest, asked: Asked, status: int = 200) -> HttpResponse:
    return HttpResponse(page(request, asked), status=status)


def _possible(mode: str) -> str:
    try:
        return str(read_mode(mode))
    except NoSuchMode:
        return ""


def _no_such_question(request: HttpRequest, *, outdated: bool) -> HttpResponse:
    reason = (
        _("This question was made by an earlier version of the site and is no longer asked.")
        if outdated
        else _("There is no such question.")
    )
    return refused(request, reason, 410 if outdated else 404)


@require_http_methods(["GET", "HEAD", "POST"])
def report(request: HttpRequest, question_id: str) -> HttpResponse:
    """A form to say what is wrong with a question."""
    try:
        found = question_of(question_id)
    except NoSuchQuestion as none:
        return _no_such_question(request, outdated=none.outdated)
    text = request.POST.get("text", "")
    outcome = reports.keep(found, text, language(), request) if request.method == "POST" else None
    own = {code: f"{addresses.question(found.id, code)}{WORDS[code]['report']}/" for code in WORDS}
    context = {"question": ask(found, language()), "outcome": outcome, "text": text, "most": reports.MOST_CHARACTERS}
    context |= {"address": addresses.question(found.id, language()), "alternates": own, "canonical": own[language()]}
    statuses = {"empty": 422, "too-long": 422, "too-many": 429}
    response = render(request, "quizzes/report.html", context, status=statuses.get(outcome or "", 200))
    if outcome == "too-many":
        response["Retry-After"] = str(seconds_to_wait("report"))
    return not_kept(response)
