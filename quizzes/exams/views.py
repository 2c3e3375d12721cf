"""Mock exams: choosing one, sitting it, handing in, the result. Private pages; no key leaves before handing in."""

from uuid import UUID

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from lawbook.addresses import WORDS, page
from lawbook.book import current_book
from lawbook.limits import too_many
from lawbook.posted import posted
from lawbook.views.base import alternates, language, pages_of, private_page, refused
from lawbook.watching import metrics
from quizzes import addresses
from quizzes.exams import asked, pages, sittings
from quizzes.exams.turns import in_turn
from quizzes.models import Sitting, SittingQuestion
from quizzes.offering.blueprints import blueprints
from quizzes.offering.picking import as_it_stands, sentence
from quizzes.practice.limits import within
from quizzes.practice.students import student_of, student_to_keep
from quizzes.questions.asking import told_besides
from rulings.quoting import quoted


@require_safe
def exams(request: HttpRequest) -> HttpResponse:
    """The exams that there are, and the reader's own sittings."""
    shown = pages.exams_page(student_of(request), language())
    return _private(request, "exams", {"exams": shown, "exam_code": page("exam-code", language())}, alternates("exam"))


@require_http_methods(["GET", "HEAD", "POST"])
def exam(request: HttpRequest, name: str) -> HttpResponse:
    """What awaits the candidate; POST begins a sitting."""
    if (blueprint := blueprints().get(addresses.exam_named(name, language()))) is None:
        return refused(request, _("There is no such exam."))
    own = {code: addresses.exam(blueprint.name, code) for code in WORDS}
    if request.method != "POST":
        return _private(request, "exam", {"exam": pages.exam_page(blueprint, language())}, own)
    extra = request.POST.get("extra", "0")
    if extra not in map(str, sittings.EXTRA_TIME):
        shown = {"exam": pages.exam_page(blueprint, language()), "notice": _("Choose one of the times given.")}
        return _private(request, "exam", shown, own, 422)
    if not within(request, "exam"):
        return too_many(request, "exam")
    if not as_it_stands(blueprint).weights:
        return refused(request, sentence(), 409)
    begun = sittings.begin(student_to_keep(request), blueprint, int(extra), timezone.now())
    return HttpResponseRedirect(addresses.sitting_question(str(begun.pk), 1, language()))


@require_safe
@in_turn
def sitting(request: HttpRequest, sitting_id: UUID) -> HttpResponse:
    """The overview before handing in; the result after it."""
    if (found := _own(request, sitting_id)) is None:
        return refused(request, _("There is no such exam of yours."))
    own = {code: addresses.sitting(str(found.pk), code) for code in WORDS}
    if found.handed_in is None:
        return _private(request, "sitting", {"sitting": pages.sitting_page(found, timezone.now(), language())}, own)
    try:
        shown = pages.result_page(found, language())
    except asked.Outdated:
        return _outdated(request)
    return _private(request, "result", {"result": shown, "too_late": request.GET.get("said") == "too-late"}, own)


@require_http_methods(["GET", "HEAD", "POST"])
def sitting_question(request: HttpRequest, sitting_id: UUID, number: int) -> HttpResponse:
    """A question of a sitting; POST keeps the answer or the flag. The key is shown once the sitting is handed in."""
    if (held := _held(request, sitting_id)) is None:
        return refused(request, _("There is no such exam of yours."))
    found = sittings.settle(held, timezone.now())
    if held.handed_in is None and found.handed_in and request.method != "POST":
        return HttpResponseRedirect(addresses.sitting(str(found.pk), language()))
    try:
        row = sittings.question_at(found, number)
        if request.method == "POST":
            return _keep(request, found, number, asked.letters_of(row))
        return _shown(request, found, row)
    except IndexError:
        return refused(request, _("This exam has no question of that number."))
    except asked.Outdated:
        return _outdated(request)


def _shown(request: HttpRequest, found: Sitting, row: SittingQuestion) -> HttpResponse:
    """The question to be answered; after handing in with the verdict on what was answered."""
    own = {code: addresses.sitting_question(str(found.pk), row.number, code) for code in WORDS}
    context: dict[str, object] = {"question": asked.question_in(row, language()), "table": asked.table_in(row)}
    context |= {"number": row.number, "exam_answer": row, "chosen": row.chosen.split(",")}
    if found.handed_in is None:
        context |= {"sitting": pages.sitting_page(found, timezone.now(), language())}
        return _private(request, "sitting_question", context, own)
    chosen = row.chosen.split(",") if row.chosen else []
    context |= {"page": pages.verdict_page(found, row, language())}
    told = asked.verdict_in(row, chosen, language())
    context |= {"verdict": told, "others": [], "quotes": quoted(pages_of(current_book()), row.clause, [])}
    if "ruling" in told:
        cited = [clause["citation"] for clause in told["ruling"]["clauses"]]
        context |= {"others": told_besides(told), "quotes": quoted(pages_of(current_book()), row.clause, cited)}
    return _private(request, "sitting_verdict", context, own)


def _keep(request: HttpRequest, found: Sitting, number: int, letters: list[str]) -> HttpResponse:
    """Keep what was sent; a script is answered with a status alone: 204 kept, 409 too late."""
    by_script = request.headers.get("X-Requested-With") == "fetch"
    flagged = {"on": True, "off": False}.get(request.POST.get("flag", ""))
    given = request.POST.getlist("answer")
    chosen = [letter for letter in letters if letter in given] if given or request.POST.get("answered") else None
    try:
        sittings.save(found, number, chosen, flagged=flagged, now=timezone.now())
    except sittings.TimeOver:
        if by_script:
            return HttpResponse(status=409)
        return HttpResponseRedirect(f"{addresses.sitting(str(found.pk), language())}?said=too-late")
    if chosen is not None:
        metrics.exam_answer()
    if by_script:
        return HttpResponse(status=204)
    last = number >= found.questions.count()
    here = addresses.sitting_question(str(found.pk), number + (flagged is None), language())
    return HttpResponseRedirect(addresses.sitting(str(found.pk), language()) if last and flagged is None else here)


@posted()
@in_turn
def hand_in(request: HttpRequest, sitting_id: UUID) -> HttpResponse:
    """End the sitting and show its result."""
    if (found := _own(request, sitting_id)) is None:
        return refused(request, _("There is no such exam of yours."))
    sittings.hand_in(found, timezone.now())
    return HttpResponseRedirect(addresses.sitting(str(found.pk), language()))


def _own(request: HttpRequest, sitting_id: UUID) -> Sitting | None:
    """The sitting, if it is this candidate's; one whose time is over is handed in as it stands."""
    found = _held(request, sitting_id)
    return sittings.settle(found, timezone.now()) if found else None


def _held(request: HttpRequest, sitting_id: UUID) -> Sitting | None:
    student = student_of(request)
    return Sitting.objects.filter(pk=sitting_id, student=student).first() if student else None


def _outdated(request: HttpRequest) -> HttpResponse:
    reason = _("This exam was begun with an earlier version of the questions and can no longer be shown.")
    return refused(request, reason, 410)


def _private(
    request: HttpRequest, name: str, context: dict[str, object], own: dict[str, str], status: int = 200
) -> HttpResponse:
    return private_page(request, f"quizzes/{name}.html", own, context, status)
