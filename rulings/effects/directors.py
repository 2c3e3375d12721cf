"""What the director does to come to a ruling, and with an error of procedure (82 to 85)."""

from dataclasses import dataclass

from rulings.engine.effects import UNSAID, Effect


@dataclass(slots=True, kw_only=True)
class EvidenceIsWeighed(Effect):
    """He finds the facts by the weight of the evidence."""


@dataclass(slots=True, kw_only=True)
class RectificationMade(Effect):
    """The rectification that a Law has is carried out."""

    how: str = UNSAID


@dataclass(slots=True, kw_only=True)
class GoOn(Effect):
    """The players go on with the auction or the play."""

    why: str


@dataclass(slots=True, kw_only=True)
class RulingLetsPlayGoOn(Effect):
    """The facts cannot be found: a ruling by which play can go on."""


@dataclass(slots=True, kw_only=True)
class ErrorIsRectified(Effect):
    """An error of procedure is put right, and play goes on as the Laws have it."""


@dataclass(slots=True, kw_only=True)
class RulingIsCorrected(Effect):
    """A ruling that was wrong is put right, and the board is scored normally."""


@dataclass(slots=True, kw_only=True)
class BothSidesNotAtFault(Effect):
    """After a director's error both sides count as not at fault."""
