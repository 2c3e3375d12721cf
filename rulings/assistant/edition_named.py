"""The edition that a permanent link names: is the ruling the same under it?

The rules encode the text in force. Where an older edition has the same words in every clause that a ruling rests on, the ruling
is that of then; else each clause that reads otherwise is named, with its text of then.
"""

from dataclasses import dataclass, field

from lawbook import addresses
from lawbook.book import Book, book_of
from lawbook.citations import Citation, CitationError, parse
from lawbook.editions import NoEdition, find_edition, is_in_force, short_name


@dataclass(frozen=True)
class EditionNamed:
    """An edition other than the one in force; ``is_known``: there is such a one.

    ``changed``: clauses that read otherwise in it, with their addresses there; empty for one that it does not have.
    """

    name: str
    is_known: bool
    changed: list[tuple[str, str]] = field(default_factory=list)


def edition_named(name: str, book: Book, clauses: list[str], language: str) -> EditionNamed | None:
    """What is to be said of the edition that a link names; nothing of the one in force."""
    if not name or name == str(book.edition):
        return None
    try:
        edition = find_edition(name)
    except NoEdition:
        return EditionNamed(name, is_known=False)
    if is_in_force(edition):
        return None
    then = book_of(edition)
    changed = [
        (one.display(language), addresses.address(one, language, short_name(edition)) if one in then.passages else "")
        for one in _parsed(clauses)
        if _words(then, one) != _words(book, one)
    ]
    return EditionNamed(edition.title, is_known=True, changed=changed)


def _parsed(clauses: list[str]) -> list[Citation]:
    found = []
    for clause in clauses:
        try:
            found.append(parse(clause))
        except CitationError:
            continue
    return found


def _words(book: Book, citation: Citation) -> tuple[str, str] | None:
    passage = book.get(citation)
    official = book.edition.official_language
    return (passage.text[official], passage.tail[official]) if passage else None
