"""A form that is sent twice, by a double click or by a browser that reloads, is carried out once.

Each form holds a number of its own (``{% once %}``). For a day a digest is kept of what was sent, by whom and to where,
and where it led; one that was filled in otherwise since is another. Whoever died meanwhile has left no place: of that
nobody says that it was done, and nobody does it again.
"""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib import messages
from django.core.cache import cache
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponseBase, HttpResponseRedirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _

FIELD = "once"
_MOST_LETTERS = 64
_KEPT = 24 * 60 * 60
_NOT_DONE = "bridgelaws.not-done"
_UNDER_WAY = ""

View = Callable[..., HttpResponseBase]


def sent_once(view: View) -> View:
    """A view for who is logged in: what was sent and led on leads there again. What was refused may be sent again."""

    @wraps(view)
    def wrapper(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponseBase:
        number = request.POST.get(FIELD, "")
        if not number or len(number) > _MOST_LETTERS:
            return view(request, *args, **kwargs)
        key = _key(request, number)
        if not cache.add(key, _UNDER_WAY, _KEPT):
            return _again(request, cache.get(key))
        led = ""
        try:
            response = view(request, *args, **kwargs)
            led = "" if _NOT_DONE in request.META else response.get("Location", "")
        finally:
            if not led:
                cache.delete(key)
        if led:
            with suppress(DatabaseError):  # it is done, which the second time is not sure of
                cache.set(key, led, _KEPT)
        return response

    return wrapper


def not_done(request: HttpRequest) -> None:
    """What was asked for was refused, though the answer leads on: the same may be sent again."""
    request.META[_NOT_DONE] = "1"


def _key(request: HttpRequest, number: str) -> str:
    """Of one account, address and all that was filled in; who guesses another's number reaches nothing with it."""
    filled_in = sorted((name, values) for name, values in request.POST.lists() if name != "csrfmiddlewaretoken")
    told = repr((settings.SECRET_KEY, request.user.pk, request.path, number, filled_in))
    return f"sent:{hashlib.sha256(told.encode(errors='replace')).hexdigest()}"


def _again(request: HttpRequest, led: str | None) -> HttpResponseBase:
    if led:
        messages.info(request, _("This was sent twice; it was done once."))
        return HttpResponseRedirect(led)
    messages.info(
        request,
        _(
            "This was sent before, and was not done yet. See whether it is done now; if not, send it anew from this page."
        ),
    )
    return HttpResponseRedirect(_place_of_the_form(request))


def _place_of_the_form(request: HttpRequest) -> str:
    """Where it was filled in, of this site."""
    came, hosts = request.headers.get("Referer", ""), {request.get_host()}
    if not url_has_allowed_host_and_scheme(came, hosts):
        return "/"
    place = urlsplit(came)._replace(scheme="", netloc="", fragment="").geturl()
    return place if place.startswith("/") and url_has_allowed_host_and_scheme(place, hosts) else "/"
