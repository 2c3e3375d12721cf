"""Which clauses the engine rules on: every clause of the Laws in its scope, its status, its rules, its reviewed cases.

``./run manage show_coverage`` prints it; what readers see of it is made in ``rulings.assistant.coverage_page``.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import yaml
from django.conf import settings

from lawbook.book import Book, Passage
from lawbook.citations import Citation, Kind
from rulings.assistant.cases import ReviewedCase, reviewed_cases, ruling_of
from rulings.engine.clauses import ENCODED, load_laws
from rulings.engine.trace import Step

Status = Literal["ruled", "table", "introduction", "duty", "missing"]
SCOPE = tuple(range(1, 94))
FOOTNOTES = tuple(range(1, 29))


@dataclass(frozen=True)
class Covered:
    """A clause in scope: how the engine treats it, the functions that encode it, the cases whose trace uses it."""

    citation: Citation
    status: Status
    why: str
    rules: list[str]
    cases: list[ReviewedCase]


def coverage(book: Book, language: str) -> dict[int, list[Covered]]:
    """Every clause in scope that has a text, by Law; the footnotes under 0."""
    load_laws()
    declared, cases = declared_clauses(), _cases_by_clause()
    found: dict[int, list[Covered]] = defaultdict(list)
    for citation, passage in book.passages.items():
        if in_scope(passage):
            rules = sorted(
                {
                    f"{rule.__module__.rsplit('.', 1)[-1]}.{rule.__name__}"
                    for rule in ENCODED.get(citation.id, {}).values()
                }
            )
            status, why = ("ruled", {}) if rules else declared.get(citation.id, ("missing", {}))
            found[citation.law].append(
                Covered(citation, status, why.get(language, ""), rules, cases.get(citation.id, []))
            )
    return dict(found)


def in_scope(passage: Passage) -> bool:
    """A clause of the Laws that the engine is to cover, with a text of its own; or a footnote to them."""
    citation = passage.citation
    if citation.kind is Kind.FOOTNOTE:
        return int(citation.name) in FOOTNOTES
    return citation.kind is Kind.CLAUSE and citation.law in SCOPE and bool(passage.text["tr"] or passage.tail["tr"])


@lru_cache(maxsize=1)
def declared_clauses() -> dict[str, tuple[Status, dict[str, str]]]:
    """The clauses that need no rule, with their status and the reason in both languages."""
    rows = yaml.safe_load((settings.FIXTURES_DIR / "coverage.yaml").read_text(encoding="utf-8"))
    return {row["at"]: (row["status"], row["why"]) for row in rows}


@lru_cache(maxsize=1)
def _cases_by_clause() -> Mapping[str, list[ReviewedCase]]:
    """The cases in whose ruling a rule that encodes the clause was asked."""
    encoded = clauses_by_rule()
    found: dict[str, list[ReviewedCase]] = defaultdict(list)
    for case in reviewed_cases().values():
        for clause in {clause for rule in rules_asked(ruling_of(case).trace) for clause in encoded.get(rule, ())}:
            found[clause].append(case)
    return found


def clauses_by_rule() -> Mapping[tuple[str, str], list[str]]:
    """The clauses that a rule encodes."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for clause, rules in ENCODED.items():
        for rule in rules:
            found[rule].append(clause)
    return found


def rules_asked(step: Step) -> frozenset[tuple[str, str]]:
    """Every rule that was asked in a step and below it, by its clause and name."""
    return frozenset({(step.clause, step.rule)}).union(*map(rules_asked, step.steps))
