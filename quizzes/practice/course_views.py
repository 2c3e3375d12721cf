"""The course, a lesson of it, and the ladder of levels: private pages, for they show what their reader has answered."""

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

from lawbook.addresses import WORDS
from lawbook.book import current_book
from lawbook.views.base import alternates, language, private_page, refused
from quizzes import addresses
from quizzes.practice.course import course as lessons_by_topic
from quizzes.practice.course_pages import course_page, is_open, lesson_page
from quizzes.practice.ladder import ladder as rungs_for
from quizzes.practice.views import who_practises


@gzip_page
@require_safe
def course(request: HttpRequest) -> HttpResponse:
    """The lessons in their order."""
    shown = course_page(who_practises(request), timezone.now(), language())
    return _shown(request, "course", alternates("course"), {"lessons": shown})


@gzip_page
@require_safe
def lesson(request: HttpRequest, name: str) -> HttpResponse:
    """One lesson: read, a case, five questions, what is due."""
    found = lessons_by_topic().get(addresses.lesson_named(name, language()))
    if found is None or not is_open(found):
        return refused(request, _("There is no such lesson, or there are no questions for it yet."))
    own = {code: addresses.lesson(found.topic, code) for code in WORDS}
    shown = lesson_page(current_book(), found, who_practises(request), timezone.now(), language())
    return _shown(request, "lesson", own, {"lesson": shown, "nothing": request.GET.get("nothing", "")})


@gzip_page
@require_safe
def ladder(request: HttpRequest) -> HttpResponse:
    """The levels, from a club to the country."""
    shown = rungs_for(current_book(), who_practises(request), language())
    return _shown(request, "ladder", alternates("ladder"), {"rungs": shown})


def _shown(request: HttpRequest, name: str, own: dict[str, str], context: dict[str, object]) -> HttpResponse:
    context["has_account"] = request.user.is_authenticated
    return private_page(request, f"quizzes/{name}.html", own, context)
