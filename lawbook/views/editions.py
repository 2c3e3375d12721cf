"""Pages that name an edition: an older one as it was, the one in force under its permanent address."""

from collections.abc import Callable
from functools import wraps
from urllib.parse import quote

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, book_of, current_book
from lawbook.citations import Citation
from lawbook.context import site_url
from lawbook.editions import NoEdition, find_edition, is_in_force, published, short_name
from lawbook.further_languages import codes
from lawbook.linked_data import legislation
from lawbook.lookup import Missing, look_up, missing
from lawbook.older import Older, entries, entry_of
from lawbook.page_cache import cached_for_edition
from lawbook.pages import Pages
from lawbook.results import MANY, marked_html
from lawbook.search.service import search
from lawbook.views import book as current
from lawbook.views.base import PageView, alternates, language, not_kept, page, pages_of, refused, render_page


@page
def editions(request: HttpRequest, book: Book) -> HttpResponse:
    """Every published edition, the newest first, with what it can be compared with."""
    context = {"entries": entries(language()), "verification": addresses.verification(language())}
    context["for_your_site"] = addresses.page("for-your-site", language())
    context["feed"] = addresses.feed(language())
    return render_page(request, book, "lawbook/editions.html", alternates("editions"), **context)


def no_such_edition(request: HttpRequest, name: str) -> HttpResponse:
    """404 that says which editions there are."""
    there = ", ".join(dict.fromkeys(one.code for one in published()))
    reason = _("There is no published edition “%(name)s”; there are: %(editions)s.")
    return refused(request, reason % {"name": name[:30], "editions": there})


def named(in_force: PageView) -> Callable[[Callable[..., HttpResponse]], PageView]:
    """A page of the edition that the address names; under the name of the one in force, the page without a name.

    The view gets the pages of the older edition. A name that no published edition has is refused kindly.
    """

    def decorate(view: Callable[..., HttpResponse]) -> PageView:
        @require_safe
        @wraps(view)
        def wrapper(request: HttpRequest, edition: str, *args: object, **kwargs: object) -> HttpResponseBase:
            current_book()  # without any there is nothing to choose from
            try:
                found = find_edition(edition)
            except NoEdition:
                return no_such_edition(request, edition)
            if is_in_force(found):
                return in_force(request, *args, **kwargs)
            book = book_of(found)
            pages = Pages(book, language(), edition=short_name(found))
            return cached_for_edition(request, book, lambda: view(request, pages, *args, **kwargs))

        return wrapper

    return decorate


def _render(
    request: HttpRequest,
    pages: Pages,
    template: str,
    name: str,
    context: dict[str, object],
    citation: Citation | None = None,
) -> HttpResponse:
    """A page of an older edition, with what leads from it to the same in the edition in force."""
    now = pages_of(current_book())
    if citation:
        own = {code: addresses.address(citation, code, pages.edition) for code in codes()}
    else:
        own = {code: addresses.page(name, code, pages.edition) for code in codes()}
    held = citation is None or citation in now.book.passages
    compared = addresses.comparison(
        pages.edition, short_name(now.book.edition), language(), citation.law if citation and held else 0
    )
    address = addresses.address(citation, language()) if citation else addresses.page(name, language())
    older = Older(entry_of(pages.book, language()), address if held else "", compared)
    return render_page(request, pages.book, template, own, older=older, **context)


@named(current.home)
def home(request: HttpRequest, pages: Pages) -> HttpResponse:
    """What there is of an older edition."""
    return _render(request, pages, "lawbook/edition.html", "home", {"contents": pages.contents()})


@require_safe
def search_in(request: HttpRequest, name: str, query: str) -> HttpResponseBase:
    """What is found in an edition; a citation leads straight to its clause there."""
    current_book()
    try:
        edition = find_edition(name)
    except NoEdition:
        return no_such_edition(request, name)
    if is_in_force(edition):
        return HttpResponseRedirect(f"{addresses.page('search', language())}?q={quote(query)}")
    pages = Pages(book_of(edition), language(), edition=short_name(edition))
    answer = search(pages.book, query, language(), MANY)
    if answer.citation:
        return HttpResponseRedirect(addresses.address(answer.citation, language(), pages.edition))
    found = [(pages.link(one.citation), one.language, marked_html(one.snippet)) for one in answer.results]
    context: dict[str, object] = {
        "query": answer.query,
        "found": found,
        "missing": answer.missing,
        "contents": pages.contents(),
    }
    return not_kept(_render(request, pages, "lawbook/edition.html", "home", context))


@named(current.law)
def law(request: HttpRequest, pages: Pages, number: int) -> HttpResponse:
    """A Law as it was."""
    citation = Citation(number)
    if citation not in pages.book.passages:
        return _not_held(request, missing(pages.book, citation))
    before, after = pages.neighbours(number)
    context: dict[str, object] = {"law": pages.law(number), "before": before, "after": after}
    context["part"] = pages.part_of(number)
    context["linked_data"] = legislation(pages.book, number, language(), site_url(request), pages.edition)
    return _render(request, pages, "lawbook/law.html", "law", context, citation)


@named(current.definitions)
def definitions(request: HttpRequest, pages: Pages) -> HttpResponse:
    """The definitions as they were."""
    context = current.definitions_context(pages)
    return _render(request, pages, "lawbook/definitions.html", "definitions", context)


@named(current.footnotes)
def footnotes(request: HttpRequest, pages: Pages) -> HttpResponse:
    """The footnotes as they were."""
    return _render(request, pages, "lawbook/footnotes.html", "footnotes", {"footnotes": pages.footnotes()})


@named(current.preview)
def preview(request: HttpRequest, pages: Pages, typed: str) -> HttpResponse:
    """A passage alone, over the page that refers to it."""
    citation = look_up(pages.book, typed)
    if not isinstance(citation, Citation):
        raise Http404
    return current.preview_of(request, pages, citation)


@named(current.short_link)
def short_link(request: HttpRequest, pages: Pages, typed: str) -> HttpResponse:
    """``/tr/2007/6D1``: to the clause as it was."""
    found = look_up(pages.book, typed)
    if isinstance(found, Missing):
        return _not_held(request, found)
    if found is None:
        raise Http404
    return HttpResponseRedirect(addresses.address(found, language(), pages.edition))


@require_safe
def in_own_language(request: HttpRequest, named: str) -> HttpResponse:
    """``/2007``, ``/2007/6D1``: to the same in the reader's language."""
    response = HttpResponseRedirect(f"/{language()}/{quote(named, safe='/:()')}{'' if '/' in named else '/'}")
    patch_vary_headers(response, ["Accept-Language"])
    return response


def _not_held(request: HttpRequest, what: Missing) -> HttpResponse:
    """404 with the reason, and the passage of the edition in force, if that has one."""
    now = pages_of(current_book())
    nearest = next(
        (one for one in (what.citation, *reversed(what.citation.ancestors)) if one in now.book.passages), None
    )
    context = {"reason": what.reason, "in_force": now.link(nearest) if nearest else None}
    return not_kept(render(request, "404.html", context, status=404))
