"""Played cards: looked at again, pointed, mixed up."""

from collections.abc import Hashable
from dataclasses import dataclass

from rulings.engine.effects import Effect, Player


@dataclass(slots=True, kw_only=True)
class AboutTrick(Effect):
    """Whether the trick is shown."""

    def about(self) -> Hashable:
        """Whether the trick is shown."""
        return "trick is shown", self.trick


@dataclass(slots=True, kw_only=True)
class TrickIsShown(AboutTrick):
    """The players who played to the trick face its cards again."""


@dataclass(slots=True, kw_only=True)
class NotShown(AboutTrick):
    """The trick is not shown."""

    why: str


@dataclass(slots=True, kw_only=True)
class InspectedByOrder(AboutTrick):
    """Quitted tricks are looked at only when the director says so."""

    who: Player


@dataclass(slots=True, kw_only=True)
class MayLookAtOwnCard(Effect):
    """The player may look at his own last card, without showing it."""


@dataclass(slots=True, kw_only=True)
class CardsAreInspected(Effect):
    """After play the quitted tricks are looked at."""

    who: Player


@dataclass(slots=True, kw_only=True)
class TricksStayClosed(Effect):
    """Quitted tricks are not looked at to settle this."""


@dataclass(slots=True, kw_only=True)
class RuledFor(Effect):
    """The ruling goes for the side that did not mix its cards."""

    side: str


@dataclass(slots=True, kw_only=True)
class RightToClaimAtRisk(Effect):
    """Who mixes the cards risks the right to claim tricks or a revoke."""

    by: Player


@dataclass(slots=True, kw_only=True)
class CardIsTurned(Effect):
    """The card is turned the right way."""

    towards: str


@dataclass(slots=True, kw_only=True)
class PointedOutTooLate(Effect):
    """It was said too late: nobody may point it out now."""
