"""Practice: where to begin, the next question, how far one has come. Private pages: nothing of them is kept on the way."""

from django.http import HttpRequest, HttpResponse, HttpResponsePermanentRedirect, HttpResponseRedirect
from django.utils import timezone
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

from lawbook.addresses import page
from lawbook.book import current_book
from lawbook.views.base import alternates, language, not_kept, private_page, refused
from quizzes import addresses
from quizzes.models import Student
from quizzes.practice import tickets
from quizzes.practice.ahead import owner_of
from quizzes.practice.elsewhere import take_over
from quizzes.practice.modes import Mode, NoSuchMode, read_mode
from quizzes.practice.pages import practice_page, progress_page
from quizzes.practice.picking import next_question
from quizzes.practice.students import student_of
from quizzes.questions.templates import Question


@gzip_page
@require_safe
def practice(request: HttpRequest) -> HttpResponse:
    """The ways to practise, with what is due."""
    shown = practice_page(who_practises(request), timezone.now(), language())
    return _private(request, "practice", {"practice": shown, "nothing": request.GET.get("nothing", "")})


@gzip_page
@require_safe
def progress(request: HttpRequest) -> HttpResponse:
    """How far the student has come."""
    shown = progress_page(current_book(), who_practises(request), timezone.now(), language())
    return _private(request, "progress", {"shown": shown})


@require_safe
def next_one(request: HttpRequest, mode: str) -> HttpResponse:
    """To a fresh question of a mode, with a ticket; back to the start if there is none."""
    try:
        wanted = read_mode(addresses.mode_named(mode, language()))
    except NoSuchMode:
        return refused(request, _("There is no such practice, or there are no questions for it yet."))
    if mode != addresses.mode_name(str(wanted), language()):
        return HttpResponsePermanentRedirect(addresses.practice(str(wanted), language()))
    found = next_question(who_practises(request), wanted, timezone.now())
    if found is None:
        return HttpResponseRedirect(_without_question(wanted))
    return not_kept(HttpResponseRedirect(ticketed(found, str(wanted))))


def _without_question(mode: Mode) -> str:
    """Where to go when a mode has nothing to ask; the page says so. From the end of a lesson back to it."""
    is_of_course = mode.kind in ("lesson", "review")
    start = addresses.lesson(mode.about, language()) if is_of_course else page("practice", language())
    return f"{start}?{urlencode({'nothing': mode.kind})}"


def ticketed(found: Question, mode: str) -> str:
    """The address of a question with a ticket of its own."""
    ticket = urlencode({"ticket": tickets.issue(found.id, mode)})
    return f"{addresses.question(found.id, language())}?{ticket}"


def who_practises(request: HttpRequest) -> Student | None:
    """Who practises, with what was answered in exams."""
    student = student_of(request)
    if student is not None:
        take_over(student)
    return student


def _private(request: HttpRequest, name: str, context: dict[str, object]) -> HttpResponse:
    context |= {"has_account": request.user.is_authenticated, "owner": owner_of(request.user)}
    return private_page(request, f"quizzes/{name}.html", alternates(name), context)
