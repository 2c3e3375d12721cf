"""A candidate's examination: questions, overview, handing in. No key leaves before the results are released."""

from collections.abc import Callable
from functools import wraps
from uuid import UUID

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from lawbook import addresses
from lawbook.posted import posted
from lawbook.views.base import language, not_kept, private_page, refused
from lawbook.watching import metrics
from quizzes.examinations import answering, appealing, clock, devices
from quizzes.examinations.addresses import OTHER, both, place
from quizzes.examinations.candidate_pages import sitting_page
from quizzes.examinations.result_views import result, verdict
from quizzes.exams import asked
from quizzes.exams.turns import in_turn
from quizzes.models import Candidate

View = Callable[..., HttpResponse]
_STATUS: dict[answering.Outcome, int] = {"kept": 204, "overtaken": 412, "too-late": 409, "paused": 423}


def on_own_device(view: View) -> View:
    """For the candidate of this browser; one whose examination goes on elsewhere is told so."""

    @wraps(view)
    def wrapper(request: HttpRequest, candidate_id: UUID, **rest: object) -> HttpResponse:
        found = devices.candidate_at(request)
        if found is None or found.pk != candidate_id:
            return refused(request, _("There is no such exam of yours. Begin, or go on, with your code."))
        if not devices.is_current(request, found):
            return _elsewhere(request, found)
        return view(request, answering.settle(found, timezone.now()), **rest)

    return wrapper


@require_safe
@in_turn
@on_own_device
def seat(request: HttpRequest, candidate: Candidate) -> HttpResponse:
    """The overview before handing in; then that it is handed in, and the result once it is released."""
    if candidate.handed_in is None:
        shown: dict[str, object] = {
            "sitting": sitting_page(candidate, timezone.now(), language()),
            "paused": candidate.examination.paused,
            "notice": _notice(request),
            "other": f"{addresses.page('exam-code', language())}?{OTHER}",
        }
        return page(request, "sitting", candidate, shown)
    if candidate.examination.released is None:
        entry = addresses.page("exam-code", language())
        told: dict[str, object] = {"candidate": candidate, "entry": entry}
        return page(request, "handed_in", candidate, told | {"notice": _notice(request)})
    return result(request, candidate)


@require_http_methods(["GET", "HEAD", "POST"])
@on_own_device
def question(request: HttpRequest, candidate: Candidate, number: int) -> HttpResponse:
    """A question; POST keeps the answer or the flag. After the release with its verdict."""
    if request.method == "POST":
        return _keep(request, candidate, number)
    row = candidate.answers.filter(number=number).select_related("question").first()
    if row is None:
        return refused(request, _("This exam has no question of that number."))
    if candidate.handed_in is not None:
        released = candidate.examination.released is not None
        return verdict(request, candidate, row) if released else HttpResponseRedirect(place(candidate.pk, language()))
    now = timezone.now()
    if candidate.examination.paused:
        return page(request, "paused", candidate, {"sitting": sitting_page(candidate, now, language())})
    answering.look(candidate, number, now)
    shown: dict[str, object] = {"question": asked.question_in(row.question, language())}
    shown |= {"table": asked.table_in(row.question), "number": number, "exam_answer": row, "turn": row.turn + 1}
    shown["most"] = answering.MOST_WRITTEN
    shown |= {"chosen": row.chosen.split(","), "sitting": sitting_page(candidate, now, language())}
    shown["notice"] = _notice(request)
    return page(request, "question", candidate, shown, number)


def _keep(request: HttpRequest, candidate: Candidate, number: int) -> HttpResponse:
    """Keep what was sent. A script gets a status: 204 kept, 409 too late, 412 overtaken, 423 paused."""
    now, sent = timezone.now(), request.POST
    flagged = {"on": True, "off": False}.get(sent.get("flag", ""))
    outcome: answering.Outcome = "kept"
    if "answer" in sent or "written" in sent or sent.get("answered"):
        typed = sent.get("turn", "")
        turn = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 9 else 0
        outcome = answering.keep(candidate, number, sent.getlist("answer"), turn, now, sent.get("written"))
    if outcome == "kept" and flagged is not None:
        outcome = answering.flag(candidate, number, flagged=flagged, now=now)
    if outcome == "no-such-question":
        return refused(request, _("This exam has no question of that number."))
    if outcome == "kept":
        metrics.exam_answer()
    if request.headers.get("X-Requested-With") == "fetch":
        said = "" if outcome == "kept" else _NOTICES[outcome]()
        return not_kept(HttpResponse(said, status=_STATUS[outcome], content_type="text/plain; charset=utf-8"))
    return HttpResponseRedirect(_after(candidate, number, outcome, stays=flagged is not None))


def _after(candidate: Candidate, number: int, outcome: answering.Outcome, *, stays: bool) -> str:
    """Where a form leads: on to the next question, to the overview after the last, back where something is to be told."""
    if outcome == "overtaken":
        return f"{place(candidate.pk, language(), number)}?said=overtaken"
    if outcome != "kept":
        return f"{place(candidate.pk, language())}?said={outcome}"
    if stays:
        return place(candidate.pk, language(), number)
    last = number >= candidate.examination.questions_each
    return place(candidate.pk, language(), *(() if last else (number + 1,)))


_NOTICES: dict[str, Callable[[], str]] = {
    "overtaken": lambda: _("You have answered this question in another window since; what counts is shown here."),
    "too-late": lambda: _("The time is over: this answer came too late and was not taken. All earlier ones count."),
    "paused": lambda: _("The examination is paused: the answer is sent again when it goes on."),
    "elsewhere": lambda: _("Your examination goes on on another device: this answer was not taken."),
}


def _notice(request: HttpRequest) -> str:
    """What became of the answer that led to this page, if it was not kept."""
    said = request.GET.get("said", "")
    return _NOTICES[said]() if said in _NOTICES else ""


@posted()
@on_own_device
def contest(request: HttpRequest, candidate: Candidate, number: int) -> HttpResponse:
    """An appeal against a question, once the results are released."""
    row = candidate.answers.filter(number=number).select_related("question").first()
    if row is None or candidate.examination.released is None:
        return refused(request, _("There are no results to contest yet."))
    outcome = appealing.appeal(candidate, row, request.POST.get("text", ""), timezone.now())
    if outcome in ("empty", "too-long"):
        response = verdict(request, candidate, row, outcome)
        response.status_code = 422
        return response
    return HttpResponseRedirect(place(candidate.pk, language(), number) + "#appeal")


@posted()
@on_own_device
def hand_in(request: HttpRequest, candidate: Candidate) -> HttpResponse:
    """End one's examination."""
    answering.hand_in(candidate, timezone.now())
    return HttpResponseRedirect(place(candidate.pk, language()))


@require_safe
def state(request: HttpRequest, candidate_id: UUID) -> HttpResponse:
    """How much time is left, for the clock of the page: the invigilator may have added some, or paused."""
    found = devices.candidate_at(request)
    if found is None or found.pk != candidate_id:
        return refused(request, _("There is no such exam of yours. Begin, or go on, with your code."))
    now = timezone.now()
    here = devices.is_current(request, found) and not clock.is_over(found, now)
    until = f"{timezone.localtime(found.deadline or now):%H:%M}"
    paused = found.examination.paused is not None
    return not_kept(JsonResponse({"left": clock.left(found, now), "until": until, "paused": paused, "here": here}))


def page(
    request: HttpRequest, name: str, candidate: Candidate, context: dict[str, object], *rest: int, status: int = 200
) -> HttpResponse:
    """A page of the candidate in the active language."""
    own = both(place, candidate.pk, *rest)
    return private_page(request, f"quizzes/examination/{name}.html", own, context, status)


def _elsewhere(request: HttpRequest, candidate: Candidate) -> HttpResponse:
    if request.headers.get("X-Requested-With") == "fetch":
        return not_kept(HttpResponse(_NOTICES["elsewhere"](), status=409, content_type="text/plain; charset=utf-8"))
    shown: dict[str, object] = {"candidate": candidate, "entry": addresses.page("exam-code", language())}
    return page(request, "elsewhere", candidate, shown, status=409)
