"""How people ask for a clause in words that it does not use. The data is ``fixtures/search/phrases.yaml``, and of
``situations.yaml`` the stories that name their clause (docs/search.md).
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import yaml
from django.conf import settings

from lawbook.citations import Citation, parse
from lawbook.further_languages import OWN

Phrases = Mapping[Citation, Mapping[str, list[str]]]


@lru_cache(maxsize=1)
def load_phrases() -> Phrases:
    """The phrases of each passage by language."""
    found: dict[Citation, dict[str, list[str]]] = {}
    for row in [*_rows("phrases"), *(row for row in _rows("situations") if "at" in row)]:
        known = found.setdefault(parse(row["at"]), {language: [] for language in OWN})
        for language in OWN:
            known[language] += row[language]
    return found


def _rows(name: str) -> list[dict[str, Any]]:
    text = (settings.FIXTURES_DIR / "search" / f"{name}.yaml").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = yaml.load(text, Loader=yaml.CSafeLoader)
    return rows
