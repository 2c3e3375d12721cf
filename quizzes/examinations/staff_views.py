"""Pages of who holds or watches examinations."""

from typing import cast
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts.models import User
from accounts.roles import needs
from lawbook.addresses import WORDS, page
from lawbook.views.base import alternates, language, private_page
from quizzes.examinations import codes, preparing, variants, watching
from quizzes.examinations.addresses import PARTS, both, examination
from quizzes.examinations.enrolling import NotEnrolled
from quizzes.examinations.forms import ExaminationForm
from quizzes.examinations.steering import NotPossible
from quizzes.examinations.verbs import HOLD, VERBS, WATCH, Order, Verb
from quizzes.exams import asked
from quizzes.exams.picking import NothingToAsk, sentence
from quizzes.models import Examination


@require_safe
@needs(WATCH)
def examinations(request: HttpRequest) -> HttpResponse:
    """All examinations, the newest first."""
    found = [(one, examination(one.pk, language())) for one in Examination.objects.all()]
    context = {"examinations": found, "may_hold": request.user.has_perm(HOLD)}
    context["new"] = page("examinations", language()) + PARTS[language()]["new"] + "/"
    return _shown(request, "list", alternates("examinations"), context)


@require_http_methods(["GET", "HEAD", "POST"])
@needs(HOLD)
def new(request: HttpRequest) -> HttpResponse:
    """The form; POST prepares the examination."""
    form = ExaminationForm(request.POST or None, language=language())
    own = {code: f"{page('examinations', code)}{PARTS[code]['new']}/" for code in WORDS}
    if form.is_valid():
        try:
            made = preparing.prepare(form.plan(), cast("User", request.user), timezone.now())
        except NothingToAsk:
            form.add_error("blueprint", sentence())
        except variants.NotEquivalent:
            form.add_error("variants", _("Some questions cannot be made in so many variants; choose fewer."))
        else:
            return HttpResponseRedirect(examination(made.pk, language()))
    return _shown(request, "new", own, {"form": form}, 422 if request.method == "POST" else 200)


@require_safe
@needs(WATCH)
def overview(request: HttpRequest, number: UUID) -> HttpResponse:
    """An examination: how it stands, and what leads on."""
    return of_examination(request, number, "overview", {"candidate_count": Examination(pk=number).candidates.count()})


@require_safe
@needs(WATCH)
def watch(request: HttpRequest, number: UUID) -> HttpResponse:
    """Who is where, and what the invigilator can do; with htmx the table alone."""
    found = get_object_or_404(Examination, pk=number)
    room = request.GET.get("room", "")
    context: dict[str, object] = {"watched": watching.watched(found, timezone.now(), room), "room": room}
    context["table"] = examination(number, language(), "watch")
    return of_examination(
        request, number, "_watched" if request.headers.get("HX-Request") else "watch", context, "watch"
    )


@require_safe
@needs(WATCH)
def log(request: HttpRequest, number: UUID) -> HttpResponse:
    """What happened."""
    found = get_object_or_404(Examination, pk=number)
    return of_examination(request, number, "log", {"events": watching.log(found)}, "log")


@require_safe
@needs(HOLD)
def candidates(request: HttpRequest, number: UUID) -> HttpResponse:
    """The codes of all candidates, as slips to print and cut."""
    slips = [(one, codes.shown(one.code)) for one in get_object_or_404(Examination, pk=number).candidates.all()]
    entry = {code: page("exam-code", code) for code in WORDS}
    return of_examination(request, number, "slips", {"slips": slips, "entry": entry[language()]}, "candidates")


@require_safe
@needs(HOLD)
def questions(request: HttpRequest, number: UUID) -> HttpResponse:
    """The questions of a variant with their key, as they are asked."""
    found = get_object_or_404(Examination, pk=number)
    variant = request.GET.get("variant", "1")
    if variant not in map(str, range(1, found.variants + 1)):
        raise Http404
    rows = found.questions.filter(variant=variant)
    told = [
        (row, asked.question_in(row, language()), asked.table_in(row), asked.verdict_in(row, (), language()))
        for row in rows
    ]
    context = {"told": told, "variant": int(variant), "every": range(1, found.variants + 1)}
    return of_examination(request, number, "questions", context, "questions")


@require_POST
@needs(WATCH)
def do(request: HttpRequest, number: UUID) -> HttpResponseBase:
    """Do what was asked for, say what was done, go back to where it was asked."""
    found = get_object_or_404(Examination, pk=number)
    verb = VERBS.get(request.POST.get("do", ""))
    if verb is None:
        raise Http404
    return needs(verb.permission)(_do)(request, found, verb)


def _do(request: HttpRequest, found: Examination, verb: Verb) -> HttpResponse:
    """For who may."""
    try:
        messages.success(request, verb.do(Order(found, cast("User", request.user), request.POST, timezone.now())))
    except NotEnrolled as refusal:
        messages.error(request, str(refusal))
    except NotPossible:
        messages.error(request, _("This cannot be done as the examination stands; nothing was changed."))
    back = request.POST.get("back", "")
    return HttpResponseRedirect(examination(found.pk, language(), *([back] if back in PARTS[language()] else [])))


def of_examination(
    request: HttpRequest, number: UUID, name: str, context: dict[str, object], *rest: str
) -> HttpResponse:
    """A page of one examination with the addresses of the others."""
    found = get_object_or_404(Examination, pk=number)
    links = {part: examination(number, language(), part) for part in PARTS[language()]}
    context |= {"examination": found, "links": links, "home": examination(number, language())}
    context["may_hold"] = request.user.has_perm(HOLD)
    return _shown(request, name, both(examination, number, *rest), context)


def _shown(
    request: HttpRequest, name: str, own: dict[str, str], context: dict[str, object], status: int = 200
) -> HttpResponse:
    return private_page(request, f"quizzes/examination/{name}.html", own, context, status)
