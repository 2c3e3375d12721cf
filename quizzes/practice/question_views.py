"""Pages of a question: asking it, the verdict on an answer, reporting a mistake in it."""

from dataclasses import dataclass, replace
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.functional import SimpleLazyObject
from django.utils.html import escape
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_http_methods

from lawbook import addresses
from lawbook.book import current_book
from lawbook.context import site_url
from lawbook.frames import in_frame
from lawbook.limits import seconds_to_wait
from lawbook.views.base import language, not_kept, pages_of, refused
from quizzes.exams.withdrawing import is_withdrawn
from quizzes.models import Student
from quizzes.practice import reports, tickets
from quizzes.practice.ahead import owner_of
from quizzes.practice.hardness import hardness_of
from quizzes.practice.hardness_said import said
from quizzes.practice.limits import within
from quizzes.practice.modes import NoSuchMode, read_mode
from quizzes.practice.offered import offered
from quizzes.practice.own_site import is_from_elsewhere
from quizzes.practice.picking import next_question
from quizzes.practice.recording import record
from quizzes.practice.students import student_of, student_to_keep
from quizzes.practice.telling import Telling, telling_of
from quizzes.practice.views import ticketed
from quizzes.questions.asking import ask, told_besides
from quizzes.questions.chains import Place, place_of
from quizzes.questions.tables import table_of
from quizzes.questions.templates import NoSuchQuestion, Question, question_of
from rulings.quoting import Quoted, quoted

Answered = tuple[str, ...]


@dataclass(frozen=True)
class _Asked:
    """A question with what the request says of it: the letters answered, the ticket, and what to tell the reader.

    ``query`` is what leads to the same in the other language, ``student`` who has just answered, ``withdrawn`` whether
    editors have taken it out.
    """

    question: Question
    answer: Answered = ()
    ticket: str = ""
    mode: str = ""
    notice: str = ""
    query: str = ""
    student: Student | None = None
    withdrawn: bool = False


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
        return _answered(request, _Asked(found, withdrawn=withdrawn))
    if not request.GET:
        return _public(_page(request, _Asked(found, withdrawn=withdrawn)))
    letters = letters_of(found, request.GET.get("answer", "").split(","))
    ticket, mode = request.GET.get("ticket", ""), _possible(request.GET.get("mode", ""))
    notice, query = _notice(request.GET.get("said")), f"?{request.GET.urlencode()}"
    return not_kept(_page(request, _Asked(found, letters, ticket, mode, notice, query, withdrawn=withdrawn)))


def _public(response: HttpResponse) -> HttpResponse:
    """The same for everybody. Not kept in memory: there is no end of questions, they would push out the pages of the book."""
    response["Cache-Control"] = "public, max-age=3600"
    return response


def _answered(request: HttpRequest, asked: _Asked) -> HttpResponse:
    """Keep the answer if it has a ticket, then tell the verdict: in place (htmx) or on a page with an address of its own."""
    found, text = asked.question, request.POST.get("ticket", "")
    letters = letters_of(found, request.POST.getlist("answer"))
    if not letters:
        query = f"?{urlencode({'ticket': text})}" if text else ""
        again = replace(asked, ticket=text, notice=_("Choose an answer first."), query=query)
        return not_kept(_page(request, again, status=422 if not request.headers.get("HX-Request") else 200))
    mode, said, student = _keep(request, replace(asked, answer=letters, ticket=text))
    query = "?" + urlencode({"answer": ",".join(letters), "mode": mode} | ({"said": said} if said else {}))
    address = f"{addresses.question(found.id, language())}{query}"
    if request.headers.get("HX-Request"):
        judged = replace(asked, answer=letters, mode=mode, notice=_notice(said), query=query, student=student)
        told = _page(request, judged)
        told["HX-Replace-Url"] = address
        return not_kept(told)
    return HttpResponseRedirect(f"{address}#verdict")


def _keep(request: HttpRequest, asked: _Asked) -> tuple[str, str, Student | None]:
    """The mode of the ticket, what there is to say about keeping the answer, and whose it is if it was kept."""
    if not asked.ticket or is_from_elsewhere(request):
        return "", "", None
    try:
        ticket = tickets.read(asked.ticket, asked.question.id)
    except tickets.BadTicket:
        return "", "not-counted", None
    if asked.withdrawn:
        return ticket.mode, "", None
    if not within(request, "practice_answer"):
        return ticket.mode, "too-many", None
    student = student_to_keep(request)
    is_new = record(student, asked.question, asked.answer, ticket, timezone.now())
    return ticket.mode, "" if is_new else "counted-before", student


def _notice(said: str | None) -> str:
    if said == "not-counted":
        return _("This answer was not counted: the question was opened too long ago, or its address was changed.")
    if said == "too-many":
        return _("This answer was not counted: more has come from your connection than people send. Wait a minute.")
    if said == "counted-before":
        return _("You have answered this question before: the first answer counts.")
    return ""


def letters_of(found: Question, given: list[str]) -> Answered:
    """The letters that are options of the question; of a question with one answer at most one."""
    told = telling_of(found)
    letters = tuple(letter for letter in told.letters if letter in given)
    return letters if told.several else letters[:1]


def _possible(mode: str) -> str:
    try:
        return str(read_mode(mode))
    except NoSuchMode:
        return ""


def shown(found: Question, answer: Answered = (), *, as_made: bool = False) -> dict[str, Any]:
    """What stands on the page of a question, or of the verdict on an answer, whoever asks; ``as_made``: though it be ready."""
    own = {code: addresses.question(found.id, code) for code in addresses.WORDS}
    telling = Telling(found, language()) if as_made else telling_of(found)
    context: dict[str, Any] = {
        "table": SimpleLazyObject(lambda: table_of(found.draft.shown)),
        "edition": current_book().edition,
        "written": telling.written,
    }
    context |= {"alternates": own, "canonical": own[language()]}
    context["step"] = place = place_of(found)
    context["from_the_start"] = addresses.question(place.first.id, language()) if place and place.first else ""
    if not answer:
        context["question"] = telling.asked()
    else:
        context["question"], context["verdict"] = _question, told = telling.judged(answer)
        context["others"] = told_besides(told)
        context["quotes"] = SimpleLazyObject(lambda: _quotes(told))
        context["similar"] = addresses.practice(f"like-{found.template.code}-{telling.clause}", language())
    return context


def _quotes(told: dict[str, Any]) -> list[Quoted]:
    cited = [clause["citation"] for clause in told["ruling"]["clauses"]]
    return quoted(pages_of(current_book()), told["clause"]["citation"], cited)


def _page(request: HttpRequest, asked: _Asked, status: int = 200) -> HttpResponse:
    context = shown(asked.question, asked.answer)
    context |= {"ticket": asked.ticket, "mode": asked.mode, "notice": asked.notice}
    if asked.withdrawn:
        context |= {"withdrawn": True, "similar": ""}
    if asked.answer:
        following = following_of(context["step"])
        context["next"], context["goes_on"] = _next(request, asked, following), following is not None
        name = asked.question.template.name
        context["hardness"] = said(hardness_of([name])[name])
    context["switch"] = f"{context['alternates'][addresses.other_language(language())]}{asked.query}"
    body: str = render_to_string("quizzes/_question.html", context, request)
    if not request.headers.get("HX-Request"):
        body = _whole(request, asked, context, body)
    return HttpResponse(body, status=status)


_MARKS = {name: f"-the-{name}-" for name in ("title", "description", "switch", "canonical", "owner", "body")}
_OTHER = "-in-"


def _whole(request: HttpRequest, asked: _Asked, context: dict[str, Any], body: str) -> str:
    """The question in the page around it, which is the same for all questions."""
    is_own = bool(asked.ticket or asked.answer)
    book, question = current_book(), context["question"]
    marks = {code: f"{_OTHER}{code}-" for code in context["alternates"]}

    def make() -> str:
        frame = _MARKS | {"alternates": marks, "edition": book.edition, "is_own": is_own}
        return render_to_string("quizzes/question.html", frame, request)

    texts = {"title": _title(context), "description": question["ask"]}
    texts |= {"switch": context["switch"], "canonical": context["canonical"]}
    texts["owner"] = owner_of(request.user) if is_own else ""
    put = {_MARKS[name]: escape(text) for name, text in texts.items()}
    put |= {marks[code]: escape(address) for code, address in context["alternates"].items()}
    key = ("question", book.edition.identity, language(), site_url(request), str(is_own))
    return in_frame(key, make, put | {_MARKS["body"]: body})


def _title(context: dict[str, Any]) -> str:
    """The question; once it is answered, whether the answer is right."""
    if "verdict" not in context:
        return str(context["question"]["ask"])
    return _("Right") if context["verdict"]["right"] else _("Not right")


def _next(request: HttpRequest, asked: _Asked, step: Question | None) -> str:
    """The next step of a chain, or the next question of a mode, itself and with its ticket: the address of the mode would
    cost a slow line a turn.
    """
    if step:
        return ticketed(step, asked.mode) if asked.mode else addresses.question(step.id, language())
    if not asked.mode:
        return addresses.practice("mixed", language())
    found = next_question(asked.student or student_of(request), read_mode(asked.mode), timezone.now())
    if found is None:
        return addresses.practice(asked.mode, language())
    return ticketed(found, asked.mode)


def following_of(place: Place | None) -> Question | None:
    """The next step of a chain, unless it is withdrawn."""
    step = place.following if place else None
    return step if step and step.template.name in offered() else None


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
    own = {code: f"{addresses.question(found.id, code)}{addresses.WORDS[code]['report']}/" for code in addresses.WORDS}
    context = {"question": ask(found, language()), "outcome": outcome, "text": text, "most": reports.MOST_CHARACTERS}
    context |= {"address": addresses.question(found.id, language()), "alternates": own, "canonical": own[language()]}
    statuses = {"empty": 422, "too-long": 422, "too-many": 429}
    response = render(request, "quizzes/report.html", context, status=statuses.get(outcome or "", 200))
    if outcome == "too-many":
        response["Retry-After"] = str(seconds_to_wait("report"))
    return not_kept(response)
