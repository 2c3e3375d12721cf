"""The flow charts: of one situation, their list, a booklet for each group of situations and one of all."""

from dataclasses import dataclass
from functools import partial

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.page_cache import cached_for_edition
from lawbook.views.base import language, page, refused, render_page
from rulings.assistant import charts as drawn
from rulings.assistant.chart_paths import PARAMETER, path_picture, path_told
from rulings.assistant.entry import kinds_by_group
from rulings.assistant.pictures import picture
from rulings.assistant.posters import paper_for
from rulings.assistant.situation_names import kind_at, situation_name
from rulings.assistant.told import Told
from rulings.organisation.published import name_in_force
from rulings.organisation.settled import regulations_on, settled
from rulings.wording.speech import kind_title


@dataclass(frozen=True)
class Listed:
    """A chart in a list; ``start`` where it is shown whole."""

    kind: str
    title: str
    address: str
    start: drawn.Place | None = None


@dataclass(frozen=True)
class Booklet:
    """The charts of a group of situations, and where they are printed."""

    title: str
    address: str
    charts: list[Listed]


@page
def charts(request: HttpRequest, book: Book) -> HttpResponse:
    """All charts by group."""
    own = {code: addresses.charts(code) for code in addresses.WORDS}
    *groups, whole = _booklets()
    return render_page(request, book, "rulings/charts.html", own, booklets=groups, whole=whole)


@require_safe
def booklet(request: HttpRequest, number: int) -> HttpResponseBase:
    """All charts of a group, open from end to end; there is none where there is no such group."""
    booklets = _booklets()
    if not 1 <= number <= len(booklets):
        return refused(request, _("There is no such booklet."))
    book = current_book()
    whole = partial(_booklet, request, book, number, booklets[number - 1])
    return cached_for_edition(request, book, whole, *filter(None, [name_in_force()]))


def _booklet(request: HttpRequest, book: Book, number: int, listed: Booklet) -> HttpResponse:
    whole = [Listed(one.kind, one.title, one.address, drawn.chart(book, one.kind, language())) for one in listed.charts]
    own = {code: addresses.charts(code, number) for code in addresses.WORDS}
    shown = {"booklet": Booklet(listed.title, listed.address, whole), "charts": addresses.charts(language())}
    return render_page(request, book, "rulings/booklet.html", own, **shown)


@require_safe
def chart(request: HttpRequest, name: str) -> HttpResponseBase:
    """The chart of a situation, as an outline and as a picture."""
    kind = kind_at(name)
    if not kind:
        return refused(request, _("There is no such situation."))
    if situation_name(kind, language()) != name:
        return HttpResponseRedirect(_address(kind, language()))
    book, path = current_book(), path_told(request.GET.dict(), language())
    return cached_for_edition(request, book, partial(_chart, request, book, kind, path), path, regulations_on(kind))


def _chart(request: HttpRequest, book: Book, kind: str, path: str) -> HttpResponse:
    start = drawn.chart(book, kind, language())
    own = {code: _address(kind, code) for code in addresses.WORDS}
    shown = {
        "kind": kind,
        "settled": settled(kind, language()),
        "title": kind_title(kind),
        "situation": Told(kind).address(language()),
        "poster": addresses.poster(situation_name(kind, language()), language()),
        "start": start,
        "picture": picture(start),
        "way": path_picture(start, path),
        "path_address": own[language()],
        "parameter": PARAMETER[language()],
    }
    return render_page(request, book, "rulings/chart.html", own, **shown)


@require_safe
def poster(request: HttpRequest, name: str) -> HttpResponseBase:
    """The chart of a situation as one big page to print."""
    kind = kind_at(name)
    if not kind:
        return refused(request, _("There is no such situation."))
    book = current_book()
    return cached_for_edition(
        request, book, partial(_poster, request, book, kind), *filter(None, [regulations_on(kind)])
    )


def _poster(request: HttpRequest, book: Book, kind: str) -> HttpResponse:
    drawing = picture(drawn.chart(book, kind, language()))
    own = {code: addresses.poster(situation_name(kind, code), code) for code in addresses.WORDS}
    shown = {
        "title": kind_title(kind),
        "settled": settled(kind, language()),
        "charts": addresses.charts(language()),
        "chart": _address(kind, language()),
        "picture": drawing,
        "paper": paper_for(drawing),
    }
    return render_page(request, book, "rulings/poster.html", own, **shown)


def _address(kind: str, code: str) -> str:
    return addresses.chart(situation_name(kind, code), code)


def _booklets() -> list[Booklet]:
    """One for each group of situations, and one of all."""
    groups = [*kinds_by_group(language())]
    every = list(dict.fromkeys(kind for _title, kinds in groups for kind in kinds))
    return [
        Booklet(
            title,
            addresses.charts(language(), number),
            [Listed(kind, kind_title(kind), _address(kind, language())) for kind in kinds],
        )
        for number, (title, kinds) in enumerate([*groups, (_("All situations"), every)], start=1)
    ]
