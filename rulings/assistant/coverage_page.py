"""The page that says of each clause in scope whether it is ruled on, left to the director, or nothing to rule on."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from django.utils.translation import gettext as _

from lawbook.book import Book
from lawbook.citations import Citation, Kind
from lawbook.pages import Pages
from rulings.assistant.case_index import Sought, cases_by_clause
from rulings.assistant.cases import reviewed_cases, ruling_of
from rulings.assistant.coverage import SCOPE, Covered, coverage
from rulings.assistant.law_groups import GROUPS, group_address
from rulings.engine.kinds import kinds
from rulings.engine.trace import Conclusion
from rulings.wording.speech import question, say

Treated = Literal["ruled", "judged", "nothing"]
_NOTHING_TO_RULE = ("introduction", "duty")


@dataclass(frozen=True)
class GroupOnPage:
    """A group of Laws to choose; without a name all of them."""

    title: str
    address: str
    chosen: bool


@dataclass(frozen=True)
class ClauseOnPage:
    """A clause, how it is treated, and the worked cases that rest on it.

    ``words``: the tests that are the director's to judge, or why there is nothing to rule on.
    """

    name: str
    address: str
    treated: Treated
    words: list[str]
    cases: int
    cases_address: str


@dataclass(frozen=True)
class LawOnPage:
    """A Law (or the footnotes) with its clauses and how many of them are treated in which way."""

    number: int
    title: str
    counts: dict[str, int]
    clauses: list[ClauseOnPage]


def coverage_page(book: Book, language: str, group: str = "") -> list[LawOnPage]:
    """The Laws in scope in their order, the footnotes last; or those of a group."""
    pages = Pages(book, language)
    found = coverage(book, language)
    laws = sorted(found, key=lambda law: law or max(SCOPE) + 1)
    if group:
        laws = [law for law in laws if law in GROUPS[group][1]]
    return [_law(pages, law, [_clause(pages, one) for one in found[law]]) for law in laws]


def groups_on_page(language: str, chosen: str) -> list[GroupOnPage]:
    """The groups to choose from, all Laws first, in the language in force."""
    everything = GroupOnPage(_("All Laws"), group_address("", language), not chosen)
    return [
        everything,
        *(
            GroupOnPage(str(title), group_address(key, language), key == chosen)
            for key, (title, _laws) in GROUPS.items()
        ),
    ]


def laws_in_scope() -> str:
    """The numbers of the Laws in scope, those that follow one another as a range: "1–15, 17–19, 22"."""
    ranges: list[list[int]] = []
    for law in sorted(SCOPE):
        if ranges and law == ranges[-1][-1] + 1:
            ranges[-1].append(law)
        else:
            ranges.append([law])
    return ", ".join(f"{one[0]}–{one[-1]}" if len(one) > 1 else str(one[0]) for one in ranges)


def _law(pages: Pages, number: int, clauses: list[ClauseOnPage]) -> LawOnPage:
    link = pages.link(Citation(number)) if number else None
    title = f"{link.label}: {link.heading}" if link else _("Footnotes")
    return LawOnPage(number, title, dict(Counter(clause.treated for clause in clauses)), clauses)


def _clause(pages: Pages, one: Covered) -> ClauseOnPage:
    citation, is_clause = one.citation, one.citation.kind is Kind.CLAUSE
    link = pages.link(citation)
    return ClauseOnPage(
        name=citation.short if is_clause else link.label,
        address=link.address,
        treated=treatment(one),
        words=_words(one),
        cases=cases_by_clause()[citation] if is_clause else 0,
        cases_address=Sought(clause=citation.short).address(pages.language) if is_clause else "",
    )


def treatment(one: Covered) -> Treated:
    """What readers are told of a clause: a ruling may rest on it, the director judges by it, or it has nothing to rule on."""
    if one.status in _NOTHING_TO_RULE:
        return "nothing"
    return "judged" if one.citation.id in judged_clauses() else "ruled"


def _words(one: Covered) -> list[str]:
    """What is said of a clause beside its treatment, in the language in force."""
    match treatment(one):
        case "judged":
            return _tests(one.citation.id)
        case "nothing":
            return [one.why]
    return []


def _tests(clause: str) -> list[str]:
    """The questions that only the director can answer, by the clause that sets the test: each once."""
    facts, left = judged_clauses()[clause]
    asked = [question(fact) for fact in facts] or [say(item) for item in left]
    return list(dict.fromkeys(asked))


@lru_cache(maxsize=1)
def judged_clauses() -> dict[str, tuple[list[str], list[Conclusion]]]:
    """The clauses whose test is the director's judgement: the facts that only he can find, and what rulings leave to him."""
    found: dict[str, tuple[list[str], list[Conclusion]]] = defaultdict(lambda: ([], []))
    for kind in kinds().values():
        for field in kind.facts.fields.values():
            if field.judgement:
                found[field.judgement][0].append(field.name)
    for case in reviewed_cases().values():
        for item in ruling_of(case).part("judgement"):
            found[item.clause][1].append(item)
    return dict(found)
