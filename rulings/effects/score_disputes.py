"""What becomes of a score that is in dispute or was entered wrongly (79)."""

from dataclasses import dataclass

from rulings.effects.scores import AboutScore
from rulings.engine.effects import Effect


@dataclass(slots=True, kw_only=True)
class ScoreCorrected(AboutScore):
    """The score on the record is corrected."""

    why: str


@dataclass(slots=True, kw_only=True)
class DirectorMustBeCalled(Effect):
    """The players do not settle it among themselves."""


@dataclass(slots=True, kw_only=True)
class AgreedBeforeHandsReturn(Effect):
    """No hand goes back into the board before the tricks are agreed on."""


@dataclass(slots=True, kw_only=True)
class DirectorDeterminesScore(Effect):
    """The director determines the tricks, and so the score."""


@dataclass(slots=True, kw_only=True)
class MayNotAcceptTrick(Effect):
    """Nobody knowingly takes a trick that is not his side's."""
