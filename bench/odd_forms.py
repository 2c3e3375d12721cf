"""Forms as pages have them, sent with some of their fields spoilt: they come further into a view than what fits no form."""

from collections import deque
from html.parser import HTMLParser
from random import Random
from urllib.parse import quote_from_bytes, unquote_to_bytes, urlencode, urlsplit

from bench.odd_requests import TOKEN, Odd, odd_bytes, odd_headers

Field = tuple[str, str]
_SEEN = 300


class Forms(HTMLParser):
    """The forms of pages that were answered lately, each with its address and fields; those that search are left out."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: deque[tuple[str, list[Field]]] = deque(maxlen=_SEEN)
        self._page, self._select = "/", ""
        self._fields: list[Field] | None = None

    def read(self, path: bytes, page: str) -> None:
        """Look for forms in a page."""
        self._page, self._fields = path.decode("latin-1"), None
        self.reset()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A form begins, or a field of it."""
        told = {name: value or "" for name, value in attrs}
        if tag == "form" and told.get("method", "").lower() == "post":
            self._fields = []
            self.seen.append((told.get("action") or self._page, self._fields))
        if self._fields is None:
            return
        if tag == "select":
            self._select = told.get("name", "")
        if tag == "option":
            self._fields.append((self._select, told.get("value", "")))
        elif tag in ("input", "button", "textarea") and told.get("name"):
            self._fields.append((told["name"], told.get("value", "")))

    def handle_endtag(self, tag: str) -> None:
        """What comes after a form is no part of it."""
        if tag == "form":
            self._fields = None

    def filled_in(self, rng: Random) -> Odd:
        """One of them with one value for each field, of which some are left out or spoilt."""
        address, fields = rng.choice(self.seen)
        told: dict[str, str | bytes] = dict(rng.sample(fields, len(fields)))  # of several choices any
        for name in list(told):
            if not told[name] and rng.random() < 0.7:
                told[name] = odd_bytes(rng)
        for name in rng.sample(sorted(told), min(len(told), rng.choice((0, 1, 1, 2)))):
            if rng.random() < 0.3:
                del told[name]
            else:
                told[name] = odd_bytes(rng)
        to = urlsplit(address)
        body = urlencode(told | {"csrfmiddlewaretoken": TOKEN}).encode()
        headers = odd_headers(rng, "application/x-www-form-urlencoded")
        return Odd(
            "POST", _bytes_of(to.path), _bytes_of(quote_from_bytes(to.query.encode(), safe="&=;%")), body, headers
        )


def _bytes_of(path: str) -> bytes:
    return unquote_to_bytes(path.encode("latin-1", "replace"))
