"""What a player may lead or must play: what a rectification demands."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from bridge.cards import Card, Suit
from bridge.seats import Seat
from rulings.engine.effects import UNSAID, Effect, Player
from rulings.table.auction_effects import AuctionEffect
from rulings.table.consequences import Seats, TableEffect, known, seat_of
from rulings.table.play_begins import rights_to_forbid
from rulings.table.position import Position
from rulings.table.restrictions import CardDue, Demand, LeadRestriction, PlayDemand, SuitToForbid
from rulings.table.table import Table


@dataclass(slots=True, kw_only=True)
class AboutNextLead(TableEffect):
    """What the player may lead."""

    who: Player

    def about(self) -> Hashable:
        """What the player may lead."""
        return "lead may be", self.who


@dataclass(slots=True, kw_only=True)
class LeadRequired(AboutNextLead):
    """The player must lead the suit."""

    suit: Suit | None

    def apply(self, position: Position, seats: Seats) -> None:
        """Once: at the next lead."""
        position.restrictions.append(
            LeadRestriction(seat_of(self.who, seats), (known(self.suit),), required=True, clause=self.clause)
        )


@dataclass(slots=True, kw_only=True)
class LeadForbidden(AboutNextLead):
    """The player may not lead the suits while keeping the lead."""

    suits: tuple[Suit, ...] | None
    until: str

    def apply(self, position: Position, seats: Seats) -> None:
        """As long as the player keeps the lead."""
        position.restrictions.append(
            LeadRestriction(seat_of(self.who, seats), known(self.suits), required=False, clause=self.clause)
        )


@dataclass(slots=True, kw_only=True)
class AnyCard(AboutNextLead):
    """The player may lead any card."""

    def apply(self, position: Position, seats: Seats) -> None:
        """50D2(b): declarer leaves the lead to this trick free."""
        if seat_of(self.who, seats) is position.turn and not position.trick:
            position.freed = position.number


@dataclass(slots=True, kw_only=True)
class OnlyDefendersLeadRestricted(Effect):
    """The side of the withdrawn call declares: its lead is not restricted."""


@dataclass(slots=True, kw_only=True)
class PartnerLeadsFreely(AboutNextLead):
    """Partner leads as he likes, but may not use what the card showed."""


@dataclass(slots=True, kw_only=True)
class NoLeadNoRestriction(Effect):
    """It is not partner's lead: no suit can be required or forbidden."""

    who: Player


@dataclass(slots=True, kw_only=True)
class WaitForDeclarersChoice(Effect):
    """The player may not lead before declarer has chosen."""

    who: Player


@dataclass(slots=True, kw_only=True)
class AboutNextPlay(TableEffect):
    """A demand on the card that the player plays to this trick."""

    what: ClassVar[Demand]
    who: Player
    suit: Suit | None

    def about(self) -> Hashable:
        """A demand on the card that the player plays to this trick."""
        return "play must be", self.who

    def apply(self, position: Position, seats: Seats) -> None:
        """For this trick."""
        position.restrictions.append(PlayDemand(seat_of(self.who, seats), self.what, known(self.suit)))


@dataclass(slots=True, kw_only=True)
class PlayHighest(AboutNextPlay):
    """The player plays the highest card held of the suit."""

    what: ClassVar[Demand] = "highest"


@dataclass(slots=True, kw_only=True)
class PlayLowest(AboutNextPlay):
    """The player plays the lowest card held of the suit."""

    what: ClassVar[Demand] = "lowest"


@dataclass(slots=True, kw_only=True)
class PlaySuit(AboutNextPlay):
    """The player plays a card of the suit."""

    what: ClassVar[Demand] = "suit"


@dataclass(slots=True, kw_only=True)
class PlayNotSuit(AboutNextPlay):
    """The player plays no card of the suit."""

    what: ClassVar[Demand] = "not-suit"


@dataclass(slots=True, kw_only=True)
class PlayRequired(TableEffect):
    """The player must play the card at the turn to play."""

    who: Player
    card: Card | None
    why: str = UNSAID
    when: str = UNSAID

    def apply(self, position: Position, seats: Seats) -> None:
        """In place of any other card that was due. Where several penalty cards could be it declarer has still to say (51A)."""
        if self.card is None and self.clause == "52B2":
            return
        seat = seat_of(self.who, seats)
        others = [one for one in position.restrictions if not isinstance(one, CardDue) or one.seat is not seat]
        position.restrictions = [*others, CardDue(seat, known(self.card), self.clause or "57D")]


@dataclass(slots=True, kw_only=True)
class AnyLegalCard(Effect):
    """The player may play any legal card."""

    who: Player
    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class MustComply(Effect):
    """The player can comply and must."""

    who: Player


@dataclass(slots=True, kw_only=True)
class FollowsSuitInstead(Effect):
    """The player follows suit in place of complying: that comes first."""

    who: Player


@dataclass(slots=True, kw_only=True)
class RestrictionFirst(Effect):
    """The restriction on the lead or play comes before the penalty card."""

    who: Player


@dataclass(slots=True, kw_only=True)
class ObligationRemains(Effect):
    """An earlier obligation of the side remains."""

    who: Player
    of: str


@dataclass(slots=True, kw_only=True)
class LeadNotRestricted(Effect):
    """No lead of the player is restricted, should the side defend."""

    who: Player


@dataclass(slots=True, kw_only=True)
class OneSuitMayBeForbidden(AuctionEffect):
    """At the player's first lead declarer may forbid a suit, should the side defend."""

    who: Player

    def change(self, table: Table, seat: Seat, facts: Mapping[str, Any]) -> Table:
        """26B: kept until that lead; after the auction it is on the table at once (39C), and his face-down lead goes back."""
        table = table.with_duty(SuitToForbid(seat))
        if table.position is None:
            return table
        position = table.position.copy()
        rights = (
            one for one in rights_to_forbid(table.duties, table.auction, seat) if one not in position.restrictions
        )
        position.restrictions = [*position.restrictions, *rights]
        if position.trick and position.trick[0][0] is seat:
            position.take_back(*position.trick[0])
        return table.with_position(position)
