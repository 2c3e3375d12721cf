"""The part of a passage that answers a query, with the words that were found marked."""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping, Set
from functools import lru_cache
from typing import NamedTuple

from lawbook.search.analysis import Term

_LENGTH = 220
_LEAD = 40
FOUND, AFTER = "\x02", "\x03"  # around what was found; control characters, which no text of the book has
_MARKED = re.compile(f"{FOUND}([^{AFTER}]*){AFTER}")


class Text(NamedTuple):
    """A text and the places of its words by the forms under which they are found."""

    language: str
    text: str
    places: Mapping[str, tuple[tuple[int, int], ...]]


@lru_cache(maxsize=16384)
def forms_of(lemma: str, stem: str) -> tuple[str, str]:
    """The forms under which a word of a text is found: a stem is no lemma, even with the same letters."""
    return lemma, f"{stem}*"


def text_with(language: str, text: str, terms: list[Term]) -> Text:
    """A text with its terms, ready for snippets."""
    places: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for term in terms:
        place = term.start, term.end
        for form in forms_of(term.lemma, term.stem):
            places[form].append(place)
    return Text(language, text, {form: tuple(found) for form, found in places.items()})


def snippet(text: Text, forms: Set[str]) -> str:
    """About 220 characters from the part of the text that holds the most of what was asked for, which is marked."""
    shown, places = text.text, text.places
    hits = sorted({one for form in places.keys() & forms for one in places[form]})
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
