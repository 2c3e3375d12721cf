"""Find the references that a text of the Laws makes, with their exact characters.

Absolute ones name a Law (``Yasa 16C2``, ``Yasalar 30, 31 ve 32``, ``70 ve 71’inci Yasalar``, ``47E1``); relative ones
count from the clause in which they stand (``aşağıdaki C2 maddesi``, ``bkz. A``, ``Madde 3``, ``yukarıdaki (a) bendi``);
a definition is named in quotes (``bkz. “Onarma”``). What names no clause of the book stays plain text and is reported.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from lawbook import citations, turkish
from lawbook.citations import ROMANS, Citation

_SMALL = r"(?:\([a-z]\)(?:\((?:" + "|".join(ROMANS) + r")\))?|/[a-z]\b)"
_BELOW_LAW = rf"[A-Z](?:[1-9]\d?)?(?![A-ZÇĞİÖŞÜ]|(?<=[A-Z])[^\W\d_]){_SMALL}?"
_CLAUSE = rf"[1-9]\d?(?:\s?(?:{_BELOW_LAW}))?(?!\d)"
_RELATIVE = rf"(?:{_BELOW_LAW}|[1-9]\d?{_SMALL}|[1-9]\d?\b|{_SMALL})"
_JOIN = r"(?:,|\s+ve|\s+veya|\s+ya\s+da)\s+"
_WHERE = r"(?:[Yy]ukarıda(?:ki)?|[Aa]şağıda(?:ki)?|[Öö]nceki|[Bb]u\s+[Yy]asanın)"


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


def _list_of(item: str) -> str:
    return rf"(?P<list>{item}(?:{_JOIN}{item})*)"


_ABSOLUTE = [
    re.compile(rf"\b(?P<word>(?i:Yasa(?:lar)?)\s?)(?={_CLAUSE}){_list_of(_CLAUSE)}"),
    re.compile(rf"(?<![\w(.,–-]){_list_of(_CLAUSE)}(?=’\w+\s+Yasa)"),
    re.compile(r"(?<!\w)(?P<list>[1-9]\d?[A-Z](?:[1-9]\d?)?" + _SMALL + r"?)(?!\w)"),
]
_RELATIVES = [
    re.compile(rf"\b[Bb]kz\.?\s+(?:{_WHERE}\s+)?(?:Madde\s+)?(?P<list>{_BELOW_LAW})(?!\w)"),
    re.compile(rf"\b{_WHERE}\s+(?P<list>{_BELOW_LAW})(?!\w)"),
    re.compile(rf"\b[Mm]adde\s+{_list_of(_RELATIVE)}"),
    re.compile(rf"(?<!\w)(?P<list>{_RELATIVE}\.?(?:{_JOIN}{_RELATIVE}\.?)*)\s+(?:[Mm]adde|[Bb]en[dt])(?:ler)?\w*"),
    re.compile(rf"(?<!\w)(?P<list>[A-Z][1-9]\d?{_SMALL}?)(?!\w)"),
]
_PREVIOUS = re.compile(r"(?P<list>\byukarıdaki\s+paragraf)")
_TERM = re.compile(r"(?:[Bb]kz\.?\s+“(?P<see>[^”]+)”|“(?P<same>[^”]+)”\s+ile\s+eşanlamlı)")


def find_references(
    text: str, standing: Citation, known: Collection[Citation]
) -> tuple[list[Reference], list[Unresolved]]:
    """The references of one field of the entry ``standing``, in the order of the text."""
    references: list[Reference] = []
    unresolved: list[Unresolved] = []
    for start, end, target, relative in _candidates(text, standing):
        taken = [(one.start, one.end) for one in references] + [(one.start, one.end) for one in unresolved]
        if any(start < other_end and other_start < end for other_start, other_end in taken):
            continue
        if target in known:
            references.append(Reference(start, end, target, relative))
        else:
            unresolved.append(Unresolved(start, end, text[start:end]))
    return sorted(references, key=lambda found: found.start), unresolved


def _candidates(text: str, standing: Citation) -> Iterator[tuple[int, int, Citation, bool]]:
    """Terms first, then Laws, then what is relative: an earlier reading of the same characters wins."""
    for match in _TERM.finditer(text):
        group = "see" if match["see"] else "same"
        yield *match.span(group), citations.definition(turkish.slug(match[group])), False
    for pattern in _ABSOLUTE:
        for match in pattern.finditer(text):
            yield from _absolute_items(match)
    if standing.kind is citations.Kind.CLAUSE:
        yield from _relative_candidates(text, standing)


def _relative_candidates(text: str, standing: Citation) -> Iterator[tuple[int, int, Citation, bool]]:
    for pattern in _RELATIVES:
        for match in pattern.finditer(text):
            for item in re.finditer(_RELATIVE, match["list"]):
                start = match.start("list") + item.start()
                yield start, start + len(item[0]), _from_here(item[0], standing), True
    for match in _PREVIOUS.finditer(text):
        if previous := _previous_sibling(standing):
            yield *match.span("list"), previous, True


def _absolute_items(match: re.Match[str]) -> Iterator[tuple[int, int, Citation, bool]]:
    """Each clause of a list by itself; the word ``Yasa`` belongs to the first one."""
    for item in re.finditer(_CLAUSE, match["list"]):
        start = match.start("list") + item.start()
        end = start + len(item[0])
        word = match.groupdict().get("word") or ""
        first = item.start() == 0 and turkish.lower(word.strip()) == "yasa"
        law, *labels = _labels(item[0])
        yield match.start() if first else start, end, Citation(int(law), tuple(labels)), False


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
