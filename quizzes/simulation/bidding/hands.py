"""A hand as its player counts it for the bidding. Denominations are numbers here, from clubs (0) to notrump (4)."""

from collections.abc import Sequence
from dataclasses import dataclass

from bridge.cards import DECK, Card, Strain, Suit

C, D, H, S, NT = range(len(Strain))
SUITS = (C, D, H, S)
MAJORS = (S, H)

CARDS: tuple[Card, ...] = tuple(card for name in list(Strain)[:NT] for card in DECK.values() if card.suit is Suit(name))
"""The pack by number: 13 clubs from the two up, then diamonds, hearts and spades."""

_SUIT = tuple(number // 13 for number in range(52))
_POINTS = tuple(max(card.rank - 10, 0) for card in CARDS)
_SHORT = {True: (5, 3, 1), False: (3, 2, 1)}
"""What a void, a singleton and a doubleton are worth with four trumps, and with fewer."""


@dataclass(frozen=True, slots=True)
class Hand:
    """High-card points, and length and points of each suit."""

    points: int
    length: tuple[int, ...]
    honours: tuple[int, ...]
    balanced: bool
    aces: int

    def support(self, trump: int) -> int:
        """The points in a contract with these trumps: short suits count, the more the longer the trumps."""
        worth = _SHORT[self.length[trump] >= 4]
        return self.points + sum(worth[n] for suit, n in enumerate(self.length) if n < 3 and suit != trump)

    def stops(self, suit: int) -> bool:
        """Whether the opponents cannot run a suit in notrump: an ace, a guarded king, a queen twice guarded."""
        points, length = self.honours[suit], self.length[suit]
        return points >= 4 or (points == 3 and length >= 2) or (points > 0 and length >= 5 - points)

    @property
    def longest(self) -> int:
        """The longest suit, of equals the highest."""
        return max(SUITS, key=lambda suit: (self.length[suit], suit))


def hand_of(numbers: Sequence[int]) -> Hand:
    """The hand of thirteen cards by number."""
    length, honours, aces = [0, 0, 0, 0], [0, 0, 0, 0], 0
    for number in numbers:
        suit, points = _SUIT[number], _POINTS[number]
        length[suit] += 1
        if points:
            honours[suit] += points
            aces += points == 4
    balanced = min(length) >= 2 and length.count(2) <= 1 and max(length) <= 5
    return Hand(sum(honours), tuple(length), tuple(honours), balanced, aces)
