"""Claims and concessions that a ruling on something else comes to."""

from collections.abc import Hashable
from dataclasses import dataclass

from rulings.engine.effects import Effect, Player


@dataclass(slots=True, kw_only=True)
class AboutClaim(Effect):
    """Whether there is a claim."""

    who: Player

    def about(self) -> Hashable:
        """Whether there is a claim."""
        return "claim", self.who


@dataclass(slots=True, kw_only=True)
class ClaimMade(AboutClaim):
    """It is a claim."""


@dataclass(slots=True, kw_only=True)
class DeemedClaim(AboutClaim):
    """It counts as a claim."""


@dataclass(slots=True, kw_only=True)
class NoClaim(AboutClaim):
    """It is no claim."""


@dataclass(slots=True, kw_only=True)
class AboutConcession(Effect):
    """Whether there is a concession."""

    who: Player

    def about(self) -> Hashable:
        """Whether there is a concession."""
        return "concession", self.who


@dataclass(slots=True, kw_only=True)
class ConcessionMade(AboutConcession):
    """It is a concession."""


@dataclass(slots=True, kw_only=True)
class ConcessionVoid(AboutConcession):
    """There is no concession."""
