"""How people ask for a clause in words that it does not use. The data is ``fixtures/search/phrases.yaml`` (docs/search.md)."""

from collections.abc import Mapping
from functools import lru_cache

import yaml
from django.conf import settings

from lawbook.citations import Citation, parse

Phrases = Mapping[Citation, Mapping[str, list[str]]]


@lru_cache(maxsize=1)
def load_phrases() -> Phrases:
    """The phrases of each passage by language."""
    text = (settings.FIXTURES_DIR / "search" / "phrases.yaml").read_text(encoding="utf-8")
    rows = yaml.load(text, Loader=yaml.CSafeLoader)
    return {parse(row["at"]): {"tr": row["tr"], "en": row["en"]} for row in rows}
