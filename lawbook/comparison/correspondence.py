"""Which clause of one edition is which of another: a renumbered clause keeps its concept (``fixtures/correspondence``)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml
from django.conf import settings

from lawbook.citations import Citation, parse
from lawbook.editions import published
from lawbook.models import Edition


@dataclass(frozen=True)
class Correspondence:
    """What clauses of an older edition became in a newer one: another clause, with all below it, or none any more.

    A clause that is not named, nor below one that is, has kept its number, unless another clause has it now.
    """

    became: Mapping[Citation, Citation | None]

    @property
    def reverse(self) -> "Correspondence":
        """The same from the newer edition to the older."""
        back: dict[Citation, Citation | None] = {newer: older for older, newer in self.became.items() if newer}
        left = [older for older in self.became if older not in back]
        return Correspondence(back | dict.fromkeys(left))

    def follow(self, citation: Citation) -> Citation | None:
        """What a clause of the older edition is in the newer; None if it is there no more."""
        named = _nearest(citation, self.became)
        if named is not None:
            target = self.became[named]
            return target and Citation(
                target.law, (*target.path, *citation.path[len(named.path) :]), target.kind, target.name
            )
        taken = _nearest(citation, [one for one in self.became.values() if one])
        return None if taken is not None else citation


def _nearest(citation: Citation, among: Iterable[Citation]) -> Citation | None:
    """The citation itself or the nearest above it that is among some."""
    known = set(among)
    return next((one for one in (citation, *reversed(citation.ancestors)) if one in known), None)


SAME = Correspondence({})
"""Of two revisions of an edition."""


def follow_all(steps: Iterable[Correspondence], citation: Citation) -> Citation | None:
    """What a clause is after several editions."""
    found: Citation | None = citation
    for step in steps:
        found = found and step.follow(found)
    return found


def steps_between(older: str, newer: str) -> tuple[Correspondence, ...]:
    """From one edition, by its code, to another, over those between them of which somebody has said what became of what."""
    known = _all(Path(settings.FIXTURES_DIR) / "correspondence") | _published()
    ways: dict[str, tuple[Correspondence, ...]] = {older: ()}
    reached = [older]
    for code in reached:
        for (start, end), step in known.items():
            if start == code and end not in ways:
                ways[end] = (*ways[code], step)
                reached.append(end)
    return ways.get(newer, (SAME,))


def steps_to(older: Edition, newer: Edition) -> tuple[Correspondence, ...]:
    """The same for two editions of which the newer may be a draft, which says itself what it has moved."""
    row = newer.renumbered if newer.pk is None else None
    if row and row["from"] == older.code:
        return (_read(row),)
    return steps_between(older.code, newer.code)


def _published() -> dict[tuple[str, str], Correspondence]:
    """What the published editions say themselves of the one that they were made from."""
    return {
        (one.renumbered["from"], one.code): _read(one.renumbered)
        for one in published()
        if one.renumbered and one.renumbered["from"] != one.code
    }


def _read(row: Mapping[str, Any]) -> Correspondence:
    return Correspondence({parse(older): newer and parse(newer) for older, newer in row["clauses"].items()})


@lru_cache(maxsize=1)
def _all(folder: Path) -> dict[tuple[str, str], Correspondence]:
    """Every file of the folder, by the codes of its two editions."""
    found = {}
    for path in sorted(folder.glob("*.yaml")):
        row = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
        found[str(row["from"]), str(row["to"])] = _read(row)
    return found
