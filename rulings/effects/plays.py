"""Effects on cards played: whether they stand, go back, or were no play at all."""

from collections.abc import Hashable
from dataclasses import dataclass

from bridge.cards import Card
from bridge.seats import Seat
from rulings.engine.effects import UNSAID, Effect, Player
from rulings.table.consequences import Seats, TableEffect, known, seat_of, take_back
from rulings.table.position import Position


@dataclass(slots=True, kw_only=True)
class AboutPlay(TableEffect):
    """Whether the card that a player put down stays played."""

    who: Player
    card: Card | None = UNSAID

    def about(self) -> Hashable:
        """Whether the card that a player put down stays played."""
        return "play", self.who, self.trick, self.card


@dataclass(slots=True, kw_only=True)
class PlayStands(AboutPlay):
    """The card stays played."""

    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class PlayWithdrawn(AboutPlay):
    """The card played is taken back."""

    why: str = UNSAID

    def apply(self, position: Position, seats: Seats) -> None:
        """The card goes back to the hand from which it was played (47A, 47B)."""
        withdraw(position, seat_of(self.who, seats), self.card)


@dataclass(slots=True, kw_only=True)
class CardPlayed(AboutPlay):
    """The card is played."""

    how: str = UNSAID


@dataclass(slots=True, kw_only=True)
class CardNotPlayed(AboutPlay):
    """The card is not played."""


@dataclass(slots=True, kw_only=True)
class IllegalCardCorrected(AboutPlay):
    """The illegal card is taken back and replaced by a legal one."""

    def apply(self, position: Position, seats: Seats) -> None:
        """The illegal card goes back to the hand."""
        withdraw(position, seat_of(self.who, seats), self.card)


@dataclass(slots=True, kw_only=True)
class NeedNotPlay(Effect):
    """The exposed card need not be played."""

    who: Player
    card: Card | None


@dataclass(slots=True, kw_only=True)
class DeemedLater(Effect):
    """Of two cards played at once this one counts as played after the other."""

    who: Player


@dataclass(slots=True, kw_only=True)
class NoWithdrawalOfOwnAccord(Effect):
    """The player may not take the card back of his own accord."""

    who: Player
    card: Card | None


@dataclass(slots=True, kw_only=True)
class LaterCardMustFollow(Effect):
    """The card played later still has to follow suit."""

    who: Player
    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class LaterCardReturns(Effect):
    """The card played since goes back too, without rectification."""

    who: Player


@dataclass(slots=True, kw_only=True)
class UnseenCardsToHand(Effect):
    """The cards that nobody saw go back."""

    who: Player


@dataclass(slots=True, kw_only=True)
class OtherCardsToHand(Effect):
    """The other cards played at the same time go back."""

    who: Player


def withdraw(position: Position, seat: Seat, card: Card | None) -> None:
    """A card goes back; declarer's lead, if it is one, has been taken back for this trick (55B)."""
    take_back(position, seat, known(card))
    if seat.side is position.declarer.side and not position.trick:
        position.retracted = position.number
