"""The search page, and suggestions while somebody types."""

from urllib.parse import quote

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect, JsonResponse
from django.template.loader import render_to_string
from django.utils.html import escape
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.citations import Kind
from lawbook.context import site_url
from lawbook.frames import in_frame
from lawbook.limits import limited
from lawbook.page_cache import cached_for_edition
from lawbook.results import Asked, answer_html
from lawbook.search.engine import engine_of
from lawbook.search.service import search
from lawbook.search.unanswered import count_unanswered
from lawbook.search.understanding import clean
from lawbook.views.base import language, pages_of
from lawbook.views.editions import search_in

_QUERY, _QUOTED, _RESULTS = "-the-query-", "-the-quoted-query-", "-the-results-"


@limited("search")
@require_safe
def search_page(request: HttpRequest) -> HttpResponseBase:
    """The results of a query; a citation by itself leads straight to its clause.

    ``kind`` keeps one kind of passage, ``literal`` takes every word as it is typed, ``more`` shows more results. While
    somebody types (htmx), only the results are answered. ``edition`` looks in an older edition.
    """
    given = request.GET
    if given.get("edition"):
        return search_in(request, given["edition"], clean(given.get("q", "")))
    book = current_book()
    kind = given.get("kind")
    asked = Asked(
        clean(given.get("q", "")),
        Kind(kind) if kind in list(Kind) else None,
        literal=bool(given.get("literal")),
        more=bool(given.get("more")),
    )
    typing = bool(request.headers.get("HX-Request"))
    variant = (asked.query, f"{asked.kind} {asked.literal} {asked.more} {typing}")
    return cached_for_edition(request, book, lambda: _search_page(request, book, asked, typing=typing), *variant)


def _search_page(request: HttpRequest, book: Book, asked: Asked, *, typing: bool) -> HttpResponse:
    kinds = (asked.kind,) if asked.kind else tuple(Kind)
    answer = search(book, asked.query, language(), asked.limit, kinds=kinds, correct=not asked.literal)
    if answer.citation and not typing:
        return HttpResponseRedirect(addresses.address(answer.citation, language()))
    found = answer_html(pages_of(book), asked, answer)
    response = HttpResponse(found if typing else _in_frame(request, book, asked.query, found))
    if answer.query and not (answer.results or answer.missing or answer.formula or asked.kind or typing):
        count_unanswered(answer.query, language())
        response["Cache-Control"] = "no-store"
    return response


def _in_frame(request: HttpRequest, book: Book, query: str, found: str) -> str:
    """The whole page. Everything around the results is made once for the edition and the host, the query put into it."""

    def make() -> str:
        switch = f"{addresses.page('search', addresses.other_language(language()))}?q={_QUOTED}"
        context = {"query": _QUERY, "switch": switch, "results": _RESULTS, "edition": book.edition}
        return render_to_string("lawbook/search.html", context, request)

    shown = escape(query)
    put = {f"{_QUERY} · ": f"{shown} · " if query else "", _QUERY: shown, _QUOTED: quote(query), _RESULTS: found}
    return in_frame(("search", book.edition.identity, language(), site_url(request)), make, put)


@limited("search")
@require_safe
def suggest(request: HttpRequest) -> JsonResponse:
    """What the reader may mean: a list of ``{"text", "label", "address"}``."""
    book = current_book()
    pages = pages_of(book)
    found = engine_of(book).suggestions[language()].suggest(request.GET.get("q", ""))
    links = [(suggestion.text, pages.link(suggestion.citation)) for suggestion in found]
    rows = [{"text": text or link.heading, "label": link.label, "address": link.address} for text, link in links]
    response = JsonResponse({"suggestions": rows}, json_dumps_params={"ensure_ascii": False})
    response["Cache-Control"] = "public, max-age=300"
    return response
