"""An auction with its hands, counted from the cards alone, without the simulation's own way of counting."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bridge.auction import BIDS, PASS, Auction
from bridge.cards import Card, Suit
from bridge.contracts import Contract
from bridge.deal import Deal
from bridge.scoring.table_of_scores import is_game
from bridge.seats import Seat, Side

SUITS = tuple(Suit)
MAJORS = (Suit.S, Suit.H)


def points(cards: Iterable[Card]) -> int:
    """High-card points."""
    return sum(max(card.rank - 10, 0) for card in cards)


@dataclass(frozen=True)
class Seen:
    """What a critic looks at: every hand, every call."""

    deal: Deal
    auction: Auction

    @cached_property
    def made(self) -> list[tuple[Seat, str]]:
        """The calls with who made them."""
        return self.auction.made()

    @cached_property
    def points(self) -> dict[Seat, int]:
        """The points of each hand."""
        return {seat: points(hand) for seat, hand in self.deal.items()}

    @cached_property
    def suits(self) -> dict[Seat, dict[Suit, list[Card]]]:
        """The cards of each hand by suit."""
        return {
            seat: {suit: [card for card in hand if card.suit is suit] for suit in SUITS}
            for seat, hand in self.deal.items()
        }

    def length(self, seat: Seat, suit: str) -> int:
        """How many cards of a suit a player has."""
        return len(self.suits[seat][Suit(suit)])

    def fit(self, side: Side, suit: str) -> int:
        """How many a side has."""
        return sum(self.length(seat, suit) for seat in self.deal if seat.side is side)

    def both(self, side: Side) -> int:
        """The points of a side."""
        return sum(self.points[seat] for seat in self.deal if seat.side is side)

    def shape(self, seat: Seat) -> list[int]:
        """The lengths of the suits, the longest first."""
        return sorted(map(len, self.suits[seat].values()), reverse=True)

    def is_long(self, seat: Seat) -> bool:
        """A hand with a suit of six, or with five and five: it is worth more than its points."""
        shape = self.shape(seat)
        return shape[0] >= 6 or shape[1] >= 5

    @cached_property
    def contract(self) -> Contract | None:
        """The final contract; ``None`` if passed out."""
        return self.auction.contract

    @cached_property
    def opening(self) -> int | None:
        """The number of the first bid."""
        return next((number for number, (_, call) in enumerate(self.made) if call != PASS), None)

    def own(self, seat: Seat) -> list[str]:
        """A player's calls."""
        return [call for one, call in self.made if one is seat]

    def could_bid(self, seat: Seat, suit: str) -> bool:
        """Whether at one of his turns a suit could still be bid at the three level."""
        for number, (one, _) in enumerate(self.made):
            last = next((call for _, call in reversed(self.made[:number]) if call in BIDS), None)
            if one is seat and (last is None or BIDS.index(last) < BIDS.index(f"3{suit}")):
                return True
        return False

    def plays_game(self, side: Side) -> bool:
        """Whether the side has bid a game."""
        contract = self.contract
        return bool(contract and contract.declarer and contract.declarer.side is side and is_game(contract))

    def has_spoken(self, side: Side) -> bool:
        """Whether a side has called anything but pass."""
        return any(seat.side is side and call != PASS for seat, call in self.made)
