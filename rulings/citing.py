"""A clause as rulings, questions and pages name it: its name, its address, how its text begins."""

from functools import lru_cache
from textwrap import shorten

from lawbook import addresses
from lawbook.book import current_book
from lawbook.citations import Citation, CitationError, parse
from lawbook.text.tables import plain as plain_text

_BEGINNING = 130


def cited(clause: str, language: str) -> dict[str, str]:
    """A clause with its name and its address."""
    display, url, preview = _in_any_edition(clause, language)
    if clause.startswith("def:") and url:
        display = _term(parse(clause), language) or display
    return {"citation": clause, "display": display, "url": url, "preview": preview}


@lru_cache(maxsize=1024)
def _in_any_edition(clause: str, language: str) -> tuple[str, str, str]:
    """The name of a clause and its addresses: rulings cite the same ones again and again."""
    try:
        citation = parse(clause)
    except CitationError:
        return clause, "", ""
    name = citation.display(language)
    return name, addresses.address(citation, language), addresses.preview(citation, language)


def beginning(clause: str, language: str) -> str:
    """How the text of a clause begins; of one without words of its own, its heading."""
    book = current_book()
    passage = book.get(parse(clause))
    if passage is None:
        return ""
    reading = passage.reading_language(language, book.edition.official_language)
    return shorten(plain_text(passage.text[reading] or passage.heading[reading]), _BEGINNING, placeholder=" …")


def _term(citation: Citation, language: str) -> str:
    """The term of a definition as the book in force has it; empty where it has it no more."""
    passage = current_book().get(citation)
    return passage.heading[language] if passage else ""
