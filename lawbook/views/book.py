"""The pages of the book. What they show is made in ``lawbook.pages``."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.citations import Citation
from lawbook.comparison.shown import formerly
from lawbook.context import site_url
from lawbook.further_languages import codes
from lawbook.glossary import glossary_entries
from lawbook.languages import preferred_language
from lawbook.linked_data import legislation
from lawbook.lookup import Missing, look_up, missing
from lawbook.pages import Pages
from lawbook.parallel import parallel_rows
from lawbook.text.errata import Treatment
from lawbook.views.base import alternates, language, not_in_book, page, pages_of, refused, render_page


@page
def home(request: HttpRequest, book: Book) -> HttpResponse:
    """The search box and the Laws by part."""
    return render_page(request, book, "lawbook/home.html", alternates("home"), contents=pages_of(book).contents())


@page
def law(request: HttpRequest, book: Book, number: int) -> HttpResponse:
    """A Law, all its clauses."""
    citation = Citation(number)
    if citation not in book.passages:
        return not_in_book(request, book, missing(book, citation))
    pages = pages_of(book)
    before, after = pages.neighbours(number)
    own = {code: addresses.address(citation, code) for code in codes()}
    context: dict[str, object] = {"law": pages.law(number), "before": before, "after": after}
    context |= {"part": pages.part_of(number), "parallel": addresses.parallel(number, language())}
    context["linked_data"] = legislation(book, number, language(), site_url(request))
    former = formerly(book, number, language())
    return render_page(request, book, "lawbook/law.html", own, former=former, **context)


@page
def definitions(request: HttpRequest, book: Book) -> HttpResponse:
    """The definitions, and the terms in the order of both languages."""
    context = definitions_context(pages_of(book))
    return render_page(request, book, "lawbook/definitions.html", alternates("definitions"), **context)


def definitions_context(pages: Pages) -> dict[str, object]:
    """What the page of the definitions shows."""
    other = pages.terms(addresses.other_language(language()))
    names = {term.citation: term for term in pages.terms(language())}
    entries = [(clause, names[clause.citation]) for clause in pages.definitions()]
    return {"definitions": entries, "initials": pages.initials(), "other_order": other}


@page
def glossary(request: HttpRequest, book: Book) -> HttpResponse:
    """The words of the field in both languages, in the order of either, with where the book treats them."""
    order = {code: glossary_entries(pages_of(book), code) for code in addresses.WORDS}
    context = {"own": order[language()], "other": order[addresses.other_language(language())]}
    return render_page(request, book, "lawbook/glossary.html", alternates("glossary"), **context)


@page
def privacy(request: HttpRequest, book: Book) -> HttpResponse:
    """What is kept of a reader, why and how long."""
    days = settings.SESSION_COOKIE_AGE // (24 * 60 * 60)
    return render_page(request, book, "lawbook/privacy.html", alternates("privacy"), days=days)


@page
def footnotes(request: HttpRequest, book: Book) -> HttpResponse:
    """The footnotes, each with the places that mark it."""
    notes = pages_of(book).footnotes()
    return render_page(request, book, "lawbook/footnotes.html", alternates("footnotes"), footnotes=notes)


@page
def errata(request: HttpRequest, book: Book) -> HttpResponse:
    """Every slip of the source."""
    pages = pages_of(book)
    context = {str(kind): pages.errata(kind) for kind in Treatment}
    return render_page(request, book, "lawbook/errata.html", alternates("errata"), **context)


@page
def parallel(request: HttpRequest, book: Book, number: int) -> HttpResponse:
    """A Law in both languages, clause beside clause, the reader's language first."""
    citation = Citation(number)
    if citation not in book.passages:
        return not_in_book(request, book, missing(book, citation))
    own = {code: addresses.parallel(number, code) for code in addresses.WORDS}
    pages = pages_of(book)
    before, after = pages.neighbours(number)
    context = {"rows": parallel_rows(book, number, language()), "law": pages.law(number), "part": pages.part_of(number)}
    return render_page(request, book, "lawbook/parallel.html", own, before=before, after=after, **context)


@page
def preview(request: HttpRequest, book: Book, typed: str, text_language: str = "") -> HttpResponse:
    """A passage alone, to be shown over the page that refers to it; its text in the reader's language or another."""
    citation = look_up(book, typed)
    if not isinstance(citation, Citation) or text_language not in ("", *addresses.WORDS):
        raise Http404
    return preview_of(request, Pages(book, language(), text_language), citation)


def preview_of(request: HttpRequest, pages: Pages, citation: Citation) -> HttpResponse:
    """The fragment with a passage."""
    context = {"clause": pages.clause(citation), "path": pages.path(citation), "link": pages.link(citation)}
    return render(request, "lawbook/preview.html", context)


@require_safe
def short_link(request: HttpRequest, typed: str) -> HttpResponse:
    """``/50D2a``: to the clause in the reader's language."""
    book = current_book()
    found = look_up(book, typed)
    if isinstance(found, Missing):
        return not_in_book(request, book, found)
    if found is None:
        raise Http404
    response = HttpResponseRedirect(addresses.address(found, language()))
    patch_vary_headers(response, ["Accept-Language"])
    return response


@require_safe
def choose_language(request: HttpRequest) -> HttpResponse:
    """``/``: to the home page in the reader's language."""
    response = HttpResponseRedirect(addresses.page("home", preferred_language(request)))
    patch_vary_headers(response, ["Accept-Language"])
    return response


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """404 for an address that means nothing here."""
    return refused(request, _("There is no such page."))


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """400 in both languages; the request cannot be asked for anything, not even for its host."""
    return HttpResponse(render_to_string("400.html"), status=400)
