"""Sets of cards as whole numbers: bit ``13 × suit + rank − 2``, spades first. Seats are numbered from North."""

from collections.abc import Iterable, Iterator

from bridge.cards import Card, Suit
from bridge.seats import ROTATION, Seat

SUITS = tuple(0x1FFF << 13 * suit for suit in range(4))
HONOURS = sum(0x1F00 << 13 * suit for suit in range(4))
_ORDER = tuple(Suit)


def index_of(card: Card) -> int:
    """The number of a card."""
    return 13 * _ORDER.index(card.suit) + card.rank - 2


def card_of(index: int) -> Card:
    """The card of a number."""
    return Card(_ORDER[index // 13], index % 13 + 2)


def mask_of(cards: Iterable[Card]) -> int:
    """A set of cards."""
    return sum(1 << index for index in {index_of(card) for card in cards})


def cards_of(mask: int) -> list[Card]:
    """The cards of a set, from the lowest of spades."""
    return [card_of(index) for index in indices(mask)]


def indices(mask: int) -> Iterator[int]:
    """The numbers of the cards in a set, upwards."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def lowest(mask: int) -> int:
    """The lowest card of a set in one suit, as a set; empty for none."""
    return mask & -mask


def highest(mask: int) -> int:
    """The highest card of a set in one suit, as a set; empty for none."""
    return 1 << mask.bit_length() - 1 if mask else 0


def above(index: int) -> int:
    """The cards of the same suit that are higher."""
    return SUITS[index // 13] & -(2 << index)


def beats(index: int, best: int, trump: int | None) -> bool:
    """Whether a card played after ``best`` wins against it (44E, 44F)."""
    return index > best if index // 13 == best // 13 else index // 13 == trump


def beating(mask: int, best: int, trump: int | None) -> int:
    """The cards of a set that win against ``best``."""
    found = mask & above(best)
    return found | mask & SUITS[trump] if trump is not None and best // 13 != trump else found


def seat_number(seat: Seat) -> int:
    """0 to 3, from North on clockwise."""
    return ROTATION.index(seat)


def suit_number(suit: Suit) -> int:
    """0 to 3, from spades down."""
    return _ORDER.index(suit)
