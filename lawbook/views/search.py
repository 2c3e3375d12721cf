"""The search page, and suggestions while somebody types."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import current_book
from lawbook.citations import Kind
from lawbook.results import group_results
from lawbook.search.engine import engine_of
from lawbook.search.service import search
from lawbook.search.unanswered import count_unanswered
from lawbook.views.base import language, pages_of


@require_safe
def search_page(request: HttpRequest) -> HttpResponse:
    """The results of a query; a citation by itself leads straight to its clause.

    ``kind`` keeps one kind of passage, ``literal`` takes every word as it is typed.
    """
    book = current_book()
    kind = request.GET.get("kind", "")
    kinds = (Kind(kind),) if kind in list(Kind) else tuple(Kind)
    literal = "literal" in request.GET
    answer = search(book, request.GET.get("q", ""), language(), kinds=kinds, correct=not literal)
    typing = bool(request.headers.get("HX-Request"))
    if answer.citation and not typing:
        return HttpResponseRedirect(addresses.address(answer.citation, language()))
    if answer.query and not (answer.results or answer.missing or kind or typing):
        count_unanswered(answer.query, language())
    context = {"answer": answer, "groups": group_results(pages_of(book), answer.results)}
    context |= {"kind": kind if kind in list(Kind) else "", "kinds": list(Kind), "literal": literal}
    template = "lawbook/_results.html" if typing else "lawbook/search.html"
    response = render(request, template, context | {"book": book, "edition": book.edition})
    patch_vary_headers(response, ["HX-Request"])
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
