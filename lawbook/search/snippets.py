"""The part of a passage that answers a query, with the words that were found marked."""

import re
from array import array
from bisect import bisect_left
from collections.abc import Sequence, Set
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from lawbook.search.analysis import Term

_LENGTH = 220
_LEAD = 40
FOUND, AFTER = "\x02", "\x03"  # around what was found; control characters, which no text of the book has
_MARKED = re.compile(f"{FOUND}([^{AFTER}]*){AFTER}")


class Text(NamedTuple):
    """A text, the forms under which its words are found, and where they begin and end."""

    language: str
    text: str
    lemmas: tuple[str, ...]
    stems: tuple[str, ...]
    starts: Sequence[int]
    ends: Sequence[int]


@lru_cache(maxsize=4096)
def forms_of(lemma: str, stem: str) -> tuple[str, str]:
    """The forms under which a word of a text is found: a stem is no lemma, even with the same letters."""
    return lemma, f"{stem}*"


def text_with(language: str, text: str, terms: list[Term]) -> Text:
    """A text with its terms, ready for snippets."""
    forms = [forms_of(term.lemma, term.stem) for term in terms]
    starts, ends = array("H", [term.start for term in terms]), array("H", [term.end for term in terms])
    return Text(language, text, tuple(lemma for lemma, _ in forms), tuple(stem for _, stem in forms), starts, ends)


def snippet(text: Text, forms: Set[str]) -> str:
    """About 220 characters from the part of the text that holds the most of what was asked for, which is marked."""
    shown, is_sought = text.text, forms.__contains__
    places = range(len(text.lemmas))
    found = {*compress(places, map(is_sought, text.lemmas)), *compress(places, map(is_sought, text.stems))}
    hits = [(text.starts[place], text.ends[place]) for place in sorted(found)]
    start, end = _window(shown, [first for first, _ in hits])
    pieces = ["… "] if start else []
    position = start
    for first, last in hits:
        if start <= first and last <= end:
            pieces += (shown[position:first], FOUND, shown[first:last], AFTER)
            position = last
    pieces.append(shown[position:end])
    if end < len(shown):
        pieces.append(" …")
    return "".join(pieces)


def unmarked(marked: str) -> str:
    """A snippet without its marks."""
    return marked.replace(FOUND, "").replace(AFTER, "")


def found_in(marked: str) -> list[str]:
    """What is marked in a snippet."""
    return _MARKED.findall(marked)


def _window(text: str, starts: list[int]) -> tuple[int, int]:
    if len(text) <= _LENGTH or not starts:
        return 0, _word_end(text, _LENGTH)
    best, most = starts[0], 0
    for place, first in enumerate(starts):
        count = bisect_left(starts, first + _LENGTH - _LEAD, place) - place
        if count > most:
            best, most = first, count
    start = text.rfind(" ", 0, best - _LEAD + 1) + 1 if best > _LEAD else 0
    return start, _word_end(text, start + _LENGTH)


def _word_end(text: str, position: int) -> int:
    """The end of the last whole word before a position."""
    if position >= len(text):
        return len(text)
    return max(text.rfind(" ", 0, position), 0) or position
