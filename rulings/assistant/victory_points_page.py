"""The sum of victory points: what was typed, and what it comes to."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any
from urllib.parse import urlencode

from django.utils.translation import gettext as _

from bridge.scoring.victory_points import MOST_BOARDS, MOST_IMPS, victory_points
from lawbook import addresses
from lawbook.text_input import whole_number
from rulings.citing import cited

_NAMES = ("ours", "theirs", "boards")
_LONGEST = 5


@dataclass(frozen=True)
class Match:
    """The IMPs of both sides and the boards of a match, as they were typed."""

    typed: Mapping[str, str] = field(default_factory=dict)

    def address(self, language: str) -> str:
        """The page of it."""
        query = {name: text for name, text in self.typed.items() if text}
        return addresses.page("victory-points", language) + (f"?{urlencode(query)}" if query else "")


def match_of(query: Mapping[str, str]) -> Match:
    """What the address tells."""
    return Match({name: query.get(name, "").strip()[:_LONGEST] for name in _NAMES})


def victory_points_page(match: Match, language: str) -> dict[str, Any]:
    """The form, and the points once all three numbers are there, in the active language."""
    shown: dict[str, Any] = {"typed": match.typed, "clause": cited("78D", language)}
    if not any(match.typed.values()):
        return shown
    numbers = [
        _number(match.typed[name], most) for name, most in zip(_NAMES, (MOST_IMPS, MOST_IMPS, MOST_BOARDS), strict=True)
    ]
    if None in numbers or not numbers[2]:
        return shown | {"trouble": _("Type whole numbers: the IMPs of each side and the boards of the match.")}
    ours, theirs, boards = (number or 0 for number in numbers)
    points = [_as_written(one, language) for one in victory_points(ours - theirs, boards)]
    return shown | {"points": points, "margin": abs(ours - theirs), "boards": boards}


def _number(text: str, most: int) -> int | None:
    number = whole_number(text, -1)
    return number if 0 <= number <= most else None


def _as_written(points: Decimal, language: str) -> str:
    return str(points).replace(".", ",") if language == "tr" else str(points)
