"""The worker that keeps the book in a reader's browser, what it keeps, and the page for what it does not."""

import gzip
from pathlib import Path

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.templatetags.static import static
from django.utils.cache import get_conditional_response
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook import addresses
from lawbook.book import Book, current_book
from lawbook.offline.bundle import kept_bundle, version
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
    """Every page that is kept in a language, as one file that changes with the edition and the software."""
    if code not in addresses.WORDS:
        raise Http404
    book = current_book()
    etag = f'"{version(book)}"'
    response = get_conditional_response(request, etag=etag) or _whole(request, kept_bundle(book, code))
    response["ETag"], response["Vary"], response["Cache-Control"] = etag, "Accept-Encoding", "no-cache"
    return response


def _whole(request: HttpRequest, path: Path) -> HttpResponse:
    """The file, in gzip where that is taken."""
    compressed = takes_gzip(request.headers.get("Accept-Encoding", ""))
    content = path.read_bytes()
    response = HttpResponse(content if compressed else gzip.decompress(content), content_type="application/json")
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
