"""Clauses for other sites: the frame with a clause, oEmbed, the script that puts frames in place, the page that tells how."""

from functools import wraps

from csp.decorators import csp_replace
from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import render
from django.utils import translation
from django.utils.log import log_response
from django.utils.translation import gettext as _
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.api.errors import caller_language
from lawbook.book import Book, book_of, current_book
from lawbook.citations import Citation
from lawbook.concepts import Concept, newest_with
from lawbook.context import site_url
from lawbook.editions import NoEdition, find_edition, is_in_force, short_name
from lawbook.embedding import HEIGHT, WIDTH, Named, frame, named_by, size
from lawbook.lookup import look_up
from lawbook.models import Edition
from lawbook.older import entry_of
from lawbook.pages import Pages
from lawbook.views import editions
from lawbook.views.base import PageView, alternates, language, page, pages_of, refused, render_page

_ANYWHERE = {"frame-ancestors": ["*"]}


def _for_other_sites(view: PageView) -> PageView:
    """May stand in a frame of any site: what is found here alone, which knows no reader and has nothing to press."""

    @wraps(view)
    def wrapper(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        response = view(request, *args, **kwargs)
        if response.status_code not in (200, 304):
            return response
        framed: PageView = xframe_options_exempt(csp_replace(_ANYWHERE)(lambda _request: response))
        return framed(request)

    return wrapper


@page
def _clause(request: HttpRequest, book: Book, typed: str) -> HttpResponse:
    return _shown(request, pages_of(book), typed)


@editions.named(_clause)
def _older_clause(request: HttpRequest, pages: Pages, typed: str) -> HttpResponse:
    return _shown(request, pages, typed)


clause = _for_other_sites(_clause)
"""A clause of the edition in force, to stand in a frame."""
older_clause = _for_other_sites(_older_clause)
"""A clause of the edition that the address names."""


def _shown(request: HttpRequest, pages: Pages, typed: str) -> HttpResponse:
    citation = look_up(pages.book, typed)
    if not isinstance(citation, Citation):
        return refused(request, _("There is no such clause."))
    context = {
        "clause": pages.clause(citation),
        "path": pages.path(citation),
        "link": pages.link(citation),
        "entry": entry_of(pages.book, language()),
        "edition": pages.book.edition,
        "book": pages.book,
    }
    return render(request, "lawbook/embed.html", context)


@require_safe
def oembed(request: HttpRequest) -> HttpResponse:
    """Answer oEmbed 1.0 (https://oembed.com): from the address of a clause to the frame that shows it. JSON alone."""
    if request.GET.get("format", "json") != "json":
        return _no_error(request, _told({"error": "json"}, 501))
    spoken, site = caller_language(request), site_url(request)
    current_book()
    named = named_by(request.GET.get("url", ""), site, spoken)
    found = _found(named) if named else None
    if named is None or found is None:
        return _told({"error": "not-found"}, 404)
    return _told(_embedded(request, named, *found, site))


def _found(named: Named) -> tuple[Edition | None, Citation] | None:
    """The edition, if one is named or only an older one has the clause, and the clause there."""
    try:
        if named.by_concept:
            found = newest_with(Concept(named.citation, named.since))
            return found and (None if is_in_force(found[0]) else found[0], found[1])
        edition = find_edition(named.edition) if named.edition else None
    except NoEdition:
        return None
    book = book_of(edition) if edition else current_book()
    return (edition, named.citation) if named.citation in book.passages else None


def _embedded(
    request: HttpRequest, named: Named, edition: Edition | None, citation: Citation, site: str
) -> dict[str, object]:
    book = book_of(edition) if edition else current_book()
    with translation.override(named.language):
        title = f"{book.passages[citation].display(named.language)} · {book.edition.title}"
        provider = _("Bridge Laws")
    address = site + addresses.embed(citation, named.language, short_name(edition) if edition else "")
    width, height = (
        size(request.GET.get(f"max{side}", ""), usual) for side, usual in (("width", WIDTH), ("height", HEIGHT))
    )
    return {
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": provider,
        "provider_url": f"{site}/{named.language}/",
        "cache_age": 86400,
        "html": frame(address, title, width, height),
        "width": width,
        "height": height,
    }


def _no_error(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """As oEmbed wants it to be answered; nothing has failed here that an operator should be told of."""
    log_response("%s: %s", response.reason_phrase, request.path, response=response, request=request, level="warning")
    return response


def _told(answer: dict[str, object], status: int = 200) -> HttpResponse:
    response = JsonResponse(answer, status=status, json_dumps_params={"ensure_ascii": False})
    response["Access-Control-Allow-Origin"] = "*"
    response["Vary"] = "Accept-Language"
    response["Cache-Control"] = "public, max-age=300"
    return response


@require_safe
def script(request: HttpRequest) -> HttpResponse:
    """What another site includes: at an address that stays, whatever is in it."""
    source = (settings.BASE_DIR / "static" / "js" / "embed.js").read_bytes()
    response = HttpResponse(source, content_type="text/javascript; charset=utf-8")
    response["Cache-Control"] = "public, max-age=3600"
    return response


@page
def how(request: HttpRequest, book: Book) -> HttpResponse:
    """How a club shows a clause on its own page."""
    return render_page(request, book, "lawbook/for_your_site.html", alternates("for-your-site"))
