"""The pages of the book. What they show is made in ``pages``; here requests become pages."""

from collections.abc import Callable
from functools import wraps

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.citations import Citation
from lawbook.context import site_url
from lawbook.languages import preferred_language
from lawbook.lookup import Missing, look_up, missing
from lawbook.page_cache import cached_for_edition
from lawbook.pages import Pages
from lawbook.search.service import Answer, search
from lawbook.text.errata import Treatment

PageView = Callable[..., HttpResponseBase]
_UNLISTED = ("search", "preview")


def _language() -> str:
    return get_language() or "tr"


def _pages(book: Book) -> Pages:
    return Pages(book, _language())


def _alternates(name: str) -> dict[str, str]:
    return {language: addresses.page(name, language) for language in addresses.WORDS}


def _page(
    request: HttpRequest, book: Book, template: str, alternates: dict[str, str], **context: object
) -> HttpResponse:
    """A page of the edition; ``alternates`` are its own addresses in every language."""
    context |= {"book": book, "edition": book.edition, "alternates": alternates, "canonical": alternates[_language()]}
    return render(request, template, context)


def page(view: Callable[..., HttpResponse]) -> PageView:
    """A page of the book, for GET and HEAD: the view gets the book; its response is kept for the edition."""

    @require_safe
    @wraps(view)
    def wrapper(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        book = current_book()
        return cached_for_edition(request, book, lambda: view(request, book, *args, **kwargs))

    return wrapper


@page
def home(request: HttpRequest, book: Book) -> HttpResponse:
    """The search box and the Laws by part."""
    return _page(request, book, "lawbook/home.html", _alternates("home"), contents=_pages(book).contents())


@page
def law(request: HttpRequest, book: Book, number: int) -> HttpResponse:
    """A Law, all its clauses."""
    citation = Citation(number)
    if citation not in book.passages:
        return not_in_book(request, book, missing(book, citation))
    pages = _pages(book)
    before, after = pages.neighbours(number)
    alternates = {language: addresses.address(citation, language) for language in addresses.WORDS}
    context = {"law": pages.law(number), "before": before, "after": after, "part": pages.part_of(number)}
    return _page(request, book, "lawbook/law.html", alternates, **context)


@page
def definitions(request: HttpRequest, book: Book) -> HttpResponse:
    """The definitions."""
    entries = _pages(book).definitions()
    return _page(request, book, "lawbook/definitions.html", _alternates("definitions"), definitions=entries)


@page
def footnotes(request: HttpRequest, book: Book) -> HttpResponse:
    """The footnotes, each with the places that mark it."""
    notes = _pages(book).footnotes()
    return _page(request, book, "lawbook/footnotes.html", _alternates("footnotes"), footnotes=notes)


@page
def errata(request: HttpRequest, book: Book) -> HttpResponse:
    """Every slip of the source."""
    pages = _pages(book)
    context = {str(kind): pages.errata(kind) for kind in Treatment}
    return _page(request, book, "lawbook/errata.html", _alternates("errata"), **context)


@page
def preview(request: HttpRequest, book: Book, typed: str) -> HttpResponse:
    """A passage alone, to be shown over the page that refers to it."""
    citation = look_up(book, typed)
    if not isinstance(citation, Citation):
        raise Http404
    pages = _pages(book)
    context = {"clause": pages.clause(citation), "path": pages.path(citation), "link": pages.link(citation)}
    return render(request, "lawbook/preview.html", context)


@require_safe
def search_page(request: HttpRequest) -> HttpResponse:
    """The results of a query; a citation by itself leads straight to its clause."""
    book = current_book()
    query = request.GET.get("q", "")
    answer = search(book, query, _language())
    if answer.citation and not request.headers.get("HX-Request"):
        return HttpResponseRedirect(addresses.address(answer.citation, _language()))
    context = {"answer": answer, "results": _results(book, answer), "canonical": None, "alternates": None}
    template = "lawbook/_results.html" if request.headers.get("HX-Request") else "lawbook/search.html"
    response = render(request, template, context | {"book": book, "edition": book.edition})
    patch_vary_headers(response, ["HX-Request"])
    return response


def _results(book: Book, answer: Answer) -> list[dict[str, object]]:
    pages = _pages(book)
    return [
        {
            "link": pages.link(result.citation),
            "path": pages.path(result.citation),
            "kind": result.citation.kind,
            "snippet": result.snippet,
            "language": book.passages[result.citation].reading_language(_language(), book.edition.official_language),
        }
        for result in answer.results
    ]


@require_safe
def short_link(request: HttpRequest, typed: str) -> HttpResponse:
    """``/50D2a``: to the clause in the reader's language."""
    book = current_book()
    found = look_up(book, typed)
    if isinstance(found, Missing):
        return not_in_book(request, book, found)
    if found is None:
        raise Http404
    response = HttpResponseRedirect(addresses.address(found, _language()))
    patch_vary_headers(response, ["Accept-Language"])
    return response


@require_safe
def choose_language(request: HttpRequest) -> HttpResponse:
    """``/``: to the home page in the reader's language."""
    response = HttpResponseRedirect(addresses.page("home", preferred_language(request)))
    patch_vary_headers(response, ["Accept-Language"])
    return response


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """What crawlers may read."""
    searches = "".join(f"Disallow: {addresses.page(name, code)}\n" for code in addresses.WORDS for name in _UNLISTED)
    text = f"User-agent: *\n{searches}\nSitemap: {site_url(request)}/sitemap.xml\n"
    return HttpResponse(text, content_type="text/plain; charset=utf-8")


@require_safe
def sitemap(request: HttpRequest) -> HttpResponse:
    """Every page in every language, each naming the others."""
    book = current_book()
    pages = [_alternates(name) for name in ("home", "definitions", "footnotes", "errata")]
    pages += [{code: addresses.address(law.citation, code) for code in addresses.WORDS} for law in book.laws]
    context = {"pages_by_language": pages, "edition": book.edition}
    return render(request, "sitemap.xml", context, content_type="application/xml")


def not_in_book(request: HttpRequest, book: Book, what: Missing) -> HttpResponse:
    """404 with the reason and the nearest thing there is."""
    pages = _pages(book)
    nearest = pages.link(what.nearest) if what.nearest else None
    children = pages.links(book.passages[what.nearest].children) if what.nearest else []
    context = {"reason": what.reason, "nearest": nearest, "children": children, "typed": what.citation.short}
    return render(request, "404.html", context, status=404)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404 for an address that means nothing here."""
    typed = request.path_info.strip("/").split("/")[-1][:40]
    return render(request, "404.html", {"reason": _("There is no such page."), "typed": typed}, status=404)
