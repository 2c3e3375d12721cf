"""Which pages are kept in a reader's browser: other rooms of the site say so here, so that the book need not know them."""

from collections.abc import Callable, Iterator

from lawbook import addresses
from lawbook.book import Book

Offer = Callable[[str], list[str]]
"""Addresses of pages in a language, beginning with ``/``; each answers from memory, to everybody the same."""

_OFFERS: dict[str, Offer] = {}
_OWN = ("home", "definitions", "footnotes", "glossary", "errata", "privacy", "offline")


def offer(name: str, pages: Offer) -> None:
    """Have pages kept; a name that is offered again replaces the former."""
    _OFFERS[name] = pages


def all_offered(book: Book, language: str) -> Iterator[str]:
    """The pages of the book, then those that were offered."""
    yield from (addresses.page(name, language) for name in _OWN)
    yield from (addresses.address(law.citation, language) for law in book.laws)
    for offered in _OFFERS.values():
        yield from offered(language)
