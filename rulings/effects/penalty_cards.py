"""Penalty cards: which there are, and when they are played."""

from dataclasses import dataclass
from typing import Literal

from bridge.cards import Card, Suit
from rulings.effects.returned_cards import AboutCard
from rulings.engine.effects import UNSAID, Effect, Grade, Player
from rulings.table.consequences import Seats, known, penalise, seat_of
from rulings.table.position import Position


@dataclass(slots=True, kw_only=True)
class BecomesPenaltyCard(AboutCard):
    """The card becomes a penalty card.

    ``how``: it was played ``instead`` of one that lies there, ``led``, or ``changed`` after a withdrawal (62C2).
    """

    key = "penalty-card"
    grade: Grade
    how: str = UNSAID

    def apply(self, position: Position, seats: Seats) -> None:
        """The card lies faced; of two or more every one is major (50B). Played instead of another it is not due before that."""
        card = known(self.card)
        penalise(position, seat_of(self.who, seats), card, self.grade)
        if self.how == "instead":
            position.spared |= {(position.number, card)}


@dataclass(slots=True, kw_only=True)
class StaysPenaltyCard(AboutCard):
    """The card remains a penalty card."""

    grade: str = UNSAID


@dataclass(slots=True, kw_only=True)
class NoPenaltyCard(Effect):
    """No card becomes a penalty card."""

    who: Player
    why: str


@dataclass(slots=True, kw_only=True)
class AllPenaltyCardsMajor(Effect):
    """With a second penalty card each of them is major."""

    who: Player
    how: str = UNSAID


@dataclass(slots=True, kw_only=True)
class OtherSeenCardsPenalised(Effect):
    """Every other card that was seen becomes a penalty card."""

    who: Player
    grade: str = UNSAID


@dataclass(slots=True, kw_only=True)
class DefendersWithdrawnCardsPenalised(Effect):
    """What a defender takes back becomes a penalty card; ``without``: not a card that 47E1 has taken back."""

    who: Player
    without: Literal["told-to-play"] = UNSAID


@dataclass(slots=True, kw_only=True)
class ExtraCardsSeen(Effect):
    """An extra card of a defender that is seen as it goes back becomes a penalty card."""

    who: Player


@dataclass(slots=True, kw_only=True)
class PenaltyCardDuty(Effect):
    """The obligations of the penalty card remain."""

    who: Player
    card: Card | None = UNSAID
    grade: str


@dataclass(slots=True, kw_only=True)
class PenaltyCardWaits(Effect):
    """The penalty card cannot legally be played now: it waits."""

    who: Player
    card: Card | None


@dataclass(slots=True, kw_only=True)
class MinorCardFirst(Effect):
    """No other card of the suit below an honour is played before the minor penalty card."""

    who: Player
    card: Card | None
    suit: Suit | None


@dataclass(slots=True, kw_only=True)
class OwnPenaltyCardNow(Effect):
    """The player's own penalty card is played now."""

    who: Player


@dataclass(slots=True, kw_only=True)
class DeclarerDesignates(Effect):
    """Declarer says which of the penalty cards is played."""

    who: Player
    cards: tuple[Card | None, ...]


@dataclass(slots=True, kw_only=True)
class LedNotShown(Effect):
    """The card was led, not shown: it is ruled on as a lead."""

    who: Player
