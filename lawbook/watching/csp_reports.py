"""What browsers refused on a page because the Content-Security-Policy forbids it: an attack, a fault of ours, or an extension.

Of a report only what it is about goes into the log: the directive, the site that was refused, the shape of the page's address.
"""

import logging
import re
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse
from django.urls import Resolver404, resolve
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from lawbook import limits
from lawbook.api.json_input import read_json
from lawbook.watching import metrics

logger = logging.getLogger(__name__)

_TYPES = ("application/csp-report", "application/reports+json", "application/json")
_MOST_BYTES, _MOST_REPORTS, _MOST_SAID = 16_384, 10, 200
_DIRECTIVES = frozenset(
    "base-uri child-src connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src media-src "
    "object-src script-src script-src-attr script-src-elem style-src style-src-attr style-src-elem worker-src".split()
)  # each is counted for itself: what somebody makes up is none
_KEYWORD = re.compile(r"[a-z-]{1,30}")
_HOST = re.compile(r"[0-9a-z.:\[\]-]{1,100}")
_said: set[tuple[str, str, str]] = set()
_hour = 0


def where_to_report(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: tells browsers where the group that the policy names is."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response["Reporting-Endpoints"] = 'csp="/csp-report"'
        return response

    return middleware


@csrf_exempt  # browsers send it by themselves, and nothing is kept
@require_POST
def received(request: HttpRequest) -> HttpResponse:
    """A report, or some at once; 204 whether or not it says anything."""
    if not limits.within(request, "csp_report"):
        return HttpResponse(status=429, headers={"Retry-After": str(limits.seconds_to_wait("csp_report"))})
    if request.content_type not in _TYPES:
        return HttpResponse(status=415)
    if int(request.META.get("CONTENT_LENGTH") or 0) > _MOST_BYTES:
        return HttpResponse(status=413)
    try:
        reports = list(_reports(read_json(request.body)))
    except (ValueError, RecursionError):
        return HttpResponse(status=400)
    for report in reports[:_MOST_REPORTS]:
        _say(report)
    return HttpResponse(status=204)


def _reports(data: Any) -> Iterator[dict[str, Any]]:
    """The reports of either form: one under ``csp-report``, or a list of them, each with a ``body``."""
    for one in data if isinstance(data, list) else [data]:
        if isinstance(one, dict):
            body = one.get("csp-report", one.get("body"))
            if isinstance(body, dict):
                yield body


def _say(report: dict[str, Any]) -> None:
    """Into the log, the same once an hour."""
    global _hour
    if (hour := int(time.time() // 3600)) != _hour:
        _said.clear()
        _hour = hour
    what = (_directive(report), _refused(_text(report, "blocked-uri", "blockedURL")), _page(report))
    metrics.refused_by_browser(what[0])
    if what not in _said and len(_said) < _MOST_SAID:
        _said.add(what)
        logger.warning("A browser refused by %s: %s on %s", *what)


def _text(report: dict[str, Any], *names: str) -> str:
    found = next((report[name] for name in names if isinstance(report.get(name), str)), "")
    return str(found)[:2000]


def _directive(report: dict[str, Any]) -> str:
    named = _text(report, "effective-directive", "effectiveDirective", "violated-directive").partition(" ")[0]
    return named if named in _DIRECTIVES else "?"


def _refused(address: str) -> str:
    """``inline``, ``eval`` and the like; of an address the site alone: the rest of it may name a reader."""
    if _KEYWORD.fullmatch(address):
        return address
    try:
        found = urlsplit(address)
        host = found.netloc.rpartition("@")[2].lower()
    except ValueError:
        return "?"
    return f"{found.scheme}://{host}" if _HOST.fullmatch(host) and _KEYWORD.fullmatch(found.scheme) else "?"


def _page(report: dict[str, Any]) -> str:
    """The shape of the page's address."""
    try:
        return resolve(urlsplit(_text(report, "document-uri", "documentURL")).path or "/").route or "/"
    except (ValueError, Resolver404):
        return "?"
