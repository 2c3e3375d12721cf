"""The pages of the worked deals: their list, and each of them trick by trick."""

from functools import partial

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponsePermanentRedirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.commentary import reading_named
from lawbook.page_cache import cached_for_edition
from lawbook.views.base import alternates, language, page, refused, render_page
from rulings.assistant.replay import moment_page
from rulings.assistant.worked_deals import PARAMETER, Group, WorkedDeal, deal_named, groups


@page
def deals(request: HttpRequest, book: Book) -> HttpResponse:
    """All worked deals by group."""
    listed = [
        (group, [(deal, deal.address(language())) for deal in group.deals], _reading(group)) for group in groups()
    ]
    return render_page(request, book, "rulings/deals.html", alternates("deals"), groups=listed)


@require_safe
def deal(request: HttpRequest, slug: str) -> HttpResponseBase:
    """One of them, at the moment that the address names."""
    found = deal_named(slug)
    if found is None:
        return refused(request, _("There is no such deal."))
    group, one = found
    if one.slug[language()] != slug:
        return HttpResponsePermanentRedirect(one.address(language()))
    step = _step(request.GET.get(PARAMETER[language()], ""), len(one.moments))
    return cached_for_edition(
        request, current_book(), partial(_deal, request, current_book(), group, one, step), str(step)
    )


def _deal(request: HttpRequest, book: Book, group: Group, one: WorkedDeal, step: int) -> HttpResponse:
    own = {code: one.address(code, step) for code in addresses.WORDS}
    shown = moment_page(group, one, step, language()) | {"group": group, "reading": _reading(group)}
    return render_page(request, book, "rulings/deal.html", own, **shown)


def _step(text: str, last: int) -> int:
    return min(int(text), last) if text.isascii() and text.isdigit() and len(text) < 4 else 0


def _reading(group: Group) -> str:
    """The page to read that tells of the deals."""
    found = reading_named(group.reading)
    return found.address(language()) if found else ""
