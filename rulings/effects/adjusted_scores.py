"""Adjusted scores: assigned or artificial, and for whom (12)."""

from dataclasses import dataclass
from decimal import Decimal

from rulings.engine.effects import UNSAID, Effect, Player


@dataclass(slots=True, kw_only=True)
class ScoreMayBeAdjusted(Effect):
    """The director has the power to adjust the score, and by what."""

    why: str


@dataclass(slots=True, kw_only=True)
class AssignedScore(Effect):
    """An assigned adjusted score takes the place of the score obtained in play."""


@dataclass(slots=True, kw_only=True)
class TowardsLikelyResult(Effect):
    """The score comes as near as possible to the likely result without the infraction."""


@dataclass(slots=True, kw_only=True)
class AdjustedInFull(Effect):
    """A side gets the whole adjusted score."""

    who: Player


@dataclass(slots=True, kw_only=True)
class NoRedressForOwnPart(Effect):
    """A side gets no redress for the damage that it caused itself."""

    who: Player
    why: str


@dataclass(slots=True, kw_only=True)
class AveragePlus(Effect):
    """An artificial score for a contestant who is not at fault. ``imps``: by regulation."""

    who: Player
    scoring: str
    why: str = UNSAID
    imps: Decimal = UNSAID


@dataclass(slots=True, kw_only=True)
class ArtificialScoreForBoard(Effect):
    """The board cannot be played normally."""


@dataclass(slots=True, kw_only=True)
class Average(Effect):
    """An artificial score for a contestant who is partly at fault."""

    who: Player
    scoring: str


@dataclass(slots=True, kw_only=True)
class AverageMinus(Effect):
    """An artificial score for a contestant who is directly at fault. ``imps``: by regulation."""

    who: Player
    scoring: str
    why: str = UNSAID
    imps: Decimal = UNSAID
