"""The pages of the assistant: what happened, and the ruling on it."""

from functools import partial

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.citations import Citation
from lawbook.context import site_url
from lawbook.limits import limited, limited_by_work
from lawbook.page_cache import cached_for_edition, for_five_minutes
from lawbook.search.understanding import clean
from lawbook.views.base import alternates, language, pages_of, refused, render_page
from rulings.assistant.around import situations_of_law, tiles_of_law
from rulings.assistant.entry import groups
from rulings.assistant.hands_tapped import Grid, tapped
from rulings.assistant.situation_names import kind_at
from rulings.assistant.situation_page import PAPER, PAPERS, situation_page
from rulings.assistant.table_page import table_page, table_start
from rulings.assistant.table_reading import table_told_by
from rulings.assistant.tile_search import tiles_for
from rulings.assistant.told import Told, told_by
from rulings.organisation.regulations_named import regulations_named
from rulings.organisation.ruling_under import REGULATIONS, ruled_under


@limited("search")
@require_safe
def what_happened(request: HttpRequest) -> HttpResponseBase:
    """The situations as players tell them; with words (``q``) first those that the words are about."""
    book, query = current_book(), clean(request.GET.get("q", ""))
    return cached_for_edition(request, book, partial(_what_happened, request, book, query), *([query] if query else []))


def _what_happened(request: HttpRequest, book: Book, query: str) -> HttpResponse:
    own = alternates("what-happened")
    ways = {
        "table": addresses.table(language()),
        "charts": addresses.charts(language()),
        "contested_claim": addresses.page("contested-claim", language()),
    }
    most_often, *others = groups(language())
    found = tiles_for(book, query, language())
    shown = {"most_often": most_often, "groups": others, "query": query, "found": found}
    return render_page(request, book, "rulings/what_happened.html", own, **shown, **ways)


@require_safe
def of_law(request: HttpRequest, number: int) -> HttpResponseBase:
    """The situations that a Law rules on, each with its chart."""
    if not situations_of_law(number, language()):
        return refused(request, _("There is no such situation."))
    book = current_book()
    return cached_for_edition(request, book, partial(_of_law, request, book, number))


def _of_law(request: HttpRequest, book: Book, number: int) -> HttpResponse:
    law = Citation(number)
    own = {code: addresses.situations_of_law(number, code) for code in addresses.WORDS}
    shown = {"law_name": law.display(language()), "law_address": addresses.address(law, language())}
    tiles = tiles_of_law(number, language())
    return render_page(request, book, "rulings/law_situations.html", own, tiles=tiles, **shown)


@limited("ruling")
@limited_by_work
@require_safe
def table(request: HttpRequest) -> HttpResponse:
    """A table that is told event by event: what is irregular is found and ruled."""
    told = table_told_by(request.GET)
    grid = tapped(request.GET, told) if "tap" in request.GET else None
    if isinstance(grid, Grid):
        own = {code: told.tapping(code) for code in addresses.WORDS}
        shown = {"told": told, "grid": grid, "back": told.address(language())}
        return render_page(request, current_book(), "rulings/table_hands.html", own, **shown)
    told = grid or told
    own = {code: told.address(code) for code in addresses.WORDS}
    with ruled_under(request.GET.dict()):
        shown = table_page(told, language(), site_url(request)) if request.GET else table_start(language())
    response = render_page(request, current_book(), "rulings/table.html", own, **shown)
    return for_five_minutes(request, response)


@limited("ruling")
@limited_by_work
@require_safe
def situation(request: HttpRequest, name: str) -> HttpResponseBase:
    """The next question of a situation, or the ruling on what has been told."""
    kind = kind_at(name)
    if not kind:
        return refused(request, _("There is no such situation."))
    query = request.GET.dict()
    with ruled_under(query):
        return _situation(request, told_by(query, kind), query.get(REGULATIONS, ""))


def _situation(request: HttpRequest, told: Told, regulations: str) -> HttpResponseBase:
    own = {code: told.address(code) for code in addresses.WORDS}
    page, *_told = own[language()].partition("?")
    if page != request.path:
        return HttpResponseRedirect(f"{page}?{request.GET.urlencode()}" if request.GET else page)
    book = current_book()
    shown = situation_page(told, pages_of(book), language(), site_url(request))
    shown["of_regulations"] = regulations_named(told.kind, regulations, language())
    paper = request.GET.get(PAPER, "")
    template = "rulings/paper.html" if paper in PAPERS and "ruling" in shown else "rulings/situation.html"
    response = render_page(request, book, template, own, paper=paper, **shown)
    response["HX-Push-Url"] = "false"  # inside a reading page its address stays
    return for_five_minutes(request, response)
