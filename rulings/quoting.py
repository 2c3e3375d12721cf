"""The deciding words of the Law beside a verdict: the clause, and a footnote that decides."""

from dataclasses import dataclass

from lawbook.citations import CitationError, Kind, parse
from lawbook.pages import Link, Pages, ShownPassage

LONGEST = 900
MOST_ROWS = 10
"""Characters and rows that stand open beside a verdict; a longer clause, or one with clauses below it, is folded."""


@dataclass(frozen=True)
class Quoted:
    """A clause as it stands in the book; ``folded`` if it is long."""

    link: Link
    clause: ShownPassage
    folded: bool


def quoted(pages: Pages, deciding: str, cited: list[str]) -> list[Quoted]:
    """The deciding clause, then the footnotes that the ruling cites besides."""
    footnotes = [clause for clause in cited if clause.startswith("fn:")]
    found = (_quoted(pages, clause) for clause in dict.fromkeys([deciding, *footnotes]))
    return [one for one in found if one is not None]


def every_clause(pages: Pages, cited: list[str]) -> list[Quoted]:
    """All clauses of a ruling as they stand in the book, in their order."""
    return [one for clause in cited if (one := _quoted(pages, clause)) is not None]


def _quoted(pages: Pages, text: str) -> Quoted | None:
    try:
        citation = parse(text)
    except CitationError:
        return None
    passage = pages.book.get(citation)
    if passage is None:
        return None
    clause = pages.once(Pages.clause, citation)
    words = passage.text[clause.language]
    is_long = len(words) > LONGEST or words.count("\n|") > MOST_ROWS
    return Quoted(pages.link(citation), clause, is_long or (citation.kind is Kind.CLAUSE and bool(clause.children)))
