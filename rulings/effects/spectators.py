"""What somebody who is watching may do, and may not (76)."""

from collections.abc import Hashable
from dataclasses import dataclass

from rulings.engine.effects import Effect


@dataclass(slots=True, kw_only=True)
class AboutSpectator(Effect):
    """Whether he may."""

    def about(self) -> Hashable:
        """Whether he may."""
        return "spectator"


@dataclass(slots=True, kw_only=True)
class SpectatorMay(AboutSpectator):
    """It is allowed."""

    what: str


@dataclass(slots=True, kw_only=True)
class SpectatorMayNot(AboutSpectator):
    """It is not allowed."""

    what: str


@dataclass(slots=True, kw_only=True)
class NotBoundAsSpectator(AboutSpectator):
    """He is no spectator."""

    who_is: str
