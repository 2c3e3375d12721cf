"""The edition that a permanent link names: is the ruling the same under it?

The rules encode the text in force. Where an older edition has the same words in every clause that a ruling rests on, the ruling
is that of then; else each clause that reads otherwise is named, with its text of then. Of an edition that is here only in
part (of 2007 one Law) nothing is said of what is not here.
"""

from dataclasses import dataclass, field

from lawbook import addresses
from lawbook.book import Book, book_of
from lawbook.citations import Citation, CitationError, Kind, footnote, parse
from lawbook.editions import NoEdition, find_edition, is_in_force, short_name


@dataclass(frozen=True)
class EditionNamed:
    """An edition other than the one in force; ``is_known``: there is such a one.

    ``rules``: there is a ruling whose clauses can be compared. ``changed``: clauses that read otherwise in it, with their
    addresses there; empty for one that it does not have. ``unknown``: clauses of which the edition holds nothing here.
    """

    name: str
    is_known: bool
    rules: bool = True
    changed: list[tuple[str, str]] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)


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
    then, cited = book_of(edition), _parsed(clauses)
    here = [one for one in _read_with(book, cited) if _is_here(then, one)]
    changed = [
        (one.display(language), addresses.address(one, language, short_name(edition)) if one in then.passages else "")
        for one in here
        if _words(then, one) != _words(book, one)
    ]
    unknown = [one.display(language) for one in cited if one not in here]
    return EditionNamed(edition.title, is_known=True, rules=bool(clauses), changed=changed, unknown=unknown)


def _read_with(book: Book, cited: list[Citation]) -> list[Citation]:
    """The clauses, each with the words above that lead to it and with its footnotes: these may alone read otherwise."""
    found: list[Citation] = []
    for one in cited:
        passage = book.get(one)
        found += [*one.ancestors, one, *(footnote(mark.number) for mark in (passage.marks if passage else ()))]
    return list(dict.fromkeys(found))


def _is_here(then: Book, citation: Citation) -> bool:
    """Whether the edition holds the Law of a clause; any definition or footnote, if it is one of these."""
    if citation.kind is Kind.CLAUSE:
        return Citation(citation.law) in then.passages
    return any(one.kind is citation.kind for one in then.passages)


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
