"""Cards, suits and denominations (Law 1).

A card is written suit first: ``SA``, ``HT``, ``D2``; ``♠A`` and ``S10`` are read too.
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Any, NamedTuple

from pydantic import BeforeValidator, PlainSerializer, WithJsonSchema

RANKS = "23456789TJQKA"
_GLYPHS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC")


class Suit(StrEnum):
    """The suits, from the highest."""

    __hash__ = str.__hash__

    S = "S"
    H = "H"
    D = "D"
    C = "C"


class Strain(StrEnum):
    """The denominations of a bid, from the lowest (Law 18E)."""

    C = "C"
    D = "D"
    H = "H"
    S = "S"
    NT = "NT"

    @property
    def trump(self) -> Suit | None:
        """The trump suit; ``None`` in notrump."""
        return None if self is Strain.NT else Suit(self.value)


class Card(NamedTuple):
    """A card. ``rank`` is 2 to 14 (the ace)."""

    suit: Suit
    rank: int

    def __str__(self) -> str:
        return f"{self.suit.value}{RANKS[self.rank - 2]}"

    @property
    def is_honour(self) -> bool:
        """Ace, king, queen, jack or ten (definition "Onör")."""
        return self.rank >= 10


def parse_card(text: str) -> Card:
    """A card as people write it; ``ValueError`` if it is none."""
    plain = text.strip().upper().translate(_GLYPHS).replace("10", "T")
    if len(plain) != 2 or plain[0] not in "SHDC" or plain[1] not in RANKS:
        raise ValueError(f"not a card: {text[:20]!r}")
    return DECK[plain]


def _read(value: Any) -> Card:
    if isinstance(value, Card):
        return value
    if not isinstance(value, str):
        raise ValueError("not a card: expected text such as SA or D10")
    return parse_card(value)


DECK = {f"{suit.value}{rank}": Card(suit, number) for suit in Suit for number, rank in enumerate(RANKS, start=2)}

CardFact = Annotated[
    Card,
    BeforeValidator(_read),
    PlainSerializer(str),
    WithJsonSchema({"type": "string", "pattern": "^[SHDC][2-9TJQKA]$", "examples": ["SA", "HT"]}),
]
"""A card in a case."""


def sorted_hand(cards: Iterable[Card]) -> list[Card]:
    """Suits from spades down, the highest card of each first."""
    return sorted(cards, key=_PLACE.__getitem__)


_PLACE = {
    card: place
    for place, card in enumerate(sorted(DECK.values(), key=lambda one: (list(Suit).index(one.suit), -one.rank)))
}


def highest(cards: Iterable[Card]) -> Card:
    """The highest card of one suit."""
    return max(cards, key=lambda card: card.rank)


def lowest(cards: Iterable[Card]) -> Card:
    """The lowest card of one suit."""
    return min(cards, key=lambda card: card.rank)
