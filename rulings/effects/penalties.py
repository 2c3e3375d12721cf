"""Penalties, and what they take from a score (90, 91)."""

from dataclasses import dataclass
from decimal import Decimal

from rulings.engine.effects import UNSAID, Effect, Player


@dataclass(slots=True, kw_only=True)
class NoPenalty(Effect):
    """Somebody is not penalised."""

    who: Player
    why: str


@dataclass(slots=True, kw_only=True)
class OnlyOffenderPays(Effect):
    """A penalty is beside any rectification, and changes nobody else's score."""


@dataclass(slots=True, kw_only=True)
class PenaltyAmount(Effect):
    """How much the penalty is by the regulations; of a percentage of a known top, in matchpoints too."""

    unit: str
    amount: Decimal
    matchpoints: Decimal = UNSAID


@dataclass(slots=True, kw_only=True)
class ScoreAfterPenalty(Effect):
    """The score of the contestant with the penalty."""

    unit: str
    before: Decimal
    after: Decimal


@dataclass(slots=True, kw_only=True)
class AmountLeftToDirector(Effect):
    """Neither the Laws nor the regulations set a figure."""


@dataclass(slots=True, kw_only=True)
class DisciplineIsFinal(Effect):
    """A ruling by 91A is final; an appeals committee may only recommend (93B3)."""


@dataclass(slots=True, kw_only=True)
class NoDisqualification(Effect):
    """Without the approval of the Tournament Organizer nobody is disqualified."""
