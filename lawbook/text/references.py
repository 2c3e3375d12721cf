"""Find the references that a text of the Laws makes, with their exact characters.

Absolute ones name a Law (``Yasa 16C2``, ``Yasalar 30, 31 ve 32``, ``70 ve 71’inci Yasalar``, ``47E1``); relative ones
count from the clause in which they stand (``aşağıdaki C2 maddesi``, ``bkz. A``, ``Madde 3``, ``yukarıdaki (a) bendi``);
a definition is named in quotes (``bkz. “Onarma”``). What names no clause of the book stays plain text and is reported.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from lawbook import citations, turkish
from lawbook.citations import Citation
from lawbook.text.reference_grammar import CLAUSE, GRAMMARS, RELATIVE, Grammar


@dataclass(frozen=True)
class Reference:
    """Characters ``start`` to ``end`` of a field name ``target``; ``relative`` if that depends on where they stand."""

    start: int
    end: int
    target: Citation
    relative: bool


@dataclass(frozen=True)
class Unresolved:
    """Characters that read like a reference and name nothing in the book."""

    start: int
    end: int
    text: str


@dataclass(frozen=True)
class Known:
    """What references of one language can name: the citations of the book, its definitions by the slug of their term."""

    language: str
    citations: Collection[Citation]
    terms: Mapping[str, Citation]

    @classmethod
    def of(cls, language: str, known: Collection[Citation], headings: Mapping[Citation, str]) -> "Known":
        """With the definitions under these headings."""
        return cls(language, known, {turkish.slug(heading): citation for citation, heading in headings.items()})


def find_references(text: str, standing: Citation, known: Known) -> tuple[list[Reference], list[Unresolved]]:
    """The references of one field of the entry ``standing``, in the order of the text."""
    references: list[Reference] = []
    unresolved: list[Unresolved] = []
    for start, end, target, relative in _candidates(text, standing, known):
        taken = [(one.start, one.end) for one in references] + [(one.start, one.end) for one in unresolved]
        if any(start < other_end and other_start < end for other_start, other_end in taken):
            continue
        if target in known.citations:
            references.append(Reference(start, end, target, relative))
        else:
            unresolved.append(Unresolved(start, end, text[start:end]))
    return sorted(references, key=lambda found: found.start), unresolved


def _candidates(text: str, standing: Citation, known: Known) -> Iterator[tuple[int, int, Citation, bool]]:
    """Terms first, then Laws, then what is relative: an earlier reading of the same characters wins."""
    grammar = GRAMMARS[known.language]
    for match in grammar.term.finditer(text):
        group = "see" if match["see"] else "same"
        name = turkish.slug(match[group])
        yield *match.span(group), known.terms.get(name, citations.definition(name)), False
    for pattern in grammar.absolute:
        for match in pattern.finditer(text):
            yield from _absolute_items(match, grammar.law)
    if standing.kind is citations.Kind.CLAUSE:
        yield from _relative_candidates(text, standing, grammar)


def _relative_candidates(text: str, standing: Citation, grammar: Grammar) -> Iterator[tuple[int, int, Citation, bool]]:
    for pattern in grammar.relative:
        for match in pattern.finditer(text):
            for item in re.finditer(RELATIVE, match["list"]):
                start = match.start("list") + item.start()
                yield start, start + len(item[0]), _from_here(item[0], standing), True
    for match in grammar.previous.finditer(text):
        if previous := _previous_sibling(standing):
            yield *match.span("list"), previous, True


def _absolute_items(match: re.Match[str], law: str) -> Iterator[tuple[int, int, Citation, bool]]:
    """Each clause of a list by itself; the word for Law belongs to the first one."""
    for item in re.finditer(CLAUSE, match["list"]):
        start = match.start("list") + item.start()
        end = start + len(item[0])
        word = match.groupdict().get("word") or ""
        first = item.start() == 0 and turkish.lower(word.strip()) == law
        number, *labels = _labels(item[0])
        yield match.start() if first else start, end, Citation(int(number), tuple(labels)), False


def _labels(text: str) -> list[str]:
    """``12C1(e)(i)`` as its labels: 12, C, 1, e, i."""
    return re.findall(r"\d+|[A-Z]|[a-z]+", text)


def _from_here(text: str, standing: Citation) -> Citation:
    """The first label tells the level: a letter is below the Law, a number below the letter, ``(a)`` below the number."""
    labels = _labels(text)
    depth = 0 if labels[0].isupper() else 1 if labels[0].isdigit() else 2
    return Citation(standing.law, (*standing.path[:depth], *labels))


def _previous_sibling(standing: Citation) -> Citation | None:
    number = standing.path[1] if len(standing.path) == 2 else "1"
    return Citation(standing.law, (standing.path[0], str(int(number) - 1))) if number != "1" else None
