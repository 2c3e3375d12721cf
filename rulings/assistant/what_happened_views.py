"""The pages of the assistant: what happened, and the ruling on it."""

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.context import site_url
from lawbook.views.base import alternates, language, page, pages_of, refused, render_page
from rulings.assistant.entry import groups
from rulings.assistant.situation_page import situation_page
from rulings.assistant.told import kind_at, told_by


@page
def what_happened(request: HttpRequest, book: Book) -> HttpResponse:
    """The situations as players tell them."""
    own = alternates("what-happened")
    return render_page(request, book, "rulings/what_happened.html", own, groups=groups(language()))


@require_safe
def situation(request: HttpRequest, name: str) -> HttpResponseBase:
    """The next question of a situation, or the ruling on what has been told."""
    kind = kind_at(name)
    if not kind:
        return refused(request, _("There is no such situation."))
    told = told_by(request.GET.dict(), kind)
    own = {code: told.address(code) for code in addresses.WORDS}
    if not own[language()].startswith(request.path):
        return HttpResponseRedirect(own[language()])
    book = current_book()
    shown = situation_page(told, pages_of(book), language(), site_url(request))
    response = render_page(request, book, "rulings/situation.html", own, **shown)
    response["Cache-Control"] = "public, max-age=300"
    return response
