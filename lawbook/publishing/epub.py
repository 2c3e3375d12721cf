"""An edition as an EPUB 3 in one language: a file for each Law, its references links between them."""

import io
import uuid
import zipfile
from collections.abc import Callable

from django.template.loader import render_to_string
from django.utils import translation

from lawbook import addresses
from lawbook.book import Book
from lawbook.citations import Citation, Kind
from lawbook.pages import Pages
from lawbook.publishing.one_page import linked, note_name, place

_LONG_AGO = (1980, 1, 1, 0, 0, 0)
_NOTE = ('<a class="mark" href', '<a class="mark" epub:type="noteref" role="doc-noteref" href')


def epub(book: Book, language: str) -> bytes:
    """The book as one file; the same edition gives the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        _put(
            archive, "mimetype", "application/epub+zip", zipfile.ZIP_STORED
        )  # first and as it is, for who looks into it
        for name, content in _files(book, language).items():
            _put(archive, name, content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _put(archive: zipfile.ZipFile, name: str, content: str, compression: int) -> None:
    info = zipfile.ZipInfo(name, _LONG_AGO)
    info.external_attr = 0o644 << 16
    archive.writestr(info, content.encode(), compression)


def _files(book: Book, language: str) -> dict[str, str]:
    """Every file by its name."""
    with translation.override(language):
        context = _context(book, language)
        pages = _pages(book, language, context)
        place_of = _places(book, language)
        written = {name: _written(template, shown, place_of) for name, (template, shown) in pages.items()}
        packaged = {"names": list(pages), "identifier": _identifier(book, language), "modified": _modified(book)}
        return {
            "META-INF/container.xml": render_to_string("lawbook/epub/container.xml"),
            "book/content.opf": render_to_string("lawbook/epub/content.opf", context | packaged),
            "book/nav.xhtml": render_to_string("lawbook/epub/nav.xhtml", context),
            "book/style.css": render_to_string("lawbook/epub/style.css"),
            **{f"book/{name}.xhtml": content for name, content in written.items()},
        }


def _context(book: Book, language: str) -> dict[str, object]:
    pages = Pages(book, language)
    return {
        "language": language,
        "edition": book.edition,
        "book": book,
        "contents": pages.contents(),
        "definitions": pages.definitions(),
        "footnotes": [note for note, _places in pages.footnotes()],
    }


def _pages(book: Book, language: str, context: dict[str, object]) -> dict[str, tuple[str, dict[str, object]]]:
    """The pages in the order of reading: the name, the template and what it shows."""
    shown = {"title": ("title", context)}
    if context["definitions"]:
        shown["definitions"] = ("definitions", context)
    pages = Pages(book, language)
    for law in book.laws:
        shown[f"law-{law.citation.law}"] = ("law", context | {"law": pages.law(law.citation.law)})
    if context["footnotes"]:
        shown["footnotes"] = ("footnotes", context)
    return shown


def _written(template: str, context: dict[str, object], place_of: Callable[[str], str]) -> str:
    html = render_to_string(f"lawbook/epub/{template}.xhtml", context)
    return linked(html, place_of).replace(*_NOTE)


def _places(book: Book, language: str) -> Callable[[str], str]:
    """Where an address of the site is in the book."""
    known = {addresses.address(one, language): _place(one) for one in book.passages}
    files = {address.partition("#")[0]: target.partition("#")[0] for address, target in known.items()}
    return lambda address: known.get(address) or f"{files[address.partition('#')[0]]}#{note_name(address)}"


def _place(citation: Citation) -> str:
    """The file of a passage and its name there: ``law-50.xhtml#50D2a``."""
    if citation.kind is Kind.CLAUSE:
        return f"law-{citation.law}.xhtml" + (f"#{place(citation)}" if citation.path else "")
    return f"{'definitions' if citation.kind is Kind.DEFINITION else 'footnotes'}.xhtml#{place(citation)}"


def _identifier(book: Book, language: str) -> str:
    return uuid.uuid5(uuid.NAMESPACE_OID, f"{book.edition.content_hash} {language}").urn


def _modified(book: Book) -> str:
    """A day of the edition itself, so that making it again gives the same."""
    edition = book.edition
    day = edition.in_force_from or edition.in_force_until
    return f"{day.isoformat()}T00:00:00Z" if day else f"{edition.code[:4]}-01-01T00:00:00Z"
