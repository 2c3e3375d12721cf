"""The reviewed cases of ``fixtures/cases``: tests of the engine, and worked examples for readers."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import yaml
from django.conf import settings

from quizzes.engine.cases import read_case
from quizzes.engine.facts import Facts
from quizzes.engine.rulings import Ruling, rule


@dataclass(frozen=True)
class ReviewedCase:
    """A case with its title and the reason of its ruling, by language."""

    id: str
    kind: str
    title: dict[str, str]
    why: dict[str, str]
    facts: dict[str, Any]


@lru_cache(maxsize=1)
def reviewed_cases() -> dict[str, ReviewedCase]:
    """All cases by their id, in the order of the files."""
    found = {}
    for file in sorted((settings.FIXTURES_DIR / "cases").glob("*.yaml")):
        for row in yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader):
            found[row["id"]] = ReviewedCase(row["id"], row["kind"], row["title"], row["why"], row["facts"])
    return found


def facts_of(case: ReviewedCase) -> Facts:
    """The facts as the engine reads them."""
    return read_case({"kind": case.kind, "facts": case.facts})


def ruling_of(case: ReviewedCase) -> Ruling:
    """What the engine rules today."""
    return rule(facts_of(case))
