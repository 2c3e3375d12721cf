"""The auction is over: what it leaves on the table for the play (24D, 24E, 26B)."""

from collections.abc import Iterable

from bridge.auction import Auction
from bridge.cards import Suit
from bridge.seats import ROTATION, Seat
from rulings.table.position import Position
from rulings.table.restrictions import Duty, FacedCard, PenaltyCard, Restriction, SuitToForbid


def left_behind(duties: Iterable[Duty], auction: Auction, declarer: Seat) -> list[Restriction]:
    """Penalty cards of defenders, and the suits that declarer may forbid them; what the other side had lying goes back."""
    defenders = [seat for seat in ROTATION if seat.side is not declarer.side]
    told = list(duties)
    cards = [card for seat in defenders for card in _penalty_cards(told, seat)]
    return [*cards, *(right for seat in defenders for right in rights_to_forbid(told, auction, seat))]


def still_lying(position: Position, duties: Iterable[Duty]) -> tuple[FacedCard, ...]:
    """The auction goes on after all (25A, 21B1): cards penalised since its end lie there until it is over (24)."""
    faced = {one.card for one in duties if isinstance(one, FacedCard)}
    shown = [one for one in position.restrictions if isinstance(one, PenaltyCard) and one.card not in faced]
    return tuple(FacedCard(one.seat, one.card, one.grade) for one in shown)


def _penalty_cards(duties: list[Duty], seat: Seat) -> list[PenaltyCard]:
    """24E: each card that lies there becomes a penalty card; of two or more every one is major (50B)."""
    faced = [one for one in duties if isinstance(one, FacedCard) and one.seat is seat]
    return [PenaltyCard(seat, one.card, "major" if len(faced) > 1 else one.grade) for one in faced]


def rights_to_forbid(duties: Iterable[Duty], auction: Auction, seat: Seat) -> list[SuitToForbid]:
    """26B: one suit that the offender, the player's partner, has not named in the auction; there is one such right."""
    if not any(isinstance(one, SuitToForbid) and one.seat is seat for one in duties):
        return []
    named = {strain.trump for strain in auction.named_by(seat.partner)}
    suits = tuple(suit for suit in Suit if suit not in named)
    return [SuitToForbid(seat, suits)] if suits else []
