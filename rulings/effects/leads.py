"""Effects on a lead: whether it stands, who leads, and what may be led."""

from collections.abc import Hashable
from dataclasses import dataclass

from bridge.cards import Card
from bridge.seats import Seat
from rulings.effects.plays import withdraw
from rulings.engine.effects import UNSAID, Effect, Player
from rulings.table.consequences import Seats, TableEffect, penalise, seat_of
from rulings.table.position import Position
from rulings.table.restrictions import CardDue, Restriction, SuitToForbid


@dataclass(slots=True, kw_only=True)
class AboutLead(TableEffect):
    """A lead of a player, of which something is decided."""

    who: Player
    card: Card | None = UNSAID

    def about(self) -> Hashable:
        """A lead of a player, of which something is decided."""
        return "lead", self.who, self.trick


@dataclass(slots=True, kw_only=True)
class LeadStands(AboutLead):
    """The lead stands as a correct one; a card put upon it out of order was played too soon."""

    lead: str = UNSAID
    why: str = UNSAID

    def apply(self, position: Position, seats: Seats) -> None:
        """Of a defender it is to be played in turn, or a penalty card (57D); of declarer only an illegal one goes back."""
        for seat, card in position.trick[1:]:
            if seat is not position.trick[0][0].lho:
                _played_too_soon(position, seat, card)
        if position.trick:
            position.turn = position.next_in_order()
            leader = position.trick[0][0]
            position.restrictions = [one for one in position.restrictions if not _spent_by_lead(one, leader)]


def _spent_by_lead(one: Restriction, leader: Seat) -> bool:
    """26B speaks of the first lead: one out of turn that stands is his first as well."""
    return isinstance(one, SuitToForbid) and one.seat is leader


@dataclass(slots=True, kw_only=True)
class LeadWithdrawn(AboutLead):
    """The lead is taken back; so is what was played to it."""

    lead: str = UNSAID
    why: str = UNSAID
    of: str = UNSAID

    def apply(self, position: Position, seats: Seats) -> None:
        """The card goes back to the hand from which it was led (47A, 47B); what lay face down (54) lies in no trick."""
        if self.lead != "opening" or self.card:
            withdraw(position, seat_of(self.who, seats), self.card)


@dataclass(slots=True, kw_only=True)
class NotALead(AboutLead):
    """The card is no lead: its side does not make the opening lead."""


@dataclass(slots=True, kw_only=True)
class AboutLeader(TableEffect):
    """Whose lead it is."""

    def about(self) -> Hashable:
        """Whose lead it is."""
        return "leader", self.trick


@dataclass(slots=True, kw_only=True)
class LeadFrom(AboutLeader):
    """The lead is made from this hand."""

    hand: Player
    lead: str = UNSAID
    why: str = UNSAID
    of: str = UNSAID

    def apply(self, position: Position, seats: Seats) -> None:
        """The turn is that hand's."""
        position.turn = seat_of(self.hand, seats)


@dataclass(slots=True, kw_only=True)
class CorrectLeadStands(AboutLeader):
    """The correct lead has been made and stands; the irregular one goes back without penalty."""

    who: Player
    lead: str = UNSAID
    of: str = UNSAID

    def apply(self, position: Position, seats: Seats) -> None:
        """53B: it is the first card to the trick; what was played in error goes back."""
        leader = seat_of(self.who, seats)
        for seat, card in reversed(position.trick):
            if seat is not leader:
                position.take_back(seat, card)
        position.turn = position.next_in_order() if position.trick else leader


@dataclass(slots=True, kw_only=True)
class CorrectLeadFollows(Effect):
    """Declarer still makes the correct lead."""

    who: Player


@dataclass(slots=True, kw_only=True)
class LeadWaitsForDirector(Effect):
    """Nobody leads face down again before the director says so."""

    who: Player


@dataclass(slots=True, kw_only=True)
class LeadFaceUpByRegulation(Effect):
    """The opening lead is made face up here: the card is faced."""

    who: Player
    card: Card | None = UNSAID


@dataclass(slots=True, kw_only=True)
class LeadOutOfTurn(Effect):
    """The card is ruled on as a lead out of turn."""

    who: Player


@dataclass(slots=True, kw_only=True)
class NextDefendersChoice(Effect):
    """The defenders choose differently: the choice of the one next in turn stands."""

    who: Player
    choice: str


@dataclass(slots=True, kw_only=True)
class SecondCardFrom(Effect):
    """The second card to the trick comes from this hand."""

    who: Player


@dataclass(slots=True, kw_only=True)
class RevokedToUndesignatedLead(Effect):
    """Who followed to a card that declarer had not designated, and did not follow suit."""

    who: Player = UNSAID
    why: str = UNSAID


def _played_too_soon(position: Position, seat: Seat, card: Card) -> None:
    suit, declaring = position.trick[0][1].suit, seat.side is position.declarer.side
    legal = card.suit is suit or all(one.suit is not suit for one in position.hands[seat])
    if declaring and legal:
        return
    position.take_back(seat, card)
    if legal:
        position.restrictions.append(CardDue(seat, card))
    elif not declaring:
        penalise(position, seat, card, "major")
