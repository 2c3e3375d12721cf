"""One path through a chart, for a small screen: from the first question down to where the answers given lead."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from textwrap import wrap

from rulings.assistant.charts import Branch, Place
from rulings.assistant.pictures import LINE, PADDING, Box, box_of, letters

PARAMETER = {"tr": "yol", "en": "path"}
WIDTH = 340
_PATH = re.compile(r"[0-9]{1,2}(?:-[0-9]{1,2}){0,30}")
_BUTTON, _GAP = 44, 8


@dataclass(frozen=True)
class Way:
    """An answer that can be tapped: its text in lines, where it stands, the path that it leads to, whether it was given."""

    lines: list[str]
    y: int
    path: str
    given: bool

    @property
    def height(self) -> int:
        """Enough for a finger."""
        return max(_BUTTON, LINE * len(self.lines) + PADDING)

    def rows(self) -> list[tuple[int, str]]:
        """Its lines with the heights at which they are written."""
        first = self.y + (self.height - LINE * len(self.lines)) // 2
        return [(first + LINE * number - 5, line) for number, line in enumerate(self.lines, start=1)]


@dataclass(frozen=True)
class Station:
    """A box on the path with the answers below it: the one that was given, or all of them."""

    box: Box
    ways: list[Way]

    @property
    def end(self) -> int:
        """Where it ends."""
        last = self.ways[-1] if self.ways else None
        return last.y + last.height if last else self.box.y + self.box.height


@dataclass(frozen=True)
class PathPicture:
    """The boxes of a path below one another; ``path`` is the part that leads somewhere, empty at the start."""

    path: str
    stations: list[Station]
    width: int = WIDTH + 2

    @property
    def height(self) -> int:
        """How much room it needs."""
        return self.stations[-1].end + PADDING


def path_told(query: Mapping[str, str], language: str) -> str:
    """The answers that an address gives, by their numbers from 0; empty if it gives none."""
    text = query.get(PARAMETER[language], "")
    return text if _PATH.fullmatch(text) else ""


def path_picture(start: Place, path: str) -> PathPicture:
    """The picture of a path; what is no answer ends it."""
    numbered = {place.number: place for place in start.below() if place.number and not place.is_elsewhere}
    stations: list[Station] = []
    place, went, top = start, "", 1
    for answer in [*(int(one) for one in path.split("-") if one), -1]:
        given = answer if 0 <= answer < len(place.branches) else None
        station = _station(place, went, given, top)
        stations.append(station)
        if given is None:
            break
        to = place.branches[given].to
        place, went = numbered[to.number] if to.is_elsewhere else to, _longer(went, given)
        top = station.end + 2 * _GAP
    return PathPicture(went, stations)


def _station(place: Place, went: str, given: int | None, top: int) -> Station:
    box = replace(box_of(place, [], WIDTH), x=1, y=top)
    ways: list[Way] = []
    below = top + box.height + _GAP
    for number, branch in enumerate(place.branches):
        if given in (None, number):
            way = _way(branch, below, went if given == number else _longer(went, number), given=given == number)
            ways.append(way)
            below += way.height + _GAP
    return Station(box, ways)


def _way(branch: Branch, top: int, path: str, *, given: bool) -> Way:
    return Way(wrap(("✓ " if given else "→ ") + branch.answers, letters(WIDTH - 24)), top, path, given)


def _longer(path: str, answer: int) -> str:
    return f"{path}-{answer}" if path else str(answer)
