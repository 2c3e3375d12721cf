"""Requests that come to no view: what cannot be read, says twice where it ends, or is too large; and what is answered."""

import json
from functools import cache
from typing import Any

from waitress.parser import HTTPRequestParser, ParsingError
from waitress.task import ErrorTask
from waitress.utilities import Error, RequestEntityTooLarge

_MOST_READ = 64 * 1024 * 1024
"""So much of what is too large is read and thrown away: a browser that is still sending reads no answer."""


class Parser(HTTPRequestParser):  # type: ignore[misc]
    """A request that says twice where it ends is none: a proxy may read it otherwise, and take its rest for another's."""

    left = 0
    """Bytes of a body that is too large, still to come."""

    def parse_header(self, header_plus: bytes) -> None:
        """Read the head; ``ParsingError`` ends the connection."""
        super().parse_header(header_plus)
        says_twice = self.chunked and "CONTENT_LENGTH" in self.headers
        if says_twice or "TRANSFER_ENCODING" in self.headers:  # still there, of HTTP/1.0, which has none
            raise ParsingError("The length of the request is not clear")

    def received(self, data: bytes) -> int:
        """Take in what came; returns how much of it belongs to this request."""
        if self.left:
            taken = min(len(data), self.left)
            self.left -= taken
            self.completed = not self.left
            return taken
        taken = int(super().received(data))
        if isinstance(self.error, RequestEntityTooLarge):
            asks_first = bool(self.headers.get("EXPECT"))
            self.expect_continue = False
            if not asks_first and self.content_length <= _MOST_READ:
                self.left = self.content_length
                self.completed = False
        return taken


class Refusal(ErrorTask):  # type: ignore[misc]
    """In both languages: who sent it is not known well enough to say in which; from the API as everything is said there."""

    def execute(self) -> None:
        """Answer and end the connection."""
        error: Error = self.request.error
        path = getattr(self.request, "path", "")
        kind, body = _as_json(error) if path.startswith("/api/") else ("text/html; charset=utf-8", _page(error.code))
        self.status = f"{error.code} {error.reason}"
        self.response_headers += [("Content-Type", kind), ("X-Content-Type-Options", "nosniff")]
        self.response_headers += [("Cache-Control", "no-store")]
        self.set_close_on_finish()
        self.content_length = len(body)
        self.write(body)


def _as_json(error: Error) -> tuple[str, bytes]:
    code = "too-large" if error.code == RequestEntityTooLarge.code else "unreadable"
    said = f"{_SAID[code]['tr']} / {_SAID[code]['en']}"
    told: dict[str, Any] = {"code": code, "message": said, "fields": [], "problems": []}
    return "application/json; charset=utf-8", json.dumps({"error": told}, ensure_ascii=False).encode()


@cache
def _page(code: int) -> bytes:
    from django.template.loader import render_to_string

    return render_to_string("413.html" if code == RequestEntityTooLarge.code else "400.html").encode()


_SAID = {
    "too-large": {
        "tr": "İstek 4 MB’den büyük; hiçbir şey saklanmadı.",
        "en": "The request is larger than 4 MB; nothing was kept.",
    },
    "unreadable": {"tr": "İstek anlaşılamadı.", "en": "The request was not understood."},
}
