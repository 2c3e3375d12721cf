"""The pages of a draft under a secret link: as they would be, for who has it."""

from collections.abc import Callable
from functools import lru_cache, wraps

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book
from lawbook.citations import Citation, CitationError, parse
from lawbook.pages import Pages
from lawbook.publishing.unpublished import unpublished_book
from lawbook.text.problems import TextError
from lawbook.views.base import refused
from lawbook.views.book import preview_of
from workshop import words
from workshop.actions.share import shared
from workshop.notation.folder import files_of, read_files
from workshop.views.desk import elsewhere, language


@lru_cache(maxsize=2)
def _book(files: tuple[tuple[str, str], ...]) -> Book:
    return unpublished_book(read_files(files))


def _shared(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponseBase]:
    """A page of the draft that the link shows; no search engine and no cache keeps it."""

    @require_safe
    @never_cache
    @wraps(view)
    def wrapper(request: HttpRequest, token: str, *args: object, **kwargs: object) -> HttpResponse:
        draft = shared(token)
        if draft is None:
            return refused(request, _("This link has ended, or it never was one. Ask who sent it for a new one."))
        try:
            book = _book(tuple(sorted(files_of(draft).items())))
        except TextError:
            return refused(request, _("This draft cannot be read at the moment: somebody is working on it."))
        response = view(request, Pages(book, language(), edition=words.preview(token, language())), *args, **kwargs)
        response["X-Robots-Tag"] = "noindex"
        response["Referrer-Policy"] = "no-referrer"  # the address is the key
        return response

    return wrapper


def _render(request: HttpRequest, pages: Pages, name: str, token_page: str, **context: object) -> HttpResponse:
    """With a band that says what it is; ``token_page`` is what comes after the link in the other language."""
    token = pages.edition.rsplit("/", 1)[-1]
    other = elsewhere(lambda code: f"/{code}/{words.preview(token, code)}/{token_page}")
    home = f"/{language()}/{pages.edition}/"
    context |= {"book": pages.book, "edition": pages.book.edition, "preview_home": home, "at_other": other}
    return render(request, f"workshop/preview_{name}.html", context)


@_shared
def home(request: HttpRequest, pages: Pages) -> HttpResponse:
    """The contents."""
    return _render(request, pages, "home", "", contents=pages.contents())


@_shared
def law(request: HttpRequest, pages: Pages, number: int) -> HttpResponse:
    """A Law."""
    if Citation(number) not in pages.book.passages:
        raise Http404
    before, after = pages.neighbours(number)
    word = elsewhere(lambda code: addresses.WORDS[code]["law"])
    return _render(request, pages, "law", f"{word}/{number}/", law=pages.law(number), before=before, after=after)


@_shared
def definitions(request: HttpRequest, pages: Pages) -> HttpResponse:
    """The definitions."""
    word = elsewhere(lambda code: addresses.WORDS[code]["definitions"])
    return _render(request, pages, "passages", f"{word}/", passages=pages.definitions(), heading=_("Definitions"))


@_shared
def footnotes(request: HttpRequest, pages: Pages) -> HttpResponse:
    """The footnotes."""
    word = elsewhere(lambda code: addresses.WORDS[code]["footnotes"])
    found = [one for one, _places in pages.footnotes()]
    return _render(request, pages, "passages", f"{word}/", passages=found, heading=_("Footnotes"))


@_shared
def passage(request: HttpRequest, pages: Pages, typed: str) -> HttpResponse:
    """One passage, over the page that refers to it."""
    try:
        citation = parse(typed)
    except CitationError as error:
        raise Http404 from error
    if citation not in pages.book.passages:
        raise Http404
    return preview_of(request, pages, citation)
