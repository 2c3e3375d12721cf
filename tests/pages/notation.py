"""The one notation of cards, contracts, scores and quotation marks that every page keeps to."""

import re
from html import unescape

_SUITS = "[Kk]ör|[Kk]aro|[Pp]ik|[Tt]refl"
_FORBIDDEN = {
    "“…” are the quotation marks": re.compile(r'"'),
    "a score below zero has a minus: −100": re.compile(r"(?:(?<=[\s(=])|^)-\d"),
    "a card is called kör dokuzlusu": re.compile(rf"\b(?:{_SUITS}) (?:10|[2-9])(?:’[a-zıüöş]+)?(?![\w’%])"),
    "a card is called karo valesi": re.compile(rf"\b(?:{_SUITS}) (?:as|rua|dam|vale)(?:’[a-zıü]+)?\b"),
    "a contract is written 4♥X": re.compile(r"\b[1-7](?:[♠♥♦♣]|NT) (?:X|kontr|sürkontr|doubled|redoubled)"),
    "a contract is written with its sign: 4♥": re.compile(
        r"\((?:[1-7][SH]X{0,2}|[1-7][DC]X{1,2}|[1-5][DC])\)"  # (6C) and (7D) are clauses of the Laws
    ),
}
_QUOTED = re.compile(r"“[^”]*”")  # what somebody says at the table is said as he says it


_ALOUD = re.compile(r'<span aria-hidden="true">([^<]*)</span><span class="visually-hidden">([^<]*)</span>')


def seen(html: str) -> str:
    """A page of which what is written in signs and said in words (``rulings.aloud``) is only seen."""
    return _ALOUD.sub(r"\1", html)


def heard(html: str) -> str:
    """The text as a voice reads it."""
    return re.sub(r"<[^>]*>", "", _ALOUD.sub(r"\2", html))


def faults(html: str) -> list[str]:
    """What the text of a page writes otherwise."""
    main = seen(html).split("<main", 1)[1].split("</main>", 1)[0]
    text = _QUOTED.sub("“”", unescape(re.sub(r"<[^>]*>", " ", "<main" + main)))
    return [
        f"{rule}: …{text[max(found.start() - 30, 0) : found.end() + 10]}…"
        for rule, form in _FORBIDDEN.items()
        for found in form.finditer(text)
    ]
