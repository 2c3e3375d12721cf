"""How often one address may ask for something (``LIMITS``): counted in each process, or by all together on a Valkey server.

Pages of the book and of an exam that has begun are not counted: a hall of 500 may stand behind one address.
"""

import hashlib
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache, wraps

from allauth.core.internal.ratelimit import get_ip
from django.conf import settings
from django.core.cache import caches
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

View = Callable[..., HttpResponseBase]
_WORK = "processor"
_MOST_KEPT, _LONGEST_KEPT = 1024, 200  # headers that were read before; a client may write long ones


def within(request: HttpRequest, what: str) -> bool:
    """Whether this once more is within the limit (``LIMITS``: how often in how many seconds)."""
    return _counted(what, _address(request))


def _counted(what: str, who: str, how_much: int = 1) -> bool:
    most, seconds = settings.LIMITS[what]
    counted, key = caches["limits"], f"{what}:{int(time.time() // seconds)}:{who}"
    with suppress(ValueError):  # nobody asked yet
        return counted.incr(key, how_much) <= most
    counted.add(key, 0, seconds + 1)
    with suppress(ValueError):  # gone since: a full memory, or a server that has begun anew
        return counted.incr(key, how_much) <= most
    return True


def within_for(what: str, whom: str) -> bool:
    """The same by whom it is for, whoever asks; of her nothing but a digest is kept."""
    name = hashlib.sha256(f"{settings.SECRET_KEY}{whom}".encode()).hexdigest()[:32]
    return _counted(what, name)


def limited(what: str) -> Callable[[View], View]:
    """A page that one address may ask for so often; whoever asks more often is told when to come back (429)."""
    return _only(within, what)


@contextmanager
def working(request: HttpRequest, what: str = _WORK) -> Iterator[bool]:
    """Whether the address may have more of the processor; what is done meanwhile is counted for it, in milliseconds."""
    who, begun = _address(request), time.thread_time()
    try:
        yield _counted(what, who, 0)
    finally:
        _counted(what, who, round((time.thread_time() - begun) * 1000))


def limited_by_work(view: View) -> View:
    """A page of which there is no end of others: what one address has made of them may take so long, however many they are."""

    @wraps(view)
    def wrapper(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        with working(request) as is_within:
            return view(request, *args, **kwargs) if is_within else too_many(request, _WORK)

    return wrapper


def as_one_person(what: str) -> Callable[[View], View]:
    """A page of who is logged in; of the forms that one account sends, from wherever, no more than a person fills in."""
    return _only(_within_as_one_person, what)


def _within_as_one_person(request: HttpRequest, what: str) -> bool:
    return request.method != "POST" or within_for(what, f"account {request.user.pk}")


def _only(may: Callable[[HttpRequest, str], bool], what: str) -> Callable[[View], View]:
    def decorate(view: View) -> View:
        @wraps(view)
        def wrapper(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
            return view(request, *args, **kwargs) if may(request, what) else too_many(request, what)

        return wrapper

    return decorate


def too_many(request: HttpRequest, what: str) -> HttpResponse:
    """The page that says so in the reader's language; JSON for a script that asked for it."""
    if request.accepts("text/html"):
        minutes = -(-seconds_to_wait(what) // 60)
        response: HttpResponse = render(request, "too_many.html", {"minutes": minutes}, status=429)
    else:
        response = JsonResponse({"error": {"code": "too-many", "message": sentence()}}, status=429)
    response["Retry-After"] = str(seconds_to_wait(what))
    response["Cache-Control"] = "no-store"
    return response


def sentence() -> str:
    """What is said to whoever asks too often."""
    return _("Too many requests have come from your address. Wait a minute, then try again.")


def seconds_to_wait(what: str) -> int:
    """After how many seconds the limit counts anew."""
    seconds = settings.LIMITS[what][1]
    return int(seconds - time.time() % seconds) + 1


def forget() -> None:
    """Count anew."""
    caches["limits"].clear()


def _address(request: HttpRequest) -> str:
    """Where a request comes from (IPv6: its network); all that do not say so are counted together."""
    came_by = request.META.get("HTTP_X_FORWARDED_FOR", "")
    read = _read_address if len(came_by) <= _LONGEST_KEPT else _read_address.__wrapped__
    return read(settings.ALLAUTH_TRUSTED_PROXY_COUNT, request.META.get("REMOTE_ADDR", ""), came_by)


@lru_cache(maxsize=_MOST_KEPT)
def _read_address(proxies: int, remote: str, came_by: str) -> str:
    """The address that these headers tell with so many proxies in front; reading it costs more than counting."""
    told = HttpRequest()
    told.META = {"REMOTE_ADDR": remote, "HTTP_X_FORWARDED_FOR": came_by}
    try:
        return str(get_ip(told))
    except PermissionDenied:
        return ""
