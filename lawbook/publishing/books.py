"""An edition as PDF: a book in each language, and one with both side by side. typst makes them, where it is installed."""

import datetime
from collections.abc import Iterable
from functools import partial

from lawbook.book import Book, book_of
from lawbook.models import Edition
from lawbook.publishing.exports import Format, keep_exports, languages_of
from lawbook.publishing.typesetting.pdf import pdf_of
from lawbook.publishing.typesetting.whole import source

_LONG_AGO = datetime.datetime(1980, 1, 1, tzinfo=datetime.UTC)


def make_books(edition: Edition) -> list[str]:
    """Make the books that an edition lacks, some seconds each, and keep them beside its files; their names."""
    there = set(edition.exports.values_list("name", flat=True))
    missing = [one for one in _books(book_of(edition)) if one.name not in there]
    if missing:
        keep_exports(edition, missing)
    return [one.name for one in missing]


def pdf(book: Book, languages: tuple[str, ...]) -> bytes:
    """The book in some languages; the same edition gives the same bytes."""
    return pdf_of(source(book, languages), _LONG_AGO)


def _books(book: Book) -> Iterable[Format]:
    codes = list(languages_of(book))
    official = book.edition.official_language
    both = [(official, one) for one in codes if one != official]
    for languages in [*((one,) for one in codes), *both]:
        yield Format(f"laws.{'-'.join(languages)}.pdf", "application/pdf", partial(pdf, languages=languages))
