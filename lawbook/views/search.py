"""The search page, and suggestions while somebody types."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.citations import Kind
from lawbook.page_cache import cached_for_edition
from lawbook.results import group_results
from lawbook.search.engine import engine_of
from lawbook.search.service import search
from lawbook.search.unanswered import count_unanswered
from lawbook.search.understanding import clean
from lawbook.views.base import language, pages_of


@require_safe
def search_page(request: HttpRequest) -> HttpResponseBase:
    """The results of a query; a citation by itself leads straight to its clause.

    ``kind`` keeps one kind of passage, ``literal`` takes every word as it is typed. While somebody types (htmx), only the
    results are answered.
    """
    book = current_book()
    kind = request.GET.get("kind")
    asked = _Asked(
        clean(request.GET.get("q", "")),
        Kind(kind) if kind in list(Kind) else None,
        literal=bool(request.GET.get("literal")),
        typing=bool(request.headers.get("HX-Request")),
    )
    return cached_for_edition(request, book, lambda: _search_page(request, book, asked), repr(asked))


@dataclass(frozen=True)
class _Asked:
    query: str
    kind: Kind | None
    literal: bool
    typing: bool


def _search_page(request: HttpRequest, book: Book, asked: _Asked) -> HttpResponse:
    kinds = (asked.kind,) if asked.kind else tuple(Kind)
    answer = search(book, asked.query, language(), kinds=kinds, correct=not asked.literal)
    if answer.citation and not asked.typing:
        return HttpResponseRedirect(addresses.address(answer.citation, language()))
    context = {"answer": answer, "groups": group_results(pages_of(book), answer.results), "book": book}
    context |= {"kind": asked.kind or "", "literal": asked.literal, "edition": book.edition}
    response = render(request, "lawbook/_results.html" if asked.typing else "lawbook/search.html", context)
    if answer.query and not (answer.results or answer.missing or asked.kind or asked.typing):
        count_unanswered(answer.query, language())
        response["Cache-Control"] = "no-store"
    return response


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
