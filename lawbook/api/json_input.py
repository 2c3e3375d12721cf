"""JSON as callers send it."""

import json
from typing import Any

from django.http import HttpRequest
from ninja.parser import Parser


def read_json(text: bytes) -> Any:
    """What the text says.

    ``ValueError`` if it is not JSON, says ``NaN`` or holds half a character (U+D800); ``RecursionError`` if it is too deep.
    """
    data = json.loads(text, parse_constant=_no_constant)
    refuse_half_characters(data)
    return data


def refuse_half_characters(data: object) -> None:
    """``ValueError`` for text that no answer could repeat: half of a character that takes two."""
    json.dumps(data, ensure_ascii=False, default=str, skipkeys=True).encode()


def _no_constant(name: str) -> None:
    raise ValueError(name)


class JsonParser(Parser):
    """Bodies of requests; what cannot be read becomes the answer 400."""

    def parse_body(self, request: HttpRequest) -> Any:
        """The body as ``read_json`` reads it."""
        return read_json(request.body)
