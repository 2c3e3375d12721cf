"""An edition as one HTML file in one language, to be kept, printed and read without this site."""

import re
from collections.abc import Callable

from django.template.loader import render_to_string
from django.utils import translation

from lawbook import addresses
from lawbook.book import Book
from lawbook.citations import Citation, Kind
from lawbook.pages import Pages

_LINK = re.compile(r'href="([^"]*)" data-preview="[^"]*"')
_TO_A_PLACE = re.compile(r'href="(/[^"]*)"')


def one_page(book: Book, language: str) -> str:
    """The whole text with its references, which lead to places of the same file."""
    with translation.override(language):
        pages = Pages(book, language)
        context = {
            "language": language,
            "edition": book.edition,
            "book": book,
            "contents": pages.contents(),
            "laws": [pages.law(law.citation.law) for law in book.laws],
            "definitions": pages.definitions(),
            "footnotes": [note for note, _places in pages.footnotes()],
        }
        html: str = render_to_string("lawbook/one_page.html", context)
    places = {addresses.address(citation, language): f"#{place(citation)}" for citation in book.passages}
    return linked(html, lambda address: places.get(address) or f"#{note_name(address)}")


def linked(html: str, place_of: Callable[[str], str]) -> str:
    """The same with links that lead to places of the file, each found by its address on the site."""
    html = _LINK.sub(lambda found: f'href="{found[1]}"', html)
    return _TO_A_PLACE.sub(lambda found: f'href="{place_of(found[1])}"', html)


def place(citation: Citation) -> str:
    """The anchor of a passage in the file: ``50D2a``, ``def-zon``, ``dn14``."""
    return f"dn{citation.name}" if citation.kind is Kind.FOOTNOTE else citation.id.replace(":", "-")


def note_name(address: str) -> str:
    """The anchor of a note on a slip: its name on the page of a Law, behind the number of that Law."""
    page, _, name = address.partition("#")
    number = page.rstrip("/").rpartition("/")[2]
    return f"{number}-{name}" if number.isdigit() else name
