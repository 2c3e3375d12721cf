"""Whether a ruling is given, and what becomes of an appeal (81, 92, 93)."""

from collections.abc import Hashable
from dataclasses import dataclass

from rulings.engine.effects import Effect


@dataclass(slots=True, kw_only=True)
class AboutRuling(Effect):
    """Whether there is a ruling."""

    def about(self) -> Hashable:
        """Whether there is a ruling."""
        return "ruling"


@dataclass(slots=True, kw_only=True)
class RulingIsGiven(AboutRuling):
    """The director rules on what a contestant has brought up."""


@dataclass(slots=True, kw_only=True)
class NoticedIsRectified(AboutRuling):
    """The director rectifies what he has become aware of."""


@dataclass(slots=True, kw_only=True)
class NoRuling(AboutRuling):
    """Nothing is ruled on."""

    why: str


@dataclass(slots=True, kw_only=True)
class NotWaived(Effect):
    """The irregularity is rectified although somebody asked that it be let go."""

    why: str


@dataclass(slots=True, kw_only=True)
class RightToAppealTold(Effect):
    """The director tells the contestant that he may appeal."""
