"""The citation: the one name that a clause has everywhere (knows no Django).

``50D2(a)`` is Law 50, clause D, 2, (a). Its canonical id has no brackets: ``50D2a``. The levels below a Law are a capital
letter, a number, a small letter and a roman number; after a number comes exactly one letter, so ``80B2gi`` is (g)(i) and
``80B2i`` is (i). A definition is ``def:cezali-kart``, a footnote ``fn:14``.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import total_ordering

from lawbook.further_languages import further_languages

ROMANS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")

_CLAUSE = re.compile(
    r"([1-9]\d{0,2})(?:([A-Z])(?:([1-9]\d?)(?:([a-z])(" + "|".join(sorted(ROMANS, key=len, reverse=True)) + r")?)?)?)?"
)
_DEFINITION = re.compile(r"def:([a-z0-9]+(?:-[a-z0-9]+)*)")
_FOOTNOTE = re.compile(r"fn:([1-9]\d{0,2})")
_LABELS = {
    "tr": {"clause": "Yasa {}", "footnote": "Dipnot {}", "definition": "Tanım: {}"},
    "en": {"clause": "Law {}", "footnote": "Footnote {}", "definition": "Definition: {}"},
}


def _labels(language: str) -> Mapping[str, str]:
    further = further_languages().get(language)
    return _LABELS["en"] | dict(further.labels) if further else _LABELS[language]


class CitationError(ValueError):
    """The text is not a canonical citation."""


class Kind(StrEnum):
    """What a citation names."""

    CLAUSE = "clause"
    DEFINITION = "definition"
    FOOTNOTE = "footnote"


@total_ordering
@dataclass(frozen=True)
class Citation:
    """A clause (``law`` and ``path``), a definition or a footnote (``name``).

    ``path`` holds the labels below the Law from the top: ``("D", "2", "a")``.
    """

    law: int = 0
    path: tuple[str, ...] = ()
    kind: Kind = Kind.CLAUSE
    name: str = ""

    @property
    def id(self) -> str:
        """The canonical id: ``50D2a``, ``def:cezali-kart``, ``fn:14``."""
        if self.kind is Kind.DEFINITION:
            return f"def:{self.name}"
        if self.kind is Kind.FOOTNOTE:
            return f"fn:{self.name}"
        return f"{self.law}{self.anchor}"

    @property
    def anchor(self) -> str:
        """The part below the Law, as the fragment of a page's address: ``D2a``."""
        return "".join(self.path)

    @property
    def short(self) -> str:
        """The number as printed, without the word Law: ``50D2(a)``."""
        if self.kind is not Kind.CLAUSE:
            return self.name
        return f"{self.law}" + "".join(self.path[:2]) + "".join(f"({label})" for label in self.path[2:])

    def display(self, language: str, term: str = "") -> str:
        """As a reader sees it: ``Yasa 50D2(a)`` or ``Law 50D2(a)``; a definition by its ``term``, if it is known."""
        return _labels(language)[self.kind].format(term or self.short)

    @property
    def parent(self) -> "Citation | None":
        """The clause that holds this one; None for a Law, a definition or a footnote."""
        return Citation(self.law, self.path[:-1]) if self.path else None

    @property
    def ancestors(self) -> "list[Citation]":
        """The Law first, then down to the parent."""
        return [Citation(self.law, self.path[:depth]) for depth in range(len(self.path))]

    def child(self, label: str) -> "Citation":
        """The clause one level below with this label."""
        return Citation(self.law, (*self.path, label))

    def _key(self) -> tuple[object, ...]:
        levels = tuple(_rank(label, depth) for depth, label in enumerate(self.path))
        number = int(self.name) if self.kind is Kind.FOOTNOTE else 0
        return (list(Kind).index(self.kind), self.law, levels, number, self.name)

    def __lt__(self, other: "Citation") -> bool:
        """Order of the book: clauses, then definitions, then footnotes."""
        return self._key() < other._key()

    def __str__(self) -> str:
        return self.id


def _rank(label: str, depth: int) -> int:
    """The place of a label among its siblings at this depth below the Law."""
    if depth == 1:
        return int(label)
    return ROMANS.index(label) if depth == 3 else ord(label)


def parse(text: str) -> Citation:
    """Read a canonical id; raise ``CitationError`` for anything else. ``parse(c.id) == c`` for every citation."""
    if match := _CLAUSE.fullmatch(text):
        law, *labels = match.groups()
        return Citation(int(law), tuple(label for label in labels if label))
    if match := _DEFINITION.fullmatch(text):
        return Citation(kind=Kind.DEFINITION, name=match.group(1))
    if match := _FOOTNOTE.fullmatch(text):
        return Citation(kind=Kind.FOOTNOTE, name=match.group(1))
    raise CitationError(text)


def law_of(text: str) -> int:
    """The Law of a citation; 0 for a definition, a footnote, or what is no citation."""
    try:
        return parse(text).law
    except CitationError:
        return 0


def with_ancestors(text: str) -> list[str]:
    """The ids of a citation and of all that it stands in: ``50D2``, ``50D``, ``50``; not ``5``, with which it begins."""
    citation = parse(text)
    return [one.id for one in (citation, *reversed(citation.ancestors))]


def footnote(number: int) -> Citation:
    """The citation of a footnote."""
    return Citation(kind=Kind.FOOTNOTE, name=str(number))


def definition(name: str) -> Citation:
    """The citation of a definition, by its slug."""
    return Citation(kind=Kind.DEFINITION, name=name)
