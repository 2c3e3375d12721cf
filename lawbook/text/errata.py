"""Slips of a source: what it says, what it should say and why.

``corrected`` slips change no rule and are put right in the text; ``noted`` ones would, so the text stays as printed and the
note stands beside it.
"""

import re
from dataclasses import dataclass
from enum import StrEnum

from lawbook import citations
from lawbook.citations import Citation
from lawbook.text.problems import Problem
from lawbook.text.tree import Text, TextPassage


class Treatment(StrEnum):
    """What is done about a slip."""

    CORRECTED = "corrected"
    NOTED = "noted"


@dataclass(frozen=True)
class Erratum:
    """``says`` occurs exactly once in the field (``label``, ``heading``, ``text`` or ``tail``) of the entry ``at``."""

    row: int
    at: Citation
    field: str
    says: str
    should: str
    kind: Treatment
    why: dict[str, str]


_KEYS = {"at", "field", "says", "should", "kind", "why_tr", "why_en"}
_FIELDS = ("label", "heading", "text", "tail")


def parse_errata(data: object, name: str) -> tuple[list[Erratum], list[Problem]]:
    """The rows of an errata file (a list of mappings, as ``docs/notation.md`` describes) and what is wrong with them."""
    if not isinstance(data, list):
        return [], [Problem(0, "no-list", {"name": name})]
    errata: list[Erratum] = []
    problems: list[Problem] = []
    for row, item in enumerate(data, start=1):
        if fault := _fault(item):
            problems.append(Problem(0, "row", {"name": name, "row": row, "detail": fault}))
            continue
        why = {"tr": item["why_tr"], "en": item["why_en"]}
        at = citations.parse(item["at"])
        errata.append(Erratum(row, at, item["field"], item["says"], item["should"], Treatment(item["kind"]), why))
    return errata, problems


def _fault(item: object) -> str:
    """The key of a row that cannot be used; empty if the row is sound."""
    if not isinstance(item, dict) or set(item) != _KEYS:
        return ", ".join(sorted(_KEYS))
    if not all(isinstance(value, str) for value in item.values()):
        return next(str(key) for key, value in item.items() if not isinstance(value, str))
    if item["field"] not in _FIELDS:
        return f"field: {item['field']}"
    if item["kind"] not in list(Treatment):
        return f"kind: {item['kind']}"
    if not item["says"] or item["says"] == item["should"]:
        return f"says: {item['says']}"
    try:
        citations.parse(item["at"])
    except citations.CitationError:
        return f"at: {item['at']}"
    return ""


def apply_errata(text: Text, errata: list[Erratum]) -> list[Problem]:
    """Put the corrected slips right in ``text``, as it was read; return a problem for each erratum that does not fit it."""
    entries = {entry.citation: entry for entry in text.entries()}
    problems: list[Problem] = []
    places: dict[tuple[Citation, str], list[tuple[int, Erratum]]] = {}
    for erratum in errata:
        entry = entries.get(erratum.at)
        if entry is None:
            problems.append(Problem(0, "erratum-place", {"row": erratum.row, "at": erratum.at.id}))
            continue
        content = getattr(entry, erratum.field)
        if content.count(erratum.says) != 1:
            problems.append(_misfit(erratum, content.count(erratum.says)))
            continue
        places.setdefault((erratum.at, erratum.field), []).append((content.index(erratum.says), erratum))
    for (at, field), found in places.items():
        problems += _correct(entries[at], field, found)
    return problems


def _correct(entry: TextPassage, field: str, found: list[tuple[int, Erratum]]) -> list[Problem]:
    """Replace from the end of the field, so that earlier places stay where they are."""
    content = getattr(entry, field)
    problems: list[Problem] = []
    limit = len(content)
    for start, erratum in sorted(found, key=lambda place: place[0], reverse=True):
        end = start + len(erratum.says)
        if end > limit:
            problems.append(_misfit(erratum, 0))
        limit = start
        if erratum.kind is Treatment.CORRECTED:
            content = content[:start] + erratum.should + content[end:]
    setattr(entry, field, content)
    return problems


def slip_end(text: str, says: str, should: str) -> int | None:
    """Where in ``text`` a mark beside the slip belongs: after the first word that differs; None if ``says`` is not there."""
    start = text.find(says)
    if start < 0:
        return None
    same = next((i for i, (one, other) in enumerate(zip(says, should, strict=False)) if one != other), None)
    same = min(len(says), len(should)) if same is None else same
    rest = re.match(r"[^\s|]*", says[same:])
    return start + same + len(rest.group() if rest else "")


def _misfit(erratum: Erratum, count: int) -> Problem:
    details = {"row": erratum.row, "says": erratum.says, "at": erratum.at.id, "count": count}
    return Problem(0, "erratum-text", details)
