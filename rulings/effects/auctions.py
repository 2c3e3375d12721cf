"""Whether the auction is over, and to whom it goes back."""

from dataclasses import dataclass

from rulings.engine.effects import UNSAID, Effect, Player


@dataclass(slots=True, kw_only=True)
class AuctionPeriodOver(Effect):
    """The auction period is over (17D)."""


@dataclass(slots=True, kw_only=True)
class ClarificationPeriod(Effect):
    """The clarification period begins (17D1)."""


@dataclass(slots=True, kw_only=True)
class AuctionPeriodLasts(Effect):
    """The auction period goes on."""

    until: str


@dataclass(slots=True, kw_only=True)
class AuctionNotOver(Effect):
    """The auction has not ended (17D3)."""


@dataclass(slots=True, kw_only=True)
class AuctionGoesBackTo(Effect):
    """The auction goes back to this player."""

    who: Player
    how: str = UNSAID


@dataclass(slots=True, kw_only=True)
class LaterPassesCancelled(Effect):
    """The passes since this player was skipped are cancelled (17D3)."""

    who: Player


@dataclass(slots=True, kw_only=True)
class AuctionGoesOnNormally(Effect):
    """Nobody has to pass; the auction goes on as usual (17D3)."""


@dataclass(slots=True, kw_only=True)
class AuctionOver(Effect):
    """The auction is over; ``why``: with a contract, or passed out."""

    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class ScoredWithoutDouble(Effect):
    """The contract is scored as if the double had not been made (36C)."""
