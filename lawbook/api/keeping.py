"""Answers of the API on a published edition never change: each is written once."""

import json
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from django.http import HttpResponse
from ninja import Schema

_MOST = 300  # of two or three kilobytes
_written: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
_lock = Lock()


def kept(key: tuple[str, ...], make: Callable[[], Schema]) -> HttpResponse:
    """The answer under this key, from memory if it was made before. What makes it may refuse: then nothing is kept."""
    written = _written.get(key)
    if written is None:
        written = json.dumps(make().model_dump(mode="json", by_alias=True), ensure_ascii=False).encode()
        with _lock:
            _written[key] = written
            if len(_written) > _MOST:
                _written.popitem(last=False)
    return HttpResponse(written, content_type="application/json; charset=utf-8")
