"""Where an exposed card goes: back to the hand, or faced on the table."""

from collections.abc import Hashable
from dataclasses import dataclass

from bridge.cards import Card
from bridge.seats import Seat
from rulings.engine.effects import UNSAID, Effect, Player
from rulings.table.consequences import Seats, TableEffect, seat_of
from rulings.table.position import Position


@dataclass(slots=True, kw_only=True)
class AboutCard(TableEffect):
    """Where a card belongs that was exposed."""

    who: Player
    card: Card | None = UNSAID

    def about(self) -> Hashable:
        """Where a card belongs that was exposed."""
        return "card", self.who, self.trick, self.card


@dataclass(slots=True, kw_only=True)
class CardToHand(AboutCard):
    """The card goes back to the hand and is no longer a penalty card."""

    why: str = UNSAID

    def apply(self, position: Position, seats: Seats) -> None:
        """50D2(a), 51B: that card, or each of the player's; a lead that lay face down (41A) was no penalty card.

        What was played on a card that an opponent changed (47D) comes back from the trick.
        """
        if self.clause == "41A":
            return
        if self.clause == "47D":
            _own_card_back(position, seat_of(self.who, seats))
            return
        own = position.penalty_cards(seat_of(self.who, seats))
        ended = [one for one in own if not self.card or one.card == self.card]
        position.restrictions = [one for one in position.restrictions if one not in ended]


def _own_card_back(position: Position, seat: Seat) -> None:
    for card in [card for player, card in position.trick if player is seat]:
        position.take_back(seat, card)


@dataclass(slots=True, kw_only=True)
class HeldAllAlong(AboutCard):
    """The card goes back to the hand and counts as having been there all along."""


@dataclass(slots=True, kw_only=True)
class ReturnedWhenDeclaring(Effect):
    """The card goes back if its owner is declarer or dummy in the end."""

    who: Player
    card: Card | None


@dataclass(slots=True, kw_only=True)
class StaysFaced(Effect):
    """The card stays face up on the table, until declarer has chosen or for good."""

    who: Player
    card: Card | None
    how: str = UNSAID
    why: str = UNSAID
    until: str = UNSAID


@dataclass(slots=True, kw_only=True)
class FacedUntilAuctionEnds(Effect):
    """The card lies face up until the auction is over."""

    who: Player
    card: Card | None = UNSAID
