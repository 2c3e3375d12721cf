"""Remarks on clauses that are not law: comments, advice to players, examples; each signed with its origin.

They stand in ``fixtures/commentary``, a file for each page that reads them through in order. Beside a clause they have a shape
and a label of their own, and are left out in print.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

import yaml
from django.conf import settings

from lawbook import addresses
from lawbook.citations import Citation, parse

_SEVERAL = 3
Layer = Literal["comment", "advice", "example"]


@dataclass(frozen=True)
class Remark:
    """What is said of a clause, by language, and where that comes from; ``case``: the worked case that shows it, if any."""

    at: Citation
    layer: Layer
    text: dict[str, str]
    origin: dict[str, str]
    case: str = ""


@dataclass(frozen=True)
class Section:
    """Remarks under a heading; ``kind`` and ``facts`` name a situation that is ruled on there, if there is one."""

    title: dict[str, str]
    remarks: list[Remark]
    kind: str = ""
    facts: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Reading:
    """A page that is read through; ``topic`` is that of the questions at its end."""

    slug: dict[str, str]
    title: dict[str, str]
    lead: dict[str, str]
    topic: str
    sections: list[Section]

    def address(self, language: str) -> str:
        """The page of it."""
        return f"{addresses.page('reading', language)}{self.slug[language]}/"


@lru_cache(maxsize=1)
def readings() -> tuple[Reading, ...]:
    """All pages, by the order of their files."""
    folder = settings.FIXTURES_DIR / "commentary"
    origins = _load(folder / "origins.yaml")
    files = sorted(path for path in folder.glob("*.yaml") if path.stem != "origins")
    return tuple(_reading(_load(path), origins) for path in files)


@lru_cache(maxsize=128)
def readings_on(law: int) -> tuple[Reading, ...]:
    """The pages with several remarks on a Law."""
    counts = [(sum(one.at.law == law for part in page.sections for one in part.remarks), page) for page in readings()]
    return tuple(page for count, page in counts if count >= _SEVERAL)


def reading_named(slug: str) -> Reading | None:
    """The page that an address names, in either language."""
    return next((one for one in readings() if slug in one.slug.values()), None)


def reading_of_law(law: int, language: str) -> str:
    """The page to read that says most of a Law; empty where none says anything."""
    remarks = [
        (one, [note for part in one.sections for note in part.remarks if note.at.law == law]) for one in readings()
    ]
    found, most = max(remarks, key=lambda one: len(one[1]))
    return found.address(language) if most else ""


@lru_cache(maxsize=1)
def remarks_by_clause() -> dict[Citation, list[Remark]]:
    """The remarks on each clause, comments before advice before examples."""
    found: dict[Citation, list[Remark]] = {}
    for remark in (one for reading in readings() for section in reading.sections for one in section.remarks):
        found.setdefault(remark.at, []).append(remark)
    order = ("comment", "advice", "example")
    return {at: sorted(remarks, key=lambda one: order.index(one.layer)) for at, remarks in found.items()}


def _load(path: Any) -> Any:
    return yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)


def _reading(row: dict[str, Any], origins: dict[str, dict[str, str]]) -> Reading:
    sections = [_section(one, origins) for one in row["sections"]]
    return Reading(row["slug"], row["title"], row["lead"], row["topic"], sections)


def _section(row: dict[str, Any], origins: dict[str, dict[str, str]]) -> Section:
    situation = row.get("situation", {})
    remarks = [
        Remark(
            parse(str(one["at"])),
            one["layer"],
            {"tr": one["tr"], "en": one["en"]},
            origins[one["origin"]],
            one.get("case", ""),
        )
        for one in row["notes"]
    ]
    return Section(row["title"], remarks, situation.get("kind", ""), situation.get("facts", {}))
