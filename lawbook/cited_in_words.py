"""The clauses and footnotes that a sentence names: ``hakem 27B1(a) dedi``, ``kural 64``, ``elli d iki a``, ``footnote 9``.

``citation_input`` reads a text that is a citation and nothing else; here they stand among other words, under other names
for a Law, with their numbers written out. A sentence is read from left to right once: no text takes long.
"""

import re
from collections.abc import Container
from dataclasses import dataclass
from typing import NamedTuple

from lawbook.citation_tokens import ENDING, NAME, PART, Token, tokens_of
from lawbook.citations import ROMANS, Citation, footnote

_LONGEST = 200
_SHORT_NAMES = frozenset("y l m".split())
_NOTE = re.compile(rf"(?:dip|foot|alt)not(?:e|es)?{ENDING}|dn|fn")
_SPLIT_NOTE = frozenset({("dip", "not"), ("foot", "note"), ("alt", "not")})
_BETWEEN = frozenset(
    "no nr num numara number numarali numaradaki nolu lu the nin nun in un th nd rd st inci nci alt sub".split()
)
_TO = frozenset("to of on".split())
_JOINING = frozenset("and or ve veya ile".split())
_CASE = re.compile(r"n[iu]n|[yn][aeiu]|[dt][ae](?:n|ki)?")
_SPOKEN = {"be": "b", "ce": "c", "fe": "f", "ge": "g", "he": "h", "bee": "b", "cee": "c", "dee": "d"}
_BIDS, _HIGHEST_BID = frozenset("CDHS"), 7
_AFTER_A_CITATION = frozenset(
    "uyarinca gore geregi geregince kapsaminda hukmu hukmunce hukmune uyguladi uygulandi says applies applied".split()
)
_BEFORE_A_CITATION = frozenset("under per see".split())
_LEAST_ALONE = 11
_LAWS = range(1, 100)


@dataclass(frozen=True)
class Cited:
    """What a sentence names, in its order, and the words that are no part of it; ``unheld`` is a Law that the book has not."""

    citations: tuple[Citation, ...]
    others: tuple[str, ...]
    unheld: Citation | None = None


class _Found(NamedTuple):
    citation: Citation
    first: int
    last: int
    is_certain: bool


def cited_in(text: str, known: Container[Citation]) -> Cited:
    """The passages among ``known`` that a text names for certain. Only its first 200 characters are read."""
    tokens = tokens_of(text[:_LONGEST])
    found, place = [], 0
    while place < len(tokens):
        one = _at(tokens, place, known) if tokens[place].value in _LAWS else None
        if one:
            found.append(one)
        place = one.last if one else place + 1
    others = tuple(
        token.text
        for place, token in enumerate(tokens)
        if not any(one.first <= place < one.last for one in found) and token.text not in _BETWEEN | _JOINING
    )
    if len(found) == 1 and found[0].citation not in known:
        return Cited((), others, found[0].citation)
    held = [one for one in found if one.citation in known]
    certain = [one.citation for one in held if one.is_certain or not others or _is_joined(tokens, one, held)]
    return Cited(tuple(dict.fromkeys(certain)), others)


def _is_joined(tokens: list[Token], one: _Found, found: list[_Found]) -> bool:
    """Whether it stands beside one that is certain: ``laws 16 and 73``."""
    return any(
        other.is_certain and other.last == one.first - 1 and tokens[other.last].text in _JOINING for other in found
    )


def _at(tokens: list[Token], place: int, known: Container[Citation]) -> _Found | None:
    """The passage whose number stands at a place, with the tokens that name it."""
    if note := _note_at(tokens, place, known):
        return note
    token = tokens[place]
    citation = Citation(token.value)
    first = _name_before(tokens, place)
    citation, last, is_clear = _path(tokens, place + 1, citation, known)
    after = _name_after(tokens, place, last)
    named = first < place or after > last
    if citation not in known:
        return _Found(citation, first, after, is_certain=False) if named else None
    if not named and token.written and not citation.path and token.value < _LEAST_ALONE:
        return None
    is_bid = len(citation.path) == 1 and citation.path[0] in _BIDS and citation.law <= _HIGHEST_BID
    is_cited = bool(citation.path) and (
        _is_said_after(tokens, after) or (_is_said_before(tokens, first) and not is_bid)
    )
    is_told = not token.written or (token.value >= _LEAST_ALONE and len(citation.path) > 1)
    is_certain = named or is_cited or (is_clear and not is_bid and is_told)
    return _Found(citation, first, after, is_certain)


def _is_said_after(tokens: list[Token], after: int) -> bool:
    """Whether what follows is said after a citation alone, its case ending written apart or not: ``27 d ye göre``."""
    if after < len(tokens) and _CASE.fullmatch(tokens[after].text):
        after += 1
    return after < len(tokens) and tokens[after].text in _AFTER_A_CITATION


def _is_said_before(tokens: list[Token], first: int) -> bool:
    """Whether what precedes is said before one: ``under 27 d``."""
    return first > 0 and tokens[first - 1].text in _BEFORE_A_CITATION


def _note_at(tokens: list[Token], place: int, known: Container[Citation]) -> _Found | None:
    """A footnote by its number: ``dipnot no 12``, ``12 numaralı dipnot``."""
    citation = footnote(tokens[place].value)
    if citation not in known:
        return None
    before = _skipped(tokens, place, -1)
    if before >= 0 and (length := _note_words(tokens, before, -1)):
        return _Found(citation, before - length + 1, place + 1, is_certain=True)
    after = _skipped(tokens, place, 1)
    if after < len(tokens) and (length := _note_words(tokens, after, 1)):
        return _Found(citation, place, after + length, is_certain=True)
    if after < len(tokens) and tokens[after].text == "note" and tokens[place].in_order:
        return _Found(citation, place, after + 1, is_certain=True)
    is_last = place + 1 == len(tokens) or tokens[place + 1].text in _TO
    if before >= 0 and tokens[before].text == "note" and is_last:
        return _Found(citation, before, place + 1, is_certain=before == 0)
    return None


def _note_words(tokens: list[Token], place: int, step: int) -> int:
    """How many tokens name a footnote at a place; 0 if none does."""
    if _NOTE.fullmatch(tokens[place].text):
        return 1
    other = place + step
    pair = (tokens[min(place, other)].text, tokens[max(place, other)].text) if 0 <= other < len(tokens) else ()
    return 2 if pair in _SPLIT_NOTE else 0


def _skipped(tokens: list[Token], place: int, step: int) -> int:
    """The next place in a direction that holds more than ``no`` or ``numaralı``."""
    place += step
    while 0 <= place < len(tokens) and tokens[place].text in _BETWEEN:
        place += step
    return place


def _name_before(tokens: list[Token], place: int) -> int:
    """Where the name for a Law before its number begins: ``madde``, ``law no``, ``§``; the number itself without one."""
    before = _skipped(tokens, place, -1)
    if before < 0:
        return place
    text = tokens[before].text
    is_short = text in _SHORT_NAMES and before == place - 1 and (tokens[place].glued or before == 0)
    return before if is_short or (NAME.fullmatch(text) and not tokens[before].value) else place


def _name_after(tokens: list[Token], place: int, last: int) -> int:
    """Behind the name that follows a number, as in ``27. yasa`` and ``68 numaralı madde``; else where the number ends."""
    after = _skipped(tokens, last - 1, 1)
    if after >= len(tokens) or not NAME.fullmatch(tokens[after].text) or tokens[after].text == "§":
        return last
    marked = tokens[place].in_order or not tokens[place].written or after > last
    followed = after + 1 < len(tokens) and tokens[after + 1].value and not tokens[place].in_order
    return after + 1 if marked and not followed else last


def _path(
    tokens: list[Token], place: int, citation: Citation, known: Container[Citation]
) -> tuple[Citation, int, bool]:
    """The clause below a Law, as far as the book has it; where it ends; whether it is one beyond doubt.

    It is if its letter is written at the number (``27B``), or a number follows the letter (``27 b 1``).
    """
    last, is_clear = place, False
    while place < len(tokens) and len(citation.path) < len(ROMANS):
        at = _next_label(tokens, place, citation)
        labels = _labels(tokens, at, len(citation.path)) if at < len(tokens) else ()
        longer = citation
        for label in labels:
            longer = longer.child(label)
        if longer == citation or longer not in known:
            break
        is_clear = is_clear or len(longer.path) > 1 or (tokens[at].glued and at == place)
        citation, place = longer, at + 1
        last = place
    while last < len(tokens) and citation.path and tokens[last].glued and _CASE.fullmatch(tokens[last].text):
        last += 1
    return citation, last, is_clear


def _next_label(tokens: list[Token], place: int, citation: Citation) -> int:
    """Past ``bendi``, ``fıkra`` and case endings, if a label comes after them."""
    at = place
    while at < len(tokens) and (tokens[at].text in _BETWEEN or _names(tokens[at].text)):
        at += 1
    return at if at < len(tokens) and _labels(tokens, at, len(citation.path)) else place


def _names(text: str) -> bool:
    """Whether a word names a Law or a part of one: ``bendi``, ``part``."""
    return bool(NAME.fullmatch(text) or PART.fullmatch(text))


def _labels(tokens: list[Token], place: int, depth: int) -> tuple[str, ...]:
    """The labels that a token gives below a clause of this depth: ``b``, ``1``, ``eii``."""
    token = tokens[place]
    if depth == 1:
        return (str(token.value),) if token.value else ()
    if token.value:
        return ()
    if depth == 3:
        return (token.text,) if token.text in ROMANS else ()
    letter, rest = _letter(tokens, place)
    if depth == 0:
        return (letter.upper(),) if letter and not rest else ()
    return (letter, rest) if letter and rest else (letter,) if letter else ()


def _letter(tokens: list[Token], place: int) -> tuple[str, str]:
    """The letter that a token is, and the roman number written at it; a spoken name of a letter; an article is none."""
    token = tokens[place]
    text = token.text
    after = tokens[place + 1] if place + 1 < len(tokens) else None
    if len(text) == 1:
        may_be_word = not token.glued and text in "aeio" and after is not None and not after.value
        return ("", "") if may_be_word and not _is_label(tokens, place) else (text, "")
    if text in _SPOKEN or (text == "de" and after is not None and after.value):
        return _SPOKEN.get(text, "d"), ""
    if text[1:] in ROMANS and token.glued:
        return text[0], text[1:]
    return (text[0], "") if token.glued and _CASE.fullmatch(text[1:]) else ("", "")


def _is_label(tokens: list[Token], place: int) -> bool:
    """Whether a letter that may be a word is a label, by what follows; or by what precedes, if that is written apart as well:
    ``12 c 2 a allow``, but ``12C2 a player``.
    """
    after = tokens[place + 1].text
    if after in (*ROMANS, *_AFTER_A_CITATION) or NAME.fullmatch(after) or _CASE.fullmatch(after):
        return True
    if place < 3:
        return False
    law, letter, number = tokens[place - 3 : place]
    is_apart = not (letter.glued or number.glued or number.written)
    return bool(law.value and number.value) and len(letter.text) == 1 and is_apart
