"""Revokes: whether there is one, whether it is corrected, and the tricks that it costs."""

from collections.abc import Hashable
from dataclasses import dataclass

from bridge.cards import Card, Suit
from rulings.engine.effects import UNSAID, Effect, Player


@dataclass(slots=True, kw_only=True)
class AboutRevoke(Effect):
    """Whether the player's failure to comply is a revoke that is corrected."""

    who: Player

    def about(self) -> Hashable:
        """Whether the player's failure to comply is a revoke that is corrected."""
        return "revoke", self.who, self.trick


@dataclass(slots=True, kw_only=True)
class MustCorrect(AboutRevoke):
    """The revoke must be corrected."""

    why: str = UNSAID
    established_anyway: bool = UNSAID


@dataclass(slots=True, kw_only=True)
class CannotCorrect(AboutRevoke):
    """The revoke is established and may no longer be corrected."""


@dataclass(slots=True, kw_only=True)
class NoRevoke(AboutRevoke):
    """It was no revoke."""

    cause: str


@dataclass(slots=True, kw_only=True)
class ReplacedFreely(Effect):
    """The card taken back is replaced without further rectification."""

    who: Player


@dataclass(slots=True, kw_only=True)
class RevokeFound(Effect):
    """The record shows a revoke."""

    who: Player
    card: Card | None
    suit: Suit | None
    cause: str


@dataclass(slots=True, kw_only=True)
class NoRevokeFound(Effect):
    """The record shows no revoke."""


@dataclass(slots=True, kw_only=True)
class EstablishedBy(Effect):
    """With this card the revoke is established."""

    who: Player
    card: Card | None


@dataclass(slots=True, kw_only=True)
class AsIfEstablished(Effect):
    """The revoke counts as if it were established."""

    who: Player


@dataclass(slots=True, kw_only=True)
class DeemedRevoke(Effect):
    """The player counts as having revoked on that trick."""

    who: Player


@dataclass(slots=True, kw_only=True)
class AboutTransfer(Effect):
    """How many tricks a revoke costs."""

    who: Player
    by: Player = UNSAID

    def about(self) -> Hashable:
        """How many tricks a revoke costs."""
        return "transfer", self.by or self.who, self.trick


@dataclass(slots=True, kw_only=True)
class TransferTricks(AboutTransfer):
    """Tricks are transferred to the other side at the end of play."""

    count: int
    of: str = UNSAID


@dataclass(slots=True, kw_only=True)
class NoTransfer(AboutTransfer):
    """No trick is transferred."""

    who: Player = UNSAID
    why: str


@dataclass(slots=True, kw_only=True)
class CountAfterCorrection(Effect):
    """The tricks are counted after the correction, as the players then play."""
