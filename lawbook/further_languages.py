"""Languages beside Turkish and English: each a folder with ``language.yaml`` and a catalogue (knows no Django).

Where ``BRIDGELAWS_LANGUAGES`` names no folder there are none. They are languages of the book; the other rooms of the site speak
Turkish and English, and readers of a further language are led to the English ones.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import yaml

OWN = ("tr", "en")
"""What the whole site speaks."""
_FOLDER = os.environ.get("BRIDGELAWS_LANGUAGES", "")


@dataclass(frozen=True)
class FurtherLanguage:
    """What the software has to know of a language: how it is called, how its text is written and cited.

    ``definitions`` and ``law`` are the words of the notation; ``laws`` those that stand before a number in the text, ``joins``
    those between two of them, ``sees`` those before a definition in quotes. ``labels`` and ``words`` may lack some.
    """

    code: str
    name: str
    three_letters: str
    definitions: str
    law: str
    laws: tuple[str, ...]
    joins: tuple[str, ...]
    sees: tuple[str, ...]
    labels: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    folder: Path = Path()


@lru_cache(maxsize=1)
def further_languages() -> Mapping[str, FurtherLanguage]:
    """Those that are configured, by their code."""
    files = sorted(Path(_FOLDER).glob("*/language.yaml")) if _FOLDER else []
    found = [_read(path) for path in files]
    return MappingProxyType({one.code: one for one in found if one.code not in OWN})


def codes() -> tuple[str, ...]:
    """Every language in which the book can be read, Turkish and English first."""
    return (*OWN, *further_languages())


def catalogues() -> list[Path]:
    """The folders with their message catalogues."""
    return [one.folder / "locale" for one in further_languages().values()]


def of_rooms(language: str) -> str:
    """The language in which the other rooms of the site speak to a reader."""
    return language if language in OWN else "en"


def _read(path: Path) -> FurtherLanguage:
    row: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    lists: dict[str, Any] = {name: tuple(row.pop(name)) for name in ("laws", "joins", "sees")}
    return FurtherLanguage(**row, **lists, folder=path.parent)
