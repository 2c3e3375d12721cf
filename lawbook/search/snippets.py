"""The part of a passage that answers a query, with the words that were found marked."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple

from lawbook.search.analysis import Term

_LENGTH = 220
_LEAD = 40


class Piece(NamedTuple):
    """Some characters of a snippet; ``found`` if the query asked for them."""

    text: str
    found: bool


class Text(NamedTuple):
    """A text and the places of its words, numbered, and by the forms under which they are found."""

    language: str
    text: str
    words: tuple[tuple[int, int], ...]
    numbers: Mapping[str, tuple[int, ...]]


@lru_cache(maxsize=16384)
def forms_of(lemma: str, stem: str) -> tuple[str, str]:
    """The forms under which a word of a text is found: a stem is no lemma, even with the same letters."""
    return lemma, f"{stem}*"


def text_with(language: str, text: str, terms: list[Term]) -> Text:
    """A text with its terms, ready for snippets."""
    numbers: dict[str, list[int]] = defaultdict(list)
    for number, term in enumerate(terms):
        for form in forms_of(term.lemma, term.stem):
            numbers[form].append(number)
    words = tuple((term.start, term.end) for term in terms)
    return Text(language, text, words, {form: tuple(found) for form, found in numbers.items()})


def snippet(text: Text, forms: Collection[str]) -> list[Piece]:
    """About 220 characters from the part of the text that holds the most of what was asked for."""
    shown, numbers = text.text, text.numbers
    hits = [text.words[number] for number in sorted({one for form in forms for one in numbers.get(form, ())})]
    start, end = _window(shown, [first for first, _ in hits])
    pieces = [Piece("… ", found=False)] if start else []
    position = start
    for first, last in hits:
        if start <= first and last <= end:
            if position < first:
                pieces.append(Piece(shown[position:first], found=False))
            pieces.append(Piece(shown[first:last], found=True))
            position = last
    if position < end:
        pieces.append(Piece(shown[position:end], found=False))
    if end < len(shown):
        pieces.append(Piece(" …", found=False))
    return pieces


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
