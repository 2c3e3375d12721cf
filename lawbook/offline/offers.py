"""What is kept in a reader's browser: other rooms of the site say so here, so that the book need not know them."""

from collections.abc import Callable, Iterator
from typing import Any

from lawbook import addresses
from lawbook.book import Book

Offer = Callable[[str], list[str]]
"""Addresses of pages in a language, beginning with ``/``; each answers from memory, to everybody the same."""

Data = Callable[[Book, str], dict[str, Any]]
"""What a script of the page without a connection reads, in a language that is in force; the same to everybody."""

State = Callable[[], str]
"""What some of it is made from beside the edition and the software, by a name; empty while there is nothing such."""

_STATES: dict[str, State] = {}
_OFFERS: dict[str, Offer] = {}
_DATA: dict[str, Data] = {}
_OWN = ("home", "definitions", "footnotes", "glossary", "errata", "privacy", "offline")


def offer(name: str, pages: Offer) -> None:
    """Have pages kept; a name that is offered again replaces the former."""
    _OFFERS[name] = pages


def offer_data(name: str, made: Data) -> None:
    """Have data kept under a name; a name that is offered again replaces the former."""
    _DATA[name] = made


def offer_state(name: str, state: State) -> None:
    """Have everything made anew when something is another; a name that is offered again replaces the former."""
    _STATES[name] = state


def state_offered() -> str:
    """All of it; empty while there is nothing such."""
    return " ".join(f"{name} {now}" for name, state in _STATES.items() if (now := state()))


def all_data(book: Book, language: str) -> dict[str, dict[str, Any]]:
    """The data by its names."""
    return {name: made(book, language) for name, made in _DATA.items()}


def all_offered(book: Book, language: str) -> Iterator[str]:
    """The pages of the book, then those that were offered."""
    yield from (addresses.page(name, language) for name in _OWN)
    yield from (addresses.address(law.citation, language) for law in book.laws)
    for offered in _OFFERS.values():
        yield from offered(language)
