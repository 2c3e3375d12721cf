"""The page "What happened?": the situations as players tell them, by when they happen."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import yaml
from django.conf import settings

from rulings.assistant.told import Told
from rulings.engine.kinds import kinds
from rulings.wording.speech import kind_title


@dataclass(frozen=True)
class Tile:
    """A situation in a player's words, and where one goes on telling it; ``common``: three taps from here to the ruling."""

    said: str
    address: str
    common: bool = False


@dataclass(frozen=True)
class Group:
    """The situations of one part of a board."""

    slug: str
    title: str
    tiles: list[Tile]


@lru_cache(maxsize=1)
def _rows() -> list[dict[str, Any]]:
    text = (settings.FIXTURES_DIR / "what-happened.yaml").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = yaml.load(text, Loader=yaml.CSafeLoader)
    return rows


def tile_rows() -> list[dict[str, Any]]:
    """Every tile as its data has it."""
    return [one for row in _rows() for one in row["told"]]


def told_kinds() -> set[str]:
    """The situations that somebody has put into players' words."""
    return {one["kind"] for one in tile_rows()}


def said_of(kind: str, language: str) -> str:
    """A situation in players' words."""
    rows = sorted((one for one in tile_rows() if one["kind"] == kind), key=_says_more)
    words: dict[str, str] = rows[0]["said"]
    return words[language]


@lru_cache(maxsize=2)
def groups(language: str) -> tuple[Group, ...]:
    """All situations by group, the most frequent first; those without words of their own last, by their titles."""
    found = [
        Group(f"g{number}", row["title"][language], [_tile(one, language) for one in row["told"]])
        for number, row in enumerate(_rows())
    ]
    others = [Tile(kind_title(kind), Told(kind).address(language)) for kind in kinds() if kind not in told_kinds()]
    if others:
        found.append(Group("others", {"tr": "Başka durumlar", "en": "Other situations"}[language], others))
    return tuple(found)


def kinds_by_group(language: str) -> list[tuple[str, list[str]]]:
    """The groups by when things happen, each with its title and situations; not the most frequent, which stand in others."""
    return [(row["title"][language], list(dict.fromkeys(one["kind"] for one in row["told"]))) for row in _rows()[1:]]


@lru_cache(maxsize=2)
def common(language: str) -> tuple[Tile, ...]:
    """The most common situations: from the page to the ruling in at most three taps."""
    return tuple(_tile(one, language) for one in tile_rows() if one.get("common"))


@lru_cache(maxsize=2)
def tiles_by_kind(language: str) -> dict[str, Tile]:
    """For each situation the first of its tiles, most frequent first; rather one that says no more than the situation."""
    found: dict[str, Tile] = {}
    for row in sorted(tile_rows(), key=_says_more):
        found.setdefault(row["kind"], _tile(row, language))
    for kind in kinds():
        found.setdefault(kind, Tile(kind_title(kind), Told(kind).address(language)))
    return found


def tiles_of_kind(kind: str, language: str) -> list[Tile]:
    """All tiles of a situation, in the order of the page."""
    return [_tile(row, language) for row in tile_rows() if row["kind"] == kind]


def _says_more(row: dict[str, Any]) -> bool:
    return "facts" in row


def told_by_tile(row: dict[str, Any]) -> Told:
    """What the words of a tile tell, and what is taken as usual until somebody says otherwise."""
    told, usual = row.get("facts", {}), row.get("usual", {})
    return Told(row["kind"], {**told, **usual}, taken=frozenset(usual))


@lru_cache(maxsize=1)
def _two_at_once() -> list[Told]:
    return [told_by_tile(row) for row in tile_rows() if row.get("both")]


def asks_two_at_once(told: Told) -> bool:
    """Whether nothing is told yet but what such a tile tells: its first two questions stand on one screen."""
    return told.place is None and any(
        (one.kind, one.facts, one.taken) == (told.kind, told.facts, told.taken) for one in _two_at_once()
    )


def _tile(row: dict[str, Any], language: str) -> Tile:
    return Tile(row["said"][language], told_by_tile(row).address(language), row.get("common", False))
