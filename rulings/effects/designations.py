"""Cards that are named: which one is designated, and what becomes of one that was not."""

from collections.abc import Hashable
from dataclasses import dataclass

from bridge.cards import Card
from rulings.engine.effects import UNSAID, Effect, Player


@dataclass(slots=True, kw_only=True)
class AboutDesignation(Effect):
    """Whether a card has been designated."""

    def about(self) -> Hashable:
        """Whether a card has been designated."""
        return "designation", self.trick


@dataclass(slots=True, kw_only=True)
class NoCardDesignated(AboutDesignation):
    """No card has been designated."""

    why: str


@dataclass(slots=True, kw_only=True)
class MustSayWhich(AboutDesignation):
    """More than one card fits: declarer says which."""

    who: Player


@dataclass(slots=True, kw_only=True)
class DesignationStands(AboutDesignation):
    """The card that was designated is played."""

    who: Player
    card: Card | None = UNSAID
    why: str


@dataclass(slots=True, kw_only=True)
class DesignatedCardPlayed(AboutDesignation):
    """The card that declarer designated is played."""


@dataclass(slots=True, kw_only=True)
class DesignatedCardNotLegal(AboutDesignation):
    """The card designated cannot legally be played."""

    who: Player
    card: Card | None


@dataclass(slots=True, kw_only=True)
class DummyFollowsSuit(Effect):
    """Dummy follows suit if possible."""

    who: Player


@dataclass(slots=True, kw_only=True)
class UndesignatedCardShown(Effect):
    """A card of dummy was touched or shown that declarer had not designated: it is not played."""

    who: Player
    card: Card | None = UNSAID


@dataclass(slots=True, kw_only=True)
class DummyHasRevoked(Effect):
    """By the card that was not designated dummy has revoked; the trick stands."""

    who: Player


@dataclass(slots=True, kw_only=True)
class PlayContinues(Effect):
    """Play goes on."""
