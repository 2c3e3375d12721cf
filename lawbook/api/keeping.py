"""Answers of the API on a published edition never change: each is written once."""

import hashlib
import json
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any

from django.http import HttpResponse
from ninja import Schema

_MOST = 300  # of two or three kilobytes, and one schema
_written: OrderedDict[tuple[str, ...], tuple[bytes, str]] = OrderedDict()
_lock = Lock()


def kept(key: tuple[str, ...], make: Callable[[], Schema | dict[str, Any]]) -> HttpResponse:
    """The answer under this key with its ETag, from memory if it was made before. What makes it may refuse: then nothing is
    kept.
    """
    written, tag = _written.get(key) or _write(key, make())
    return HttpResponse(written, content_type="application/json; charset=utf-8", headers={"ETag": tag})


def _write(key: tuple[str, ...], answer: Schema | dict[str, Any]) -> tuple[bytes, str]:
    plain = answer.model_dump(mode="json", by_alias=True) if isinstance(answer, Schema) else answer
    written = json.dumps(plain, ensure_ascii=False).encode()
    made = written, f'"{hashlib.sha256(written).hexdigest()[:32]}"'
    with _lock:
        _written[key] = made
        if len(_written) > _MOST:
            _written.popitem(last=False)
    return made
