"""Remarks on clauses that are not law: comments, advice to players, examples; each signed with its origin.

Those that come with the software stand in ``fixtures/commentary``, a file for each page that reads them through in order.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import yaml
from django.conf import settings

from lawbook import addresses
from lawbook.citations import Citation, parse

LAYERS = ("comment", "advice", "example")
"""In the order in which they stand beside a clause."""


@dataclass(frozen=True)
class Remark:
    """What is said of a clause, by language, and where that comes from; ``case``: the worked case that shows it, if any.

    ``layer`` is one of ``LAYERS``; ``key`` is its name, which stays when its words change.
    """

    key: str
    at: Citation
    layer: str
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

    @property
    def remarks(self) -> list[Remark]:
        """All of its remarks, in their order."""
        return [one for section in self.sections for one in section.remarks]

    def address(self, language: str) -> str:
        """The page of it."""
        return f"{addresses.page('reading', language)}{self.slug[language]}/"


@lru_cache(maxsize=1)
def shipped_readings() -> tuple[Reading, ...]:
    """All pages as the files have them, by the order of these."""
    folder = settings.FIXTURES_DIR / "commentary"
    files = sorted(path for path in folder.glob("*.yaml") if path.stem != "origins")
    return tuple(_reading(_load(path)) for path in files)


@lru_cache(maxsize=1)
def origins() -> dict[str, dict[str, str]]:
    """How remarks are signed, by the names that the files use."""
    found: dict[str, dict[str, str]] = _load(settings.FIXTURES_DIR / "commentary" / "origins.yaml")
    return found


def _load(path: Any) -> Any:
    return yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)


def _reading(row: dict[str, Any]) -> Reading:
    sections = [_section(one, row["slug"]["en"]) for one in row["sections"]]
    return Reading(row["slug"], row["title"], row["lead"], row["topic"], sections)


def _section(row: dict[str, Any], page: str) -> Section:
    situation = row.get("situation", {})
    remarks = [
        Remark(
            f"{page}:{one['id']}",
            parse(str(one["at"])),
            one["layer"],
            {"tr": one["tr"], "en": one["en"]},
            origins()[one["origin"]],
            one.get("case", ""),
        )
        for one in row["notes"]
    ]
    return Section(row["title"], remarks, situation.get("kind", ""), situation.get("facts", {}))
