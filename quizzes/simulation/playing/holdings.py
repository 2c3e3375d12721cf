"""What a player sees and counts: suits by rank, which cards are still out, which card wins the trick so far."""

from collections.abc import Iterable, Sequence
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from bridge.cards import Card, Suit
from bridge.plays import Play
from bridge.seats import ROTATION, Seat
from rulings.table.position import Position

Ranks = list[int]
Holding = dict[Suit, Ranks]

SUITS = tuple(Suit)
_rank = itemgetter(1)
PARTNER = {seat: seat.partner for seat in ROTATION}
NEXT = {seat: seat.lho for seat in ROTATION}


class Hints(NamedTuple):
    """What a leader knows besides the cards: the suit that partner bid or led, and those that the opponents bid."""

    partners: Suit | None = None
    theirs: frozenset[Suit] = frozenset()


class View(NamedTuple):
    """The cards left as a player sees them: his own, his partner's or dummy's (``seen``), and those out of sight, unsorted."""

    own: Holding
    seen: Holding
    out: Holding


def holding(cards: Iterable[Card]) -> Holding:
    """The ranks by suit, lowest first."""
    return _by_suit(sorted(cards, key=_rank))


def _by_suit(cards: Iterable[Card]) -> Holding:
    spades, hearts, diamonds, clubs = SUITS
    found: Holding = {spades: [], hearts: [], diamonds: [], clubs: []}
    for suit, rank in cards:
        found[suit].append(rank)
    return found


def declares(position: Position, seat: Seat) -> bool:
    """Whether it is declarer or dummy."""
    return seat is position.declarer or seat is PARTNER[position.declarer]


def view(position: Position, seat: Seat, cards: Iterable[Card]) -> View:
    """What the player sees: declarer and dummy see each other, a defender sees dummy."""
    shown = PARTNER[seat] if declares(position, seat) else PARTNER[position.declarer]
    hands = position.hands
    one, other = (hand for player, hand in hands.items() if player is not seat and player is not shown)
    return View(holding(cards), holding(hands[shown]), _by_suit(chain(one, other)))


def ranks_in(hand: Iterable[Card], suit: Suit) -> Ranks:
    """The ranks of one suit in a hand."""
    return [rank for one, rank in hand if one is suit]


def best_play(trick: Sequence[Play], trump: Suit | None) -> Play:
    """The play that wins the trick so far (44E, 44F)."""
    best = trick[0]
    for play in trick[1:]:
        card, high = play[1], best[1]
        if card[1] > high[1] if card[0] is high[0] else card[0] is trump:
            best = play
    return best


def cheapest_equal(ranks: Ranks, out: Ranks) -> int:
    """The lowest of the cards that are as good as the highest: no card that is out lies between them."""
    top = max(ranks)
    between = max((rank for rank in out if rank < top), default=0)
    return min(rank for rank in ranks if rank > between)
