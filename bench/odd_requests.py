"""Requests as no browser sends them: each is made from a seed and a number, so that one that fails can be made again."""

import json
import re
import string
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote_from_bytes, urlencode

_METHODS = ("HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "FOO", "get", "CONNECT")
_SENT_TO = (
    "rulings",
    "tables",
    "claims",
    "answer",
    "bildir/",
    "report/",
    "teslim/",
    "sinav/",
    "exam/",
    "soru/",
    "question/",
    "atolye/",
    "workshop/",
    "islem/",
    "resmi-sinavlar/",
    "sinif/",
    "duyurular/",
)
_NAMES = tuple(
    "q kind literal more edition ticket mode said facts events lin pbn contract declarer vulnerable tricks law older newer of "
    "settles page edition_code claim claimer hands tr en note citation serial board closes candidates item in_force_from at "
    "step level layer case back version lines deal format url next".split()
)
"""Names of fields and of what stands in a query that no page has in a form as it is."""
_BYTES = (
    b"\0", b"a\0b", b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"%00", b"..", b"../../etc/passwd",
    b"\r\nX: y", b"1NT",
    b"'; DROP TABLE x--", b"<script>alert(1)</script>", b"${7*7}{{7*7}}", b"\xe2\x80\xae", b"\xcc\x81" * 300,
    b"9" * 400, b"-1", b"\xf0\x9f\x83\x8f", b"1e999", b"NaN", b"2147483648", b"9223372036854775808", b"0x10", b" ",
    b"", b"\xc4\xb0\xc4\xb1",
    b"AND OR NOT (((", b'"' * 99, b"a* b* c*", b"(" * 500, b"50D2a", b"64A1", b"revoke", b"r\xc3\xb6nons", b"?", b"-", b"SA SK",
    b"1", b"2", b"on", b"a", b"S", b"true", b"2026-12-01", b"2026-12-01T19:00", b"west@example.org",
    b"12345678-1234-5678-1234-567812345678",
)  # fmt: skip
_LEAVES: tuple[Any, ...] = (
    None, True, False, 0, -1, 10**30, 1.5, 1e308, "", "\0", "\u202e", "S" * 3000, "?", "SA", "1NTXX", "N", "1/0", [], {}, [[]],
    [None] * 200, {"": ""}, {"kind": {}}, "\ud83d", "٣", "²", "½",
)  # fmt: skip
_KINDS = ("application/json",) * 5 + (
    "application/x-www-form-urlencoded",
    "text/plain",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "application/json; charset=latin-5",
    "application/csp-report",
    "",
)
TOKEN = "t" * 32
_HEADERS = tuple(
    "ACCEPT_LANGUAGE ACCEPT_ENCODING ACCEPT IF_NONE_MATCH IF_MODIFIED_SINCE RANGE HX_REQUEST X_FORWARDED_FOR X_REQUEST_ID "
    "REFERER ORIGIN AUTHORIZATION HX_CURRENT_URL USER_AGENT X_REQUESTED_WITH".split()
)


@dataclass(frozen=True)
class Odd:
    """A request as a server hands it on: a path and a query in bytes, a body, headers as WSGI names them."""

    method: str
    path: bytes
    query: bytes
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)


def odd_requests(seed: int, count: int, first: int = 0) -> Iterator[Odd]:
    """So many, from the one with the number ``first`` on."""
    for number in range(first, first + count):
        yield _one(Random(f"{seed} {number}"))


def _one(rng: Random) -> Odd:
    path = _path(rng)
    method = _method(rng, path)
    body, kind = _body(rng, path) if method not in ("GET", "HEAD", "get") or rng.random() < 0.02 else (b"", "")
    return Odd(method, path, _query(rng), body, odd_headers(rng, kind))


def _method(rng: Random, path: bytes) -> str:
    """Mostly what the address is made for."""
    chance = rng.random()
    if chance < 0.12:
        return rng.choice(_METHODS)
    return "POST" if chance < (0.7 if any(name.encode() in path for name in _SENT_TO) else 0.2) else "GET"


def _path(rng: Random) -> bytes:
    """An address of the site with something at each of its places, or one that has been spoilt, or none at all."""
    path = "/".join(_filled(rng, part) for part in rng.choice(_addresses()).split("/")).encode(
        "utf-8", "surrogateescape"
    )
    chance = rng.random()
    if chance < 0.75:
        return b"/" + path
    if chance < 0.9:
        at = rng.randrange(len(path) + 1)
        return b"/" + path[:at] + rng.choice(_BYTES) + path[at + rng.randrange(3) :]
    return b"/" + b"/".join(odd_bytes(rng) for _ in range(rng.randrange(1, 5)))


def _filled(rng: Random, part: str) -> str:
    if not part.startswith("<"):
        return part
    kinds = {
        "<int": ["1", "50", "64", "93", "0", "99999", "9" * 30],
        "<uui": ["12345678-1234-5678-1234-567812345678"],
        "<edi": ["2007", "2017", "2017-1", "1999", "2017." + "x" * 12],
    }
    if rng.random() < 0.6 and part[:4] in kinds:
        return rng.choice(kinds[part[:4]])
    return rng.choice(_words()) if rng.random() < 0.8 else odd_bytes(rng).decode("utf-8", "surrogateescape")


def odd_bytes(rng: Random) -> bytes:
    """Something that a field, an address or a header may hold and nobody expects."""
    chance = rng.random()
    if chance < 0.6:
        return rng.choice(_BYTES)
    if chance < 0.8:
        return rng.randbytes(rng.randrange(40))
    if chance < 0.97:
        return "".join(rng.choices(string.ascii_letters + "çğıöşü 0123456789", k=rng.randrange(1, 30))).encode()
    return rng.choice([b"a", "ı".encode(), b"a ", b"(", b"50A "]) * rng.randrange(1000, 6000)


def _query(rng: Random) -> bytes:
    if rng.random() < 0.3:
        return b""
    if rng.random() < 0.1:
        return quote_from_bytes(odd_bytes(rng), safe="&=;%").encode()
    names = [rng.choice(rng.choice((_NAMES, _fields(), _facts()))) for _ in range(rng.choice([1, 1, 2, 3, 5, 30]))]
    pairs = [f"{name}={quote_from_bytes(odd_bytes(rng))}" for name in names]
    if rng.random() < 0.02:
        pairs *= 100
    return "&".join(pairs).encode()


def _body(rng: Random, path: bytes) -> tuple[bytes, str]:
    kind = rng.choice(_KINDS) if b"/api/" in path or rng.random() < 0.3 else "application/x-www-form-urlencoded"
    if kind.startswith("application/json"):
        return _json(rng), kind
    if rng.random() < 0.1:
        return rng.randbytes(rng.choice([1, 100, 5000])), kind
    if kind.startswith("multipart"):
        return b'--x\r\nContent-Disposition: form-data; name="text"\r\n\r\n' + odd_bytes(rng) + b"\r\n--x--\r\n", kind
    told = {rng.choice(rng.choice((_NAMES, _fields(), _facts()))): odd_bytes(rng) for _ in range(rng.randrange(1, 6))}
    return urlencode({"csrfmiddlewaretoken": TOKEN, **told}).encode(), kind


def _json(rng: Random) -> bytes:
    """A case that can be ruled on with some of it replaced, or something else altogether."""
    chance = rng.random()
    if chance < 0.1:
        return rng.choice(
            [b"", b"{", b"nul", b"NaN", b"[" * 5000, b'{"kind":"revoke","kind":1}', b'"\\ud83d"', b"1" * 5000]
        )
    if chance < 0.2:
        return json.dumps(rng.choice(_LEAVES)).encode()
    kind, facts = rng.choice(_cases())
    case = json.loads(json.dumps({"kind": kind, "facts": facts}))
    for _ in range(rng.choice([0, 1, 1, 2, 4])):
        case = _spoilt(rng, case)
    return json.dumps(case).encode()


def _spoilt(rng: Random, data: Any) -> Any:
    """The same with one of its parts replaced by another thing."""
    if isinstance(data, dict) and data and rng.random() < 0.85:
        name = rng.choice(list(data))
        return data | {name: _spoilt(rng, data[name])}
    if isinstance(data, list) and data and rng.random() < 0.85:
        at = rng.randrange(len(data))
        return [*data[:at], _spoilt(rng, data[at]), *data[at + 1 :]]
    return rng.choice(_LEAVES)


def odd_headers(rng: Random, kind: str) -> dict[str, str]:
    """With a token, from one of many addresses; now and then others that make no sense."""
    headers = {
        "HTTP_COOKIE": f"csrftoken={TOKEN}",
        "HTTP_X_CSRFTOKEN": TOKEN,
        "REMOTE_ADDR": f"10.{rng.randrange(256)}.{rng.randrange(256)}.7",
    }
    if kind:
        headers["CONTENT_TYPE"] = kind
    if rng.random() < 0.15:
        name = rng.choice(["sessionid", "csrftoken", "messages", "$Version"])
        headers["HTTP_COOKIE"] += (
            f'; {name}={_latin(rng)}; sessionid="{rng.choice(["a" * 32, "a" * 9 + chr(92) + "000"])}"'
        )
    return headers | {f"HTTP_{name}": _latin(rng) for name in _HEADERS if rng.random() < 0.06}


def _latin(rng: Random) -> str:
    """As servers hand headers on; what no server lets in, ends of lines, is left out."""
    return odd_bytes(rng).decode("latin-1").replace("\r", "").replace("\n", "")


@lru_cache(maxsize=1)
def _addresses() -> tuple[str, ...]:
    """Every address of the site, its places in brackets; those that are described otherwise by examples."""
    from django.urls import get_resolver
    from django.utils.translation import override

    found = dict.fromkeys(("50D2a", "tr/64A1", "en/def:zon", "2007/6", "en/2007/6A"))
    for language in ("tr", "en"):
        with override(language):  # addresses of the account are in the language of the request
            found |= dict.fromkeys(_routes("", get_resolver().url_patterns))
    return tuple(found)


def _routes(before: str, patterns: list[Any]) -> Iterator[str]:
    for one in patterns:
        route = before + str(getattr(one.pattern, "_route", _example(str(one.pattern))))
        if hasattr(one, "url_patterns"):
            yield from _routes(route, one.url_patterns)
        else:
            yield route


def _example(pattern: str) -> str:
    """An address, with its places in brackets, of one that a regular expression describes; of a citation nothing."""
    plain = re.sub(r"\(\?P<(\w+)>[^)]*\)", lambda found: f"<int:{found[1]}>", pattern).strip("^$")
    return plain.replace(">-<", ">-x/<") if re.fullmatch(r"[\w/<>:-]+", plain) else ""


@lru_cache(maxsize=1)
def _cases() -> tuple[tuple[str, Any], ...]:
    from rulings.assistant.cases import reviewed_cases

    return tuple((one.kind, one.facts) for one in reviewed_cases().values())


@lru_cache(maxsize=1)
def _facts() -> tuple[str, ...]:
    return tuple(sorted({name for _, facts in _cases() for name in facts}))


@lru_cache(maxsize=1)
def _fields() -> tuple[str, ...]:
    """Every field of a form that has a name of its own."""
    pages = (path.read_text(encoding="utf-8") for path in Path("templates").rglob("*.html"))
    forms = {name for page in pages for name in re.findall(r'name="(\w+)"', page)}
    return tuple(sorted(forms))


@lru_cache(maxsize=1)
def _words() -> tuple[str, ...]:
    """What stands in addresses: situations, templates of questions, exams, modes."""
    from quizzes.questions.templates import templates

    asked = tuple(f"{name}-{number}" for name in templates() for number in (1, 7))
    return (
        *sorted({kind for kind, _ in _cases()}),
        *asked,
        "50D2a",
        "mixed",
        "karisik",
        "law-64",
        "scores",
        "tr",
        "en",
    )
