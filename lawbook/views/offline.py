"""The worker that keeps the book in a reader's browser, what it keeps, and the page for what it does not."""

from pathlib import Path

from django.conf import settings
from django.http import FileResponse, Http404, HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.templatetags.static import static
from django.utils.cache import get_conditional_response
from django.utils.log import log_response
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.further_languages import OWN
from lawbook.offline.bundle import bundle_at_hand, plain_of, version
from lawbook.page_cache import takes_gzip
from lawbook.views.base import alternates, language, page, render_page

_ICONS = (
    ("icon.svg", "any", "image/svg+xml", "any"),
    ("icon-192.png", "192x192", "image/png", "any"),
    ("icon-512.png", "512x512", "image/png", "any"),
    ("icon-maskable-512.png", "512x512", "image/png", "maskable"),
)
"""For home screens: those that take no SVG, and those that cut a shape of their own."""


@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """The worker: at the root, for it answers for every page."""
    source = (settings.BASE_DIR / "static" / "worker.js").read_bytes()
    response = HttpResponse(source, content_type="text/javascript; charset=utf-8")
    response["Cache-Control"] = "no-cache"
    return response


@require_safe
def bundle(request: HttpRequest, code: str) -> HttpResponseBase:
    """Every page that is kept in a language, as one file that changes with the edition and the software.

    While it is being made there is none (503): the browser goes on with what it has, and asks again.
    """
    if code not in OWN:
        raise Http404
    book = current_book()
    compressed = takes_gzip(request.headers.get("Accept-Encoding", ""))
    etag = f'"{version(book)}-gzip"' if compressed else f'"{version(book)}"'
    response: HttpResponseBase | None = get_conditional_response(request, etag=etag)
    if response is None:
        path = bundle_at_hand(book, code)
        if path is None:
            return _not_yet(request)
        response = _sent(path, f"{code}.json", compressed=compressed)
    response["ETag"], response["Vary"], response["Cache-Control"] = etag, "Accept-Encoding", "no-cache"
    return response


def _not_yet(request: HttpRequest) -> HttpResponse:
    """Nothing that anybody has to see to: no error for the log."""
    response = HttpResponse(status=503, headers={"Retry-After": "10", "Cache-Control": "no-store"})
    log_response("Being made", request=request, response=response, level="debug")
    return response


def _sent(path: Path, name: str, *, compressed: bool) -> FileResponse:
    """From the disk as it is read: who reads slowly holds an open file and no memory."""
    file = path if compressed else plain_of(path)
    response = FileResponse(file.open("rb"), filename=name, content_type="application/json")
    if compressed:
        response["Content-Encoding"] = "gzip"
    return response


@page
def offline(request: HttpRequest, book: Book) -> HttpResponse:
    """What can be read without a connection, and a search in it."""
    return render_page(request, book, "lawbook/offline.html", alternates("offline"))


@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    """What a telephone needs to put the book among its applications."""
    found = {
        "name": _("Bridge Laws"),
        "short_name": _("Bridge Laws"),
        "lang": language(),
        "start_url": addresses.page("home", language()),
        "id": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#ffffff",
        "theme_color": "#0e5a49",
        "icons": [
            {"src": static(f"img/{name}"), "sizes": sizes, "type": kind, "purpose": purpose}
            for name, sizes, kind, purpose in _ICONS
        ],
    }
    response = JsonResponse(found, content_type="application/manifest+json")
    response["Cache-Control"] = "public, max-age=3600"
    return response
