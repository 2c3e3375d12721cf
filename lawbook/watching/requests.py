"""A number for each request, in its answer and in every line of the log that it causes; how long it took."""

import logging
import re
import time
from collections.abc import Callable
from contextvars import ContextVar
from secrets import token_hex

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from lawbook.watching import metrics

_number: ContextVar[str] = ContextVar("request", default="")
_KEPT = "bridgelaws.request_number"
_USABLE = re.compile(r"[0-9A-Za-z_-]{8,64}")
_MOST_SAID = 300  # of a request that was refused; a false host alone may be 250,000 letters long


class Numbered:
    """A proxy that is trusted may have numbered the request already (``X-Request-ID``)."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Pass the request on."""
        number = request.META[_KEPT] = _number_of(request)
        token = _number.set(number)
        begun = time.perf_counter()
        try:
            response = self.get_response(request)
        finally:
            _number.reset(token)
        response["X-Request-ID"] = number
        metrics.answered(route_of(request), response.status_code, time.perf_counter() - begun)
        return response


def _number_of(request: HttpRequest) -> str:
    given = request.headers.get("X-Request-ID", "") if settings.BEHIND_HTTPS else ""
    return given if _USABLE.fullmatch(given) else token_hex(8)


def route_of(request: HttpRequest) -> str:
    """The address without what is a reader's own in it: ``tr/yasa/<int:number>/``."""
    match = getattr(request, "resolver_match", None)
    return match.route if match else ""


class ForLogs(logging.Filter):
    """Gives each line the number of its request, and leaves of an address only its shape: keys and numbers are personal.

    A request that was refused (4xx) is one short line: anybody can send as many as he likes.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Every line is kept."""
        if not hasattr(record, "request_number"):  # another handler has seen it before
            record.request_number = _number.get()
        request = record.__dict__.pop("request", None)
        if isinstance(request, HttpRequest):
            record.request_number = request.META.get(_KEPT, "")  # Django says what was answered after all middleware
            record.method, record.route = request.method, route_of(request)
            record.msg, record.args = _without_address(record, request), ()
        if 400 <= getattr(record, "status_code", 0) < 500:
            _shorten(record)
        return True


def _shorten(record: logging.LogRecord) -> None:
    record.exc_info = record.exc_text = None
    record.msg, record.args = record.getMessage()[:_MOST_SAID], ()
    if record.levelno > logging.WARNING:
        record.levelno, record.levelname = logging.WARNING, "WARNING"


def _without_address(record: logging.LogRecord, request: HttpRequest) -> str:
    said = record.getMessage()
    for address in (request.get_full_path(), request.path):
        for written in (address, address.encode("unicode_escape").decode("ascii")):  # the second by Django
            said = said.replace(written, route_of(request) or "(no such address)")
    return said
