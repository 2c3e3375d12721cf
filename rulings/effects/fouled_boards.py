"""Fouled boards, and the groups in which their scores are worked out (87)."""

from dataclasses import dataclass
from decimal import Decimal

from rulings.engine.effects import Effect


@dataclass(slots=True, kw_only=True)
class BoardFouled(Effect):
    """The board counts as fouled."""


@dataclass(slots=True, kw_only=True)
class BoardNotFouled(Effect):
    """It does not."""

    why: str


@dataclass(slots=True, kw_only=True)
class ScoresGrouped(Effect):
    """The scores are put in groups by the form in which the board was played."""


@dataclass(slots=True, kw_only=True)
class GroupScored(Effect):
    """The matchpoints and percentages of a group, in the order of its scores."""

    count: int
    matchpoints: tuple[Decimal, ...]
    percentages: tuple[Decimal, ...]
    top: Decimal


@dataclass(slots=True, kw_only=True)
class GroupNotComparable(Effect):
    """A group of one score has nothing to be compared with."""

    count: int


@dataclass(slots=True, kw_only=True)
class TreatAsSeveralScores(Effect):
    """The scores are ruled on as several that cannot be compared (86B2)."""
