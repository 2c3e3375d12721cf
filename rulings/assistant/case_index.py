"""The worked cases as readers look for them: by situation, by Law or clause, by words."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import groupby
from typing import TypedDict
from urllib.parse import urlencode

import yaml
from django.conf import settings
from django.utils.translation import gettext as _

from lawbook import addresses, turkish
from lawbook.book import Book
from lawbook.citation_input import read_citation
from lawbook.citations import Citation, CitationError, Kind, parse
from lawbook.made_from import kept
from rulings.assistant.cases import RULED_FROM, ReviewedCase, reviewed_cases, ruling_of
from rulings.assistant.situation_names import kind_at, situation_name
from rulings.citing import cited
from rulings.engine.clauses import ENCODED, load_laws
from rulings.wording.speech import kind_title

A_PAGE = 40
PARAMETERS = {
    "tr": {"clause": "madde", "situation": "durum", "words": "sozcuk", "page": "sayfa"},
    "en": {"clause": "clause", "situation": "situation", "words": "words", "page": "page"},
}
_MOST_LETTERS = 100


@dataclass(frozen=True)
class Sought:
    """What a reader looks for among the cases; ``situation`` is a kind of case, ``clause`` as it was typed.

    ``unknown`` is the name of a situation that there is not.
    """

    clause: str = ""
    situation: str = ""
    words: str = ""
    page: int = 1
    unknown: str = ""

    @cached_property
    def citation(self) -> Citation | None:
        """The Law or clause, if one was typed."""
        found = read_citation(self.clause)
        return found if found and found.kind is Kind.CLAUSE else None

    @cached_property
    def resting(self) -> frozenset[str]:
        """The ids of the cases whose ruling rests on that clause or on one below it."""
        return frozenset(_resting().get(self.citation, ()) if self.citation else ())

    @property
    def is_anything(self) -> bool:
        """Whether anything is looked for."""
        return bool(self.clause or self.situation or self.words)

    def address(self, language: str, page: int = 1) -> str:
        """The list of these cases."""
        names = PARAMETERS[language]
        situation = situation_name(self.situation, language) if self.situation else ""
        asked = {"clause": self.clause, "situation": situation, "words": self.words}
        query = {names[name]: text for name, text in asked.items() if text}
        query |= {names["page"]: str(page)} if page > 1 else {}
        return addresses.page("cases", language) + (f"?{urlencode(query)}" if query else "")


def sought_by(query: dict[str, str], language: str) -> Sought:
    """What the address of a list asks for. A page that there is not is not asked for."""
    names = PARAMETERS[language]
    given = {key: " ".join(query.get(name, "")[:_MOST_LETTERS].split()) for key, name in names.items()}
    page = int(given["page"]) if given["page"].isascii() and given["page"].isdigit() else 1
    kind = kind_at(given["situation"])
    return Sought(given["clause"], kind, given["words"], max(page, 1), "" if kind else given["situation"])


@dataclass(frozen=True)
class Listed:
    """A case in a list, with the clauses on which its ruling rests."""

    title: str
    address: str
    clauses: list[str]


@dataclass(frozen=True)
class Situation:
    """A situation with the cases of it that a page of the list shows."""

    title: str
    cases: list[Listed]


@dataclass(frozen=True)
class Choice:
    """A way to narrow the list: what it is called, how many cases it leaves, its value and its address."""

    title: str
    count: int
    value: str
    address: str
    chosen: bool = False


@dataclass(frozen=True)
class Topic:
    """A heading of the contents with its situations."""

    title: str
    situations: list[Choice]


@dataclass(frozen=True)
class CasesPage:
    """The page of the worked cases: what was looked for, what was found, the pages around it, the contents."""

    sought: Sought
    names: dict[str, str]
    problem: str
    count: int
    found: list[Situation]
    before: str
    after: str
    topics: list[Topic]
    laws: list[Choice]


def cases_page(book: Book, sought: Sought, language: str) -> CasesPage:
    """The page in the language in force."""
    found = (
        [case for case in reviewed_cases().values() if matches(case, sought, language)] if sought.is_anything else []
    )
    found.sort(key=lambda case: _kinds().index(case.kind))
    first = (sought.page - 1) * A_PAGE
    return CasesPage(
        sought=sought,
        names=PARAMETERS[language],
        problem=_problem(book, sought),
        count=len(found),
        found=_by_situation(found[first : first + A_PAGE], language),
        before=sought.address(language, sought.page - 1) if first and found else "",
        after=sought.address(language, sought.page + 1) if first + A_PAGE < len(found) else "",
        topics=_contents(sought, language),
        laws=_laws(language),
    )


def _problem(book: Book, sought: Sought) -> str:
    if sought.clause and (sought.citation is None or sought.citation not in book.passages):
        return _("“%(typed)s” is no Law or clause of this book.") % {"typed": sought.clause}
    if sought.unknown:
        return _("There is no situation “%(typed)s”; cases of every situation are shown.") % {"typed": sought.unknown}
    return ""


def matches(case: ReviewedCase, sought: Sought, language: str) -> bool:
    """Whether a case is one of those looked for: a clause holds those below it; all words have to occur."""
    if sought.situation and case.kind != sought.situation:
        return False
    if sought.clause and case.id not in sought.resting:
        return False
    if not sought.words:
        return True
    text = turkish.fold(f"{case.title[language]} {case.why[language]}")
    return all(word in text for word in turkish.fold(sought.words).split())


@lru_cache(maxsize=1)
def clauses_by_case() -> dict[str, tuple[str, ...]]:
    """The clauses on which the ruling of each case rests, by the id of the case."""
    return {case: tuple(clauses) for case, clauses in kept("clauses-of-cases", RULED_FROM, _rule).items()}


def _rule() -> dict[str, list[str]]:
    return {case.id: list(ruling_of(case).clauses) for case in reviewed_cases().values()}


@lru_cache(maxsize=1)
def _resting() -> dict[Citation, tuple[str, ...]]:
    """By clause the cases that rest on it or on one below it."""
    read = cache(_read)
    found: dict[Citation, list[str]] = defaultdict(list)
    for case, clauses in clauses_by_case().items():
        own = [citation for clause in clauses if (citation := read(clause))]
        for citation in {*own, *(above for one in own for above in one.ancestors)}:
            found[citation].append(case)
    return {citation: tuple(cases) for citation, cases in found.items()}


def _read(clause: str) -> Citation | None:
    try:
        return parse(clause)
    except CitationError:
        return None


@lru_cache(maxsize=1)
def cases_by_clause() -> Counter[Citation]:
    """How many cases have a ruling that rests on a clause or on one below it."""
    return Counter({citation: len(cases) for citation, cases in _resting().items()})


def _by_situation(cases: list[ReviewedCase], language: str) -> list[Situation]:
    return [
        Situation(kind_title(kind), [listed(case, language) for case in of_kind])
        for kind, of_kind in groupby(cases, key=lambda case: case.kind)
    ]


def listed(case: ReviewedCase, language: str) -> Listed:
    """A case as a line of a list."""
    clauses = [_short(clause, language) for clause in clauses_by_case()[case.id]]
    return Listed(case.title[language], case.address(language), clauses)


def _short(clause: str, language: str) -> str:
    """A clause by its number, a definition or footnote by its name."""
    citation = _read(clause)
    return citation.short if citation and citation.kind is Kind.CLAUSE else cited(clause, language)["display"]


class _TopicRow(TypedDict):
    title: dict[str, str]
    situations: list[str]


@lru_cache(maxsize=1)
def _topic_rows() -> list[_TopicRow]:
    rows: list[_TopicRow] = yaml.safe_load((settings.FIXTURES_DIR / "case-topics.yaml").read_text(encoding="utf-8"))
    named = {kind for row in rows for kind in row["situations"]}
    others = sorted({case.kind for case in reviewed_cases().values()} - named)
    rest: list[_TopicRow] = [{"title": {"tr": "Başka durumlar", "en": "Other situations"}, "situations": others}]
    return [*rows, *(rest if others else [])]


@lru_cache(maxsize=1)
def _kinds() -> list[str]:
    """The situations in the order of the contents."""
    return [kind for row in _topic_rows() for kind in row["situations"]]


def _contents(sought: Sought, language: str) -> list[Topic]:
    counts = Counter(case.kind for case in reviewed_cases().values())
    return [
        Topic(row["title"][language], [_choice(kind, counts[kind], sought, language) for kind in row["situations"]])
        for row in _topic_rows()
    ]


def _choice(kind: str, count: int, sought: Sought, language: str) -> Choice:
    address = Sought(situation=kind).address(language)
    return Choice(kind_title(kind), count, situation_name(kind, language), address, kind == sought.situation)


def _laws(language: str) -> list[Choice]:
    """The Laws on which rulings of the cases rest, in their order."""
    counts = {one.law: count for one, count in cases_by_clause().items() if one.law and not one.path}
    return [Choice(str(law), counts[law], str(law), of_law(law, language)) for law in sorted(counts)]


def of_law(law: int, language: str) -> str:
    """The list of the cases whose ruling rests on a Law."""
    return Sought(clause=str(law)).address(language)


def cases_of_law(law: int, language: str) -> str:
    """The worked cases that rest on a Law; empty for a Law that only defines, or says who does what."""
    return of_law(law, language) if law in _laws_ruled_on() else ""


@cache
def _laws_ruled_on() -> frozenset[int]:
    """The Laws of which a clause is encoded: every one of them has cases."""
    load_laws()
    return frozenset(parse(clause).law for clause in ENCODED)
