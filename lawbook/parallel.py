"""A Law in both languages, clause beside clause."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.safestring import SafeString

from lawbook.addresses import WORDS
from lawbook.book import Book
from lawbook.pages import Note, Pages, ShownPassage


@dataclass(frozen=True)
class Cell:
    """One language of a row."""

    language: str
    heading: SafeString | str
    text: SafeString
    notes: list[Note]


@dataclass(frozen=True)
class Row:
    """A clause in both languages, the reader's first. ``anchor`` is empty for a text that resumes."""

    anchor: str
    display: str
    above: str
    label: str
    depth: int
    cells: tuple[Cell, ...]


def parallel_rows(book: Book, number: int, language: str, edition: str = "") -> list[Row]:
    """The Law and its clauses in the order of the text. The Law must exist. ``edition``: the name in its addresses."""
    order = sorted(WORDS, key=lambda code: code != language)
    return list(_rows(order, [Pages(book, language, reads, edition).law(number) for reads in order]))


def _rows(order: list[str], clauses: list[ShownPassage]) -> Iterator[Row]:
    """``clauses`` is one clause in each language of ``order``; one without words only opens those below it."""
    first = clauses[0]
    languages = [one.language if one.text or one.heading else reads for reads, one in zip(order, clauses, strict=True)]
    cells = tuple(Cell(code, one.heading, one.text, one.notes) for code, one in zip(languages, clauses, strict=True))
    anchor = first.citation.anchor if first.citation.path else "text"
    yield Row(anchor, first.display, first.above, first.label if first.citation.path else "", first.depth, cells)
    for below in zip(*(one.children for one in clauses), strict=True):
        yield from _rows(order, list(below))
    if first.tail:
        resumed = tuple(Cell(one.language, "", one.tail, []) for one in clauses)
        yield Row("", first.display, "", "", first.depth, resumed)
