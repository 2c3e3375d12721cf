"""What the views of the book share."""

from collections.abc import Callable, Mapping
from functools import wraps

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.further_languages import codes
from lawbook.lookup import Missing
from lawbook.page_cache import cached_for_edition
from lawbook.pages import Pages
from lawbook.published_remarks import mark

PageView = Callable[..., HttpResponseBase]
_pages: dict[tuple[str, str, str], Pages] = {}
_MOST_PAGES = 8  # editions in two languages


def language() -> str:
    """The language of the request."""
    return get_language() or "tr"


def pages_of(book: Book) -> Pages:
    """The pages of the book in the language of the request; the same object while edition and remarks are the same."""
    key = (book.edition.identity, language(), mark())
    if key not in _pages:
        if len(_pages) >= _MOST_PAGES:
            _pages.clear()
        _pages[key] = Pages(book, language())
    return _pages[key]


def alternates(name: str) -> dict[str, str]:
    """The addresses of a page in every language."""
    return {code: addresses.page(name, code) for code in (codes() if name in addresses.OF_BOOK else addresses.WORDS)}


def render_page(
    request: HttpRequest, book: Book, template: str, addresses_of_page: dict[str, str], **context: object
) -> HttpResponse:
    """A page of the edition that has an address of its own in every language."""
    context |= {"book": book, "edition": book.edition}
    context |= {"alternates": addresses_of_page, "canonical": addresses_of_page[language()]}
    return render(request, template, context)


def private_page(
    request: HttpRequest,
    template: str,
    addresses_of_page: dict[str, str],
    context: Mapping[str, object],
    status: int = 200,
) -> HttpResponse:
    """A page that is somebody's own: nobody may keep it on the way."""
    response = render_page(request, current_book(), template, addresses_of_page, **context)
    response.status_code = status
    return not_kept(response)


def page(view: Callable[..., HttpResponse]) -> PageView:
    """A page of the book, for GET and HEAD: the view gets the book; its response is kept for the edition."""

    @require_safe
    @wraps(view)
    def wrapper(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        book = current_book()
        return cached_for_edition(request, book, lambda: view(request, book, *args, **kwargs))

    return wrapper


def not_in_book(request: HttpRequest, book: Book, what: Missing) -> HttpResponse:
    """404 with the reason and the nearest thing there is."""
    pages = pages_of(book)
    nearest = pages.link(what.nearest) if what.nearest else None
    children = pages.links(book.passages[what.nearest].children) if what.nearest else []
    context = {"reason": what.reason, "nearest": nearest, "children": children}
    return not_kept(render(request, "404.html", context, status=404))


def refused(request: HttpRequest, reason: str, status: int = 404) -> HttpResponse:
    """A page that says why there is nothing at this address."""
    return not_kept(render(request, "404.html", {"reason": reason}, status=status))


def not_kept(response: HttpResponse) -> HttpResponse:
    """A response that depends on more than its address: nobody may keep it."""
    response["Cache-Control"] = "no-store"
    return response
