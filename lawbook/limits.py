"""How often one address may ask for something: counted in the memory of each process, so that it costs nothing."""

import time
from threading import Lock

from allauth.core.internal.ratelimit import get_ip
from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest

_MOST_COUNTED = 50_000
_counted: dict[tuple[str, str, int], int] = {}
_lock = Lock()


def within(request: HttpRequest, what: str) -> bool:
    """Whether this once more is within the limit (``LIMITS``: how often in how many seconds)."""
    most, seconds = settings.LIMITS[what]
    key = (what, _address(request), int(time.time() // seconds))
    with _lock:
        if len(_counted) >= _MOST_COUNTED:
            _counted.clear()
        _counted[key] = _counted.get(key, 0) + 1
        return _counted[key] <= most


def _address(request: HttpRequest) -> str:
    """Where a request comes from; all that do not say so are counted together."""
    try:
        return str(get_ip(request))
    except PermissionDenied:
        return ""


def seconds_to_wait(what: str) -> int:
    """After how many seconds the limit counts anew."""
    seconds = settings.LIMITS[what][1]
    return int(seconds - time.time() % seconds) + 1


def forget() -> None:
    """Count anew."""
    _counted.clear()
