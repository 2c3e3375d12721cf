"""What a player learned, and what becomes of it (16, 73)."""

from dataclasses import dataclass

from rulings.engine.effects import UNSAID, Effect, Player


@dataclass(slots=True, kw_only=True)
class FactsEstablishedNow(Effect):
    """The director establishes at once what happened."""


@dataclass(slots=True, kw_only=True)
class NoExtraneousInformation(Effect):
    """Partner conveyed nothing but his call or play."""

    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class DirectorCalledNow(Effect):
    """The director is called now, not later."""

    who: Player


@dataclass(slots=True, kw_only=True)
class CarefullyAvoids(Effect):
    """The player takes no advantage of what he learned."""

    who: Player


@dataclass(slots=True, kw_only=True)
class ImproperCommunication(Effect):
    """Partners communicated otherwise than by their calls and plays."""


@dataclass(slots=True, kw_only=True)
class GravestOffence(Effect):
    """Partners had agreed on signals that the Laws do not sanction."""


@dataclass(slots=True, kw_only=True)
class SeatsChanged(Effect):
    """The players change places, so that who knows of a hand holds it."""

    who: Player


@dataclass(slots=True, kw_only=True)
class BoardDealtAgain(Effect):
    """The board is dealt again for these contestants."""
