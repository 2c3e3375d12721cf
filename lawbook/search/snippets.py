"""The part of a passage that answers a query, with the words that were found marked."""

from collections.abc import Collection
from dataclasses import dataclass

from lawbook.search.analysis import Term

_LENGTH = 220
_LEAD = 40


@dataclass(frozen=True)
class Piece:
    """Some characters of a snippet; ``found`` if the query asked for them."""

    text: str
    found: bool


def snippet(text: str, terms: list[Term], lemmas: Collection[str], stems: Collection[str]) -> list[Piece]:
    """About 220 characters from the part of the text that holds the most of what was asked for."""
    hits = [term for term in terms if term.lemma in lemmas or term.stem in stems]
    start, end = _window(text, hits)
    pieces: list[Piece] = []
    position = start
    for term in hits:
        if start <= term.start and term.end <= end:
            pieces += [Piece(text[position : term.start], found=False), Piece(text[term.start : term.end], found=True)]
            position = term.end
    pieces.append(Piece(text[position:end], found=False))
    if start:
        pieces.insert(0, Piece("… ", found=False))
    if end < len(text):
        pieces.append(Piece(" …", found=False))
    return [piece for piece in pieces if piece.text]


def _window(text: str, hits: list[Term]) -> tuple[int, int]:
    if len(text) <= _LENGTH or not hits:
        return 0, _word_end(text, _LENGTH)
    starts = [term.start for term in hits]
    best = max(starts, key=lambda first: (sum(first <= start < first + _LENGTH - _LEAD for start in starts), -first))
    start = text.rfind(" ", 0, best - _LEAD + 1) + 1 if best > _LEAD else 0
    return start, _word_end(text, start + _LENGTH)


def _word_end(text: str, position: int) -> int:
    """The end of the last whole word before a position."""
    if position >= len(text):
        return len(text)
    return max(text.rfind(" ", 0, position), 0) or position
