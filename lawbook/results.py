"""The results of a search as the page shows them: grouped by Law, each with its path."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from lawbook.citations import Citation, Kind
from lawbook.pages import Link, Pages
from lawbook.search.service import Result
from lawbook.search.snippets import Piece


@dataclass(frozen=True)
class ShownResult:
    """A result with the headings above it inside its group."""

    link: Link
    path: list[str]
    language: str
    snippet: list[Piece]


@dataclass(frozen=True)
class ResultGroup:
    """The results of one Law, or a definition or footnote by itself (no ``law``)."""

    law: Link | None
    results: list[ShownResult] = field(default_factory=list)


def group_results(pages: Pages, results: Iterable[Result]) -> list[ResultGroup]:
    """Groups in the order of their best result, results in their order inside each."""
    groups: dict[Citation, ResultGroup] = {}
    for result in results:
        citation = result.citation
        is_clause = citation.kind is Kind.CLAUSE
        key = Citation(citation.law) if is_clause else citation
        if key not in groups:
            groups[key] = ResultGroup(pages.link(key) if is_clause else None)
        path = pages.path(citation)[1:] if is_clause else []
        groups[key].results.append(ShownResult(pages.link(citation), path, result.language, result.snippet))
    return list(groups.values())
