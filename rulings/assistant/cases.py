"""The reviewed cases of ``fixtures/cases``: tests of the engine, and worked examples for readers."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

import yaml
from django.conf import settings

from lawbook import addresses, turkish
from lawbook.made_from import kept
from rulings.engine.cases import read_case
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule

RULED_FROM = ("rulings/**/*.py", "bridge/**/*.py", "fixtures/cases/*.yaml")
"""What their rulings are made from."""
_READ_FROM = ("fixtures/cases/*.yaml", "rulings/assistant/cases.py")


@dataclass(frozen=True)
class ReviewedCase:
    """A case with its title and the reason of its ruling, by language; ``regulations``: those it was ruled under, if any."""

    id: str
    kind: str
    title: dict[str, str]
    why: dict[str, str]
    facts: dict[str, Any]
    regulations: dict[str, Any] | None = None

    def name(self, language: str) -> str:
        """What the case is called in addresses of a language: its title, as addresses spell it."""
        return turkish.slug(self.title[language])

    def address(self, language: str) -> str:
        """The page of the case."""
        return addresses.case(self.name(language), language)


@lru_cache(maxsize=1)
def reviewed_cases() -> dict[str, ReviewedCase]:
    """All cases by their id, in the order of the files."""
    return {row["id"]: ReviewedCase(**row) for row in kept("cases", _READ_FROM, _read)}


def _read() -> list[dict[str, Any]]:
    files = sorted((settings.FIXTURES_DIR / "cases").glob("*.yaml"))
    rows = [row for file in files for row in yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)]
    return [{part.name: row.get(part.name) for part in fields(ReviewedCase)} for row in rows]


def facts_of(case: ReviewedCase) -> Facts:
    """The facts as the engine reads them."""
    return read_case({"kind": case.kind, "facts": case.facts, "regulations": case.regulations})


def facts_under(case: ReviewedCase, regulations: Mapping[str, Any]) -> Facts:
    """The same under regulations; what the case says itself goes before, also of what is regulated."""
    return read_case(
        {"kind": case.kind, "facts": case.facts, "regulations": {**regulations, **(case.regulations or {})}}
    )


def ruling_of(case: ReviewedCase) -> Ruling:
    """What the engine rules today."""
    return rule(facts_of(case))
