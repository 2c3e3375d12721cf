"""Suggestions while somebody types: citations, terms, titles, headings."""

from collections.abc import Iterable
from dataclasses import dataclass

from lawbook import turkish
from lawbook.book import Book
from lawbook.citation_input import read_citation
from lawbook.citations import Citation, Kind
from lawbook.search.analysis import said, words
from lawbook.search.understanding import clean

_MOST = 8


@dataclass(frozen=True)
class Suggestion:
    """A passage under the words that lead to it."""

    text: str
    citation: Citation


@dataclass(frozen=True)
class _Entry:
    suggestion: Suggestion
    folded: str
    beginnings: tuple[str, ...]
    depth: int


class Suggestions:
    """What can be suggested to readers of one language; immutable."""

    def __init__(self, book: Book, language: str) -> None:
        self._book = book
        self._entries = tuple(_entries(book, language))

    def suggest(self, typed: str) -> list[Suggestion]:
        """At most eight, those that begin as typed before those with a later word that does."""
        asked = clean(typed)
        citation = read_citation(asked)
        if citation is not None and citation in self._book.passages:
            below = self._book.passages[citation].children
            return [Suggestion("", one) for one in (citation, *below)][:_MOST]
        folded = " ".join(turkish.fold(word.text) for word in words(asked))
        if len(folded) < 2:
            return []
        matching = [entry for entry in self._entries if any(one.startswith(folded) for one in entry.beginnings)]
        matching.sort(key=lambda entry: (not entry.folded.startswith(folded), entry.depth, entry.suggestion.citation))
        return _distinct(entry.suggestion for entry in matching)


def _distinct(suggestions: Iterable[Suggestion]) -> list[Suggestion]:
    by_text: dict[str, Suggestion] = {}
    for suggestion in suggestions:
        by_text.setdefault(turkish.fold(suggestion.text), suggestion)
        if len(by_text) == _MOST:
            break
    return list(by_text.values())


def _entries(book: Book, language: str) -> Iterable[_Entry]:
    for passage in book.passages.values():
        reading = passage.reading_language(language, book.edition.official_language)
        heading = turkish.title_case(passage.heading[reading])
        if not heading:
            continue
        parts = [turkish.fold(word) for word in said(heading)]
        beginnings = tuple(" ".join(parts[start:]) for start in range(len(parts)))
        depth = 0 if passage.citation.kind is Kind.DEFINITION else 1 + len(passage.citation.path)
        yield _Entry(Suggestion(heading, passage.citation), " ".join(parts), beginnings, depth)
