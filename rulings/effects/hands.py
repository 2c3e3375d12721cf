"""Who is declarer, who is dummy, and what a player does with his hand."""

from collections.abc import Hashable
from dataclasses import dataclass

from rulings.engine.effects import UNSAID, Effect, Player
from rulings.table.consequences import Seats, TableEffect, seat_of
from rulings.table.position import Position


@dataclass(slots=True, kw_only=True)
class AboutDeclarer(TableEffect):
    """Who declares."""

    who: Player

    def about(self) -> Hashable:
        """Who declares."""
        return ("declarer",)


@dataclass(slots=True, kw_only=True)
class BecomesDeclarer(AboutDeclarer):
    """The player declares."""

    def apply(self, position: Position, seats: Seats) -> None:
        """54A, 54C: who had to be dummy declares; the turn stays with the same hand."""
        position.declarer = seat_of(self.who, seats)


@dataclass(slots=True, kw_only=True)
class BecomesDummy(Effect):
    """The player becomes dummy."""

    who: Player


@dataclass(slots=True, kw_only=True)
class MustSpreadHand(Effect):
    """The player must spread the hand."""

    who: Player


@dataclass(slots=True, kw_only=True)
class DummySpreads(Effect):
    """Dummy is spread. ``after``: a card has been played from there before."""

    who: Player
    after: str = UNSAID


@dataclass(slots=True, kw_only=True)
class DummyMayTouch(Effect):
    """Dummy was told to touch the card, or arranges the hand."""

    who: Player


@dataclass(slots=True, kw_only=True)
class DummyMayNotTouch(Effect):
    """Dummy may not touch or indicate a card."""

    who: Player


@dataclass(slots=True, kw_only=True)
class DefenderMayNotShow(Effect):
    """A defender may not show dummy his hand."""

    who: Player


@dataclass(slots=True, kw_only=True)
class AboutDummy(Effect):
    """Whether dummy may do that."""

    who: Player
    what: str

    def about(self) -> Hashable:
        """Whether dummy may do that."""
        return "dummy may", self.what


@dataclass(slots=True, kw_only=True)
class DummyMay(AboutDummy):
    """Dummy may do that."""


@dataclass(slots=True, kw_only=True)
class DummyMayNot(AboutDummy):
    """Dummy may not do that."""


@dataclass(slots=True, kw_only=True)
class RightLost(Effect):
    """Dummy has lost the right to do that."""

    who: Player
    what: str
