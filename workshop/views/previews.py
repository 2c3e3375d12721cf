"""The pages of a draft under a secret link: as they would be, for who has it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, wraps

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from lawbook.book import Book
from lawbook.citations import Citation, CitationError, parse
from lawbook.pages import Pages
from lawbook.parallel import parallel_rows
from lawbook.publishing.unpublished import unpublished_book
from lawbook.text.errata import Treatment
from lawbook.text.problems import TextError
from lawbook.views.base import refused
from lawbook.views.book import preview_of
from workshop import words
from workshop.actions.share import shared
from workshop.models import Draft
from workshop.notation.folder import files_of, read_files
from workshop.views.desk import elsewhere, language

_OF_SITE = ("definitions", "footnotes", "errata", "search", "comparison", "cases")


@dataclass(frozen=True)
class Shared:
    """What a link shows: the draft, its pages in the reader's language; ``token`` is the secret."""

    draft: Draft
    pages: Pages
    token: str

    @property
    def book(self) -> Book:
        """The book that the draft would be."""
        return self.pages.book

    def address(self, page: str = "", code: str = "") -> str:
        """A page under the link."""
        code = code or language()
        return f"/{code}/{words.preview(self.token, code)}/{page}"


@lru_cache(maxsize=2)
def _book(files: tuple[tuple[str, str], ...]) -> Book:
    return unpublished_book(read_files(files))


def of_draft(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """A page of the draft that the link shows: kept by nobody, found by no search engine, its address told to no other site."""

    @require_safe
    @never_cache
    @wraps(view)
    def wrapper(request: HttpRequest, token: str, *args: object, **kwargs: object) -> HttpResponseBase:
        try:
            response = _opened(request, token, lambda found: view(request, found, *args, **kwargs))
        except Http404:
            response = refused(request, _("The draft has no such page."))
        response["X-Robots-Tag"] = "noindex"
        response["Referrer-Policy"] = "no-referrer"  # the address is the key
        return response

    return wrapper


def _opened(request: HttpRequest, token: str, view: Callable[[Shared], HttpResponseBase]) -> HttpResponseBase:
    draft = shared(token)
    if draft is None:
        return refused(request, _("This link has ended, or it never was one. Ask who sent it for a new one."))
    try:
        book = _book(tuple(sorted(files_of(draft).items())))
    except TextError:
        return refused(request, _("This draft cannot be read at the moment: somebody is working on it."))
    return view(Shared(draft, Pages(book, language(), edition=words.preview(token, language())), token))


def shown(
    request: HttpRequest, found: Shared, name: str, page: Callable[[str], str], **context: object
) -> HttpResponse:
    """With a band that says what it is; ``page`` is what comes after the link in a language."""
    home = found.address()
    context |= {"book": found.book, "edition": found.book.edition, "preview_home": home, "is_draft": True}
    context["at_other"] = elsewhere(lambda code: found.address(page(code), code))
    context["rooms"] = {one: found.address(f"{words.of_preview(one, language())}/") for one in _OF_SITE}
    return render(request, f"workshop/preview_{name}.html", context)


def named(name: str, rest: str = "") -> Callable[[str], str]:
    """The page of a name, in the words of a language."""
    return lambda code: f"{words.of_preview(name, code)}/{rest}"


@of_draft
def home(request: HttpRequest, found: Shared) -> HttpResponse:
    """The contents."""
    return shown(request, found, "home", lambda code: "", contents=found.pages.contents())


def _law(found: Shared, number: int) -> None:
    if Citation(number) not in found.book.passages:
        raise Http404


@of_draft
def law(request: HttpRequest, found: Shared, number: int) -> HttpResponse:
    """A Law."""
    _law(found, number)
    before, after = found.pages.neighbours(number)
    parallel = found.address(f"{named('law', f'{number}/')(language())}{words.of_preview('parallel', language())}/")
    context = {"law": found.pages.law(number), "before": before, "after": after, "parallel": parallel}
    return shown(request, found, "law", named("law", f"{number}/"), **context)


@of_draft
def parallel(request: HttpRequest, found: Shared, number: int) -> HttpResponse:
    """A Law in both languages, clause beside clause."""
    _law(found, number)
    rows = parallel_rows(found.book, number, language(), found.pages.edition)
    law = found.pages.law(number)
    own = found.address(named("law", f"{number}/")(language()))

    def page(code: str) -> str:
        return f"{named('law', f'{number}/')(code)}{words.of_preview('parallel', code)}/"

    return shown(request, found, "parallel", page, rows=rows, law=law, own=own)


@of_draft
def definitions(request: HttpRequest, found: Shared) -> HttpResponse:
    """The definitions."""
    context = {"passages": found.pages.definitions(), "heading": _("Definitions")}
    return shown(request, found, "passages", named("definitions"), **context)


@of_draft
def footnotes(request: HttpRequest, found: Shared) -> HttpResponse:
    """The footnotes."""
    context = {"passages": [one for one, _places in found.pages.footnotes()], "heading": _("Footnotes")}
    return shown(request, found, "passages", named("footnotes"), **context)


@of_draft
def errata(request: HttpRequest, found: Shared) -> HttpResponse:
    """The errata."""
    context = {str(kind): found.pages.errata(kind) for kind in Treatment}
    return shown(request, found, "errata", named("errata"), **context)


@of_draft
def passage(request: HttpRequest, found: Shared, typed: str) -> HttpResponse:
    """One passage, over the page that refers to it."""
    try:
        citation = parse(typed)
    except CitationError as error:
        raise Http404 from error
    if citation not in found.book.passages:
        raise Http404
    return preview_of(request, found.pages, citation)
