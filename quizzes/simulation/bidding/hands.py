"""A hand as its player counts it for the bidding. Denominations are numbers here, from clubs (0) to notrump (4)."""

from collections.abc import Iterable
from dataclasses import dataclass

from bridge.cards import DECK, Card, Strain, Suit

C, D, H, S, NT = range(len(Strain))
SUITS = (C, D, H, S)
MAJORS = (S, H)

CARDS: tuple[Card, ...] = tuple(card for name in list(Strain)[:NT] for card in DECK.values() if card.suit is Suit(name))
"""The pack by number: 13 clubs from the two up, then diamonds, hearts and spades."""

_SHIFTS, _FIELD = tuple(range(0, 54, 6)), 0b111111
_ACE = 14


def _counted(number: int, card: Card) -> int:
    """What a card adds to lengths, points and aces, six bits for each: a hand is the sum of its cards."""
    suit, points = number // 13, max(card.rank - 10, 0)
    return 1 << _SHIFTS[suit] | points << _SHIFTS[NT + suit] | (card.rank == _ACE) << _SHIFTS[-1]


_COUNTS = tuple(_counted(number, card) for number, card in enumerate(CARDS))
_SHORT = {True: (5, 3, 1), False: (3, 2, 1)}
"""What a void, a singleton and a doubleton are worth with four trumps, and with fewer."""


@dataclass(frozen=True, slots=True)
class Hand:
    """High-card points, length and points of each suit, and the longest suit, of equals the highest."""

    points: int
    length: tuple[int, ...]
    honours: tuple[int, ...]
    balanced: bool
    aces: int
    longest: int

    def support(self, trump: int) -> int:
        """The points in a contract with these trumps: short suits count, the more the longer the trumps."""
        worth = _SHORT[self.length[trump] >= 4]
        return self.points + sum(worth[n] for suit, n in enumerate(self.length) if n < 3 and suit != trump)

    def stops(self, suit: int) -> bool:
        """Whether the opponents cannot run a suit in notrump: an ace, a guarded king, a queen twice guarded."""
        points, length = self.honours[suit], self.length[suit]
        return points >= 4 or (points == 3 and length >= 2) or (points > 0 and length >= 5 - points)


def hand_of(numbers: Iterable[int]) -> Hand:
    """The hand of thirteen cards by number."""
    counted = sum(map(_COUNTS.__getitem__, numbers))
    clubs, diamonds, hearts, spades, in_clubs, in_diamonds, in_hearts, in_spades, aces = (
        counted >> shift & _FIELD for shift in _SHIFTS
    )
    length = (clubs, diamonds, hearts, spades)
    honours = (in_clubs, in_diamonds, in_hearts, in_spades)
    longest = max(length)
    balanced = longest <= 5 and min(length) >= 2 and length.count(2) <= 1
    highest = NT - 1 - length[::-1].index(longest)
    return Hand(sum(honours), length, honours, balanced, aces, highest)
