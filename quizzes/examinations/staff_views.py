"""Pages of who holds or watches examinations."""

from django.contrib import messages
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from accounts.roles import needs, not_allowed, user_of
from lawbook.addresses import WORDS, page
from lawbook.limits import as_one_person
from lawbook.posted import posted
from lawbook.sent_once import not_done, sent_once
from lawbook.views.base import alternates, language, private_page
from quizzes.examinations import codes, duties, preparing, removing, variants, watching, written_marking, written_pages
from quizzes.examinations.addresses import PARTS, both, erasure, examination
from quizzes.examinations.duties import HOLD, WATCH
from quizzes.examinations.enrolling import NotEnrolled
from quizzes.examinations.forms import ExaminationForm
from quizzes.examinations.on_duty import on_duty
from quizzes.examinations.roll import called
from quizzes.examinations.steering import NotPossible
from quizzes.examinations.verbs import VERBS, Order, Verb
from quizzes.exams import asked
from quizzes.models import Duty, ExaminationQuestion, RemovedExamination
from quizzes.offering.picking import NothingToAsk, sentence


@require_safe
@needs(WATCH)
def examinations(request: HttpRequest) -> HttpResponse:
    """The examinations at which one works, the newest first."""
    user, now = user_of(request), timezone.now()
    held = set(user.examination_duties.filter(holds=True).values_list("examination_id", flat=True))
    found = [
        (one, examination(one.pk, language()), one.pk in held and removing.is_due(one, now))
        for one in duties.examinations_of(user)
    ]
    may_hold = user.has_perm(HOLD)
    context: dict[str, object] = {"examinations": found, "may_hold": may_hold}
    context["removed"] = _removed() if may_hold else ()
    context["erasure"] = erasure()[language()]
    context["new"] = page("examinations", language()) + PARTS[language()]["new"] + "/"
    return _shown(request, "list", alternates("examinations"), context)


def _removed() -> QuerySet[RemovedExamination]:
    return RemovedExamination.objects.select_related("removed_by").prefetch_related("erased__erased_by")


@require_http_methods(["GET", "HEAD", "POST"])
@needs(HOLD)
@as_one_person("work")
@sent_once
def new(request: HttpRequest) -> HttpResponse:
    """The form; POST prepares the examination."""
    form = ExaminationForm(request.POST or None, language=language())
    own = {code: f"{page('examinations', code)}{PARTS[code]['new']}/" for code in WORDS}
    if form.is_valid():
        try:
            made = preparing.prepare(form.plan(), user_of(request), timezone.now())
        except NothingToAsk:
            form.add_error("blueprint", sentence())
        except variants.NotEquivalent:
            form.add_error("variants", _("Some questions cannot be made in so many variants; choose fewer."))
        else:
            return HttpResponseRedirect(examination(made.pk, language()))
    return _shown(request, "new", own, {"form": form}, 422 if request.method == "POST" else 200)


@require_safe
@on_duty(WATCH)
def overview(request: HttpRequest, duty: Duty) -> HttpResponse:
    """An examination: how it stands, and what leads on."""
    return _overview(request, duty, {})


def _overview(request: HttpRequest, duty: Duty, context: dict[str, object], status: int = 200) -> HttpResponse:
    found = duty.examination
    context["candidate_count"] = found.candidates.count()
    if duties.may_hold(duty, user_of(request)):
        context["has_written"] = found.questions.filter(rubric__isnull=False).exists()
        context["duties"] = found.duties.select_related("user")
    return of_examination(request, duty, "overview", context, status=status)


@require_safe
@on_duty(WATCH)
def watch(request: HttpRequest, duty: Duty) -> HttpResponse:
    """Who is where, and what the invigilator can do; with htmx the table alone."""
    room = duty.room or request.GET.get("room", "")
    context: dict[str, object] = {"watched": watching.watched(duty.examination, timezone.now(), room), "room": room}
    context["table"] = examination(duty.examination.pk, language(), "watch")
    context["blind"] = duties.may_hold(duty, user_of(request)) and written_marking.is_blind(duty.examination)
    return of_examination(request, duty, "_watched" if request.headers.get("HX-Request") else "watch", context, "watch")


@require_safe
@on_duty(WATCH)
def log(request: HttpRequest, duty: Duty) -> HttpResponse:
    """What happened."""
    return of_examination(request, duty, "log", {"events": watching.log(duty.examination, duty.room)}, "log")


@require_safe
@on_duty(HOLD)
def candidates(request: HttpRequest, duty: Duty) -> HttpResponse:
    """The codes of all candidates, as slips to print and cut."""
    slips = [(one, codes.shown(one.code)) for one in called(duty.examination, duty.examination.candidates.all())]
    entry = {code: page("exam-code", code) for code in WORDS}
    return of_examination(request, duty, "slips", {"slips": slips, "entry": entry[language()]}, "candidates")


@require_safe
@on_duty(HOLD)
def questions(request: HttpRequest, duty: Duty) -> HttpResponse:
    """The questions of a variant with their key, as they are asked."""
    found, variant = duty.examination, _variant(request, duty)
    rows = found.questions.filter(variant=variant)
    told = [
        (
            row,
            asked.question_in(row, language()),
            asked.table_in(row),
            _key(row),
            written_pages.expected(row, language()),
        )
        for row in rows
    ]
    context = {"told": told, "variant": variant, "every": range(1, found.variants + 1)}
    return of_examination(request, duty, "questions", context, "questions")


@require_safe
@on_duty(HOLD)
def sheet(request: HttpRequest, duty: Duty) -> HttpResponse:
    """The questions of a variant without their key, to be printed: for who cannot answer at a screen."""
    variant = _variant(request, duty)
    rows = duty.examination.questions.filter(variant=variant)
    told = [(asked.question_in(row, language()), asked.table_in(row)) for row in rows]
    context: dict[str, object] = {"title": duty.examination.title, "variant": variant, "asked": told}
    return of_examination(request, duty, "sheet", context, "sheet")


def _variant(request: HttpRequest, duty: Duty) -> int:
    """The variant that was asked for, the first where none was."""
    variant = request.GET.get("variant", "1")
    if variant not in map(str, range(1, duty.examination.variants + 1)):
        raise Http404
    return int(variant)


def _key(row: ExaminationQuestion) -> dict[str, object] | None:
    return None if row.rubric else asked.verdict_in(row, (), language())


@posted()
@on_duty(WATCH)
@as_one_person("work")
@sent_once
def do(request: HttpRequest, duty: Duty) -> HttpResponseBase:
    """Do what was asked for, say what was done, go back to where it was asked; a form that was refused stays filled in."""
    verb = VERBS.get(request.POST.get("do", ""))
    if verb is None:
        raise Http404
    who = user_of(request)
    holds = duties.may_hold(duty, who)
    if (verb.permission == HOLD and not holds) or (verb.whole and duty.room):
        return not_allowed(request)
    try:
        return _do(request, verb, Order(duty.examination, who, request.POST, timezone.now(), duty.room, holds))
    except (NotEnrolled, duties.NotAssigned) as refusal:
        return _overview(request, duty, {"refused": str(refusal), "sent": request.POST}, 422)


def _do(request: HttpRequest, verb: Verb, order: Order) -> HttpResponse:
    """For who may."""
    try:
        messages.success(request, verb.do(order))
    except duties.NotAssigned:
        raise
    except NotPossible:
        not_done(request)
        messages.error(request, _("This cannot be done as the examination stands; nothing was changed."))
    back = request.POST.get("back", "")
    return HttpResponseRedirect(
        examination(order.examination.pk, language(), *([back] if back in PARTS[language()] else []))
    )


def of_examination(
    request: HttpRequest, duty: Duty, name: str, context: dict[str, object], *rest: str, status: int = 200
) -> HttpResponse:
    """A page of one examination with the addresses of the others."""
    number = duty.examination.pk
    links = {part: examination(number, language(), part) for part in PARTS[language()]}
    context |= {"examination": duty.examination, "links": links, "home": examination(number, language()), "duty": duty}
    context["may_hold"] = duties.may_hold(duty, user_of(request))
    return _shown(request, name, both(examination, number, *rest), context, status)


def _shown(
    request: HttpRequest, name: str, own: dict[str, str], context: dict[str, object], status: int = 200
) -> HttpResponse:
    return private_page(request, f"quizzes/examination/{name}.html", own, context, status)
