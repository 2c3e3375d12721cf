"""Rights of the other side, and whether anything is rectified."""

from collections.abc import Hashable
from dataclasses import dataclass

from rulings.engine.effects import UNSAID, Effect, Player


@dataclass(slots=True, kw_only=True)
class AboutRight(Effect):
    """Whether a right is kept."""

    who: Player

    def about(self) -> Hashable:
        """Whether a right is kept."""
        return "right", self.who


@dataclass(slots=True, kw_only=True)
class RightForfeited(AboutRight):
    """The right to rectification is forfeited."""


@dataclass(slots=True, kw_only=True)
class RightKept(AboutRight):
    """The right to rectification is kept."""

    why: str


@dataclass(slots=True, kw_only=True)
class RightsUnaffected(Effect):
    """The card played since does not affect the rights."""

    who: Player


@dataclass(slots=True, kw_only=True)
class NoRectification(Effect):
    """Nothing is rectified; play goes on."""

    who: Player = UNSAID
    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class NoInfraction(Effect):
    """It was no infraction."""

    who: Player


@dataclass(slots=True, kw_only=True)
class CannotBeAccepted(Effect):
    """It cannot be accepted."""

    why: str
