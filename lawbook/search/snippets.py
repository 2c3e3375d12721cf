"""The part of a passage that answers a query, with the words that were found marked."""

from collections.abc import Collection
from dataclasses import dataclass

from lawbook.search.analysis import Word, stem, words

_LENGTH = 220
_LEAD = 40


@dataclass(frozen=True)
class Piece:
    """Some characters of a snippet; ``found`` if the query asked for them."""

    text: str
    found: bool


def snippet(text: str, stems: Collection[str]) -> list[Piece]:
    """About 220 characters from the first sentence part that holds the most of the query's words."""
    hits = [word for word in words(text) if stem(word.term) in stems]
    start, end = _window(text, hits)
    pieces: list[Piece] = []
    position = start
    for word in hits:
        if start <= word.start and word.end <= end:
            pieces += [Piece(text[position : word.start], found=False), Piece(text[word.start : word.end], found=True)]
            position = word.end
    pieces.append(Piece(text[position:end], found=False))
    if start:
        pieces.insert(0, Piece("… ", found=False))
    if end < len(text):
        pieces.append(Piece(" …", found=False))
    return [piece for piece in pieces if piece.text]


def _window(text: str, hits: list[Word]) -> tuple[int, int]:
    if len(text) <= _LENGTH or not hits:
        return 0, _word_end(text, _LENGTH)
    best = max(hits, key=lambda first: sum(first.start <= word.start < first.start + _LENGTH - _LEAD for word in hits))
    start = text.rfind(" ", 0, max(0, best.start - _LEAD) + 1) + 1 if best.start > _LEAD else 0
    return start, _word_end(text, start + _LENGTH)


def _word_end(text: str, position: int) -> int:
    """The end of the last whole word before a position."""
    if position >= len(text):
        return len(text)
    return max(text.rfind(" ", 0, position), 0) or position
