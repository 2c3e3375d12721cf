"""What readers are told when the database or the disk does not do its part: what happened and what to do, in their language."""

import errno
import logging
import sys

from django.db import DatabaseError, OperationalError, connections
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.translation import gettext as _

from lawbook.context import site

logger = logging.getLogger(__name__)

_BUSY = ("locked", "busy", "lock timeout", "too many clients")
_CANNOT_KEEP = ("full", "readonly", "read-only", "no space", "quota", "disk i/o", "unable to open", "not be written")
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EROFS)
_READ_ONLY = "25006"  # a PostgreSQL server that only reads, as one that has not taken over yet


def is_out_of_order(error: BaseException | None) -> bool:
    """Whether it is the fault of the database (locked, full, read-only, damaged) or of a full disk, not the program's."""
    if isinstance(error, OSError) and error.errno in _FULL:
        return True
    if isinstance(error, OperationalError) or type(error) is DatabaseError:
        return True
    return getattr(error.__cause__, "sqlstate", None) == _READ_ONLY if error else False


def unavailable(request: HttpRequest, error: BaseException) -> HttpResponse:
    """503 with a reason; the page asks the database nothing."""
    logger.error("%s %s: %s", request.method, request.path, error, extra={"request": request})
    context = {**site(request), "reason": _reason(str(error)), "address": request.get_full_path()}
    context["sent"] = request.method not in ("GET", "HEAD")
    response = HttpResponse(render_to_string("unavailable.html", context), status=503)
    response["Retry-After"] = "5"
    response["Cache-Control"] = "no-store"
    _begin_anew()
    return response


def _begin_anew() -> None:
    """A connection that was opened while the file could only be read goes on so for ten minutes: the next is another."""
    for one in connections.all(initialized_only=True):
        if not one.in_atomic_block:
            one.close()


def server_error(request: HttpRequest) -> HttpResponse:
    """500, the same in both languages; 503 if it was the database that failed outside a view, as in keeping a session."""
    error = sys.exception()
    if error is not None and is_out_of_order(error):
        return unavailable(request, error)
    return HttpResponse(render_to_string("500.html"), status=500)


def _reason(error: str) -> str:
    error = error.lower()
    if any(sign in error for sign in _BUSY):
        return _("The site is busy and could not keep this.")
    if any(sign in error for sign in _CANNOT_KEEP):
        return _("The site cannot keep anything at present: its disk is full or cannot be written to.")
    return _("The site's database cannot be read at present.")
