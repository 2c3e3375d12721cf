"""Boards of a team match whose scores are adjusted or cannot be compared (86B)."""

from collections.abc import Hashable
from dataclasses import dataclass
from decimal import Decimal

from rulings.engine.effects import Effect, Player


@dataclass(slots=True, kw_only=True)
class NoSubstituteBoard(Effect):
    """No substitute board is played: a team could know the result of the match."""


@dataclass(slots=True, kw_only=True)
class BoardsCancelled(Effect):
    """The board or boards are cancelled."""


@dataclass(slots=True, kw_only=True)
class BetterOfTwo(Effect):
    """For each board the team not at fault has the higher of average plus and an assigned score."""

    imps: Decimal


@dataclass(slots=True, kw_only=True)
class BoardForNonOffenders(Effect):
    """What the team not at fault has on a board, counted from the first that is told."""

    count: int
    imps: Decimal
    why: str

    def about(self) -> Hashable:
        """What it has on that board."""
        return "team-board", self.count


@dataclass(slots=True, kw_only=True)
class TeamTotal(Effect):
    """What a team has on all these boards."""

    who: Player
    imps: Decimal

    def about(self) -> Hashable:
        """What the team has."""
        return "team-total", self.who


@dataclass(slots=True, kw_only=True)
class MethodOfRegulations(Effect):
    """The score is adjusted as the regulations have it."""
