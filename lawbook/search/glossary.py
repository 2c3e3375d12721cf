"""The words of the field that the text does not use: English terms, slang, abbreviations, and what they are called here.

The data is ``fixtures/glossary.yaml`` (docs/search.md).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import yaml
from django.conf import settings

from lawbook.citations import Citation, parse


@dataclass(frozen=True)
class Entry:
    """A Turkish ``term`` of the text, what else it is called in Turkish and English, and where the book treats it.

    Other names include slips and slang that search forgives; terms that are not ``listed`` are forms for search alone.
    """

    term: str
    english: tuple[str, ...]
    turkish: tuple[str, ...]
    passages: tuple[Citation, ...]
    listed: bool

    def name_in(self, language: str) -> str:
        """What the text of a language calls it."""
        return self.english[0] if language == "en" and self.english else self.term


@lru_cache(maxsize=1)
def load_glossary() -> tuple[Entry, ...]:
    """The entries of the file."""
    rows = yaml.load((settings.FIXTURES_DIR / "glossary.yaml").read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    return tuple(
        Entry(
            term=row["term"],
            english=(*row["en"], *row["also_en"]),
            turkish=tuple(row["also_tr"]),
            passages=tuple(parse(citation) for citation in row["cite"]),
            listed=row.get("listed", True),
        )
        for row in rows
    )


def turkish_words(entries: tuple[Entry, ...]) -> Iterator[str]:
    """Every Turkish phrase of the glossary."""
    for entry in entries:
        yield entry.term
        yield from entry.turkish
