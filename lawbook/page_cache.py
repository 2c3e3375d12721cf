"""Pages of a published edition never change: each is made and compressed once, and answered by its ETag after that.

What is kept is what is sent: browsers take a page compressed, and what they ask for takes a fifth of the memory. Who takes
it only as it is has it made once more.
"""

import gzip
import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response, patch_vary_headers

from lawbook import limits
from lawbook.book import Book
from lawbook.context import site_url
from lawbook.editions import digest_of_published
from lawbook.published_remarks import mark

_MOST_BYTES = 3_000_000
_LEVEL = 6


@dataclass(frozen=True)
class _Made:
    """A page as it is sent, in gzip or as it is, with its ETag."""

    body: bytes
    etag: str


_pages: OrderedDict[tuple[str, ...], _Made] = OrderedDict()
_kept_bytes = 0
_lock = Lock()


def cached_for_edition(
    request: HttpRequest, book: Book, make: Callable[[], HttpResponse], *variant: str
) -> HttpResponseBase:
    """The page at this address, from memory if it was made before for the same edition, site and ``variant``.

    Only pages that are found (200) are kept; everything else, and what says ``no-store``, is made each time.
    """
    shown = f"{book.edition.identity} {digest_of_published()} {mark()}"  # a page names the other editions too
    compress = takes_gzip(request.headers.get("Accept-Encoding", ""))
    key = (shown, site_url(request), request.path_info, "gzip" if compress else "", *variant)
    made = _pages.get(key)
    if made is None or settings.DEBUG:
        response = _made_for(request, make)
        if response.status_code != 200 or response.headers.get("Cache-Control") == "no-store":
            return response
        made = _keep(key, _as_sent(response.content, compress=compress))
    else:
        _asked_again(key)
    response = HttpResponse(made.body)
    response["ETag"] = made.etag
    response["Vary"] = "Accept-Encoding, HX-Request" if variant else "Accept-Encoding"
    response["Cache-Control"] = "public, max-age=60, stale-while-revalidate=3600"
    if compress:
        response["Content-Encoding"] = "gzip"
    return get_conditional_response(request, etag=made.etag, response=response) or response


def _as_sent(page: bytes, *, compress: bool) -> _Made:
    tag = hashlib.blake2b(page, digest_size=12).hexdigest()
    return _Made(gzip.compress(page, _LEVEL, mtime=0), f'"{tag}-gzip"') if compress else _Made(page, f'"{tag}"')


def _made_for(request: HttpRequest, make: Callable[[], HttpResponse]) -> HttpResponse:
    """The page, unless its reader's address has had too many made: each port in ``Host`` makes others of all pages."""
    if not request.META.get("REMOTE_ADDR"):  # the site itself asks, for the book offline
        return make()
    with limits.working(request, "pages_made") as is_within:
        return make() if is_within else limits.too_many(request, "pages_made")


def for_five_minutes(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """A page that is made each time, of nothing but its address: compressed, and anybody may keep it for a while."""
    response["Cache-Control"] = "public, max-age=300"
    patch_vary_headers(response, ["Accept-Encoding"])
    if takes_gzip(request.headers.get("Accept-Encoding", "")):
        response.content = gzip.compress(response.content, _LEVEL, mtime=0)
        response["Content-Encoding"] = "gzip"
    return response


def takes_gzip(accepted: str) -> bool:
    """Whether ``Accept-Encoding`` names gzip, and not with quality 0."""
    found = re.search(r"\bgzip\b(?:\s*;\s*q=([\d.]+))?", accepted)
    return found is not None and (found[1] is None or found[1].strip("0.") != "")


def _asked_again(key: tuple[str, ...]) -> None:
    """Pages that are asked for again stay, whatever is searched for once."""
    with _lock, suppress(KeyError):  # gone meanwhile
        _pages.move_to_end(key)


def _keep(key: tuple[str, ...], made: _Made) -> _Made:
    global _kept_bytes
    with _lock:
        former = _pages.pop(key, None)
        _pages[key] = made
        _kept_bytes += len(made.body) - (len(former.body) if former else 0)
        while _kept_bytes > _MOST_BYTES:
            _, oldest = _pages.popitem(last=False)
            _kept_bytes -= len(oldest.body)
    return made
