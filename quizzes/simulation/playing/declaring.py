"""The leads of declarer, from his hand and from dummy."""

from bisect import bisect_left, bisect_right
from random import Random

from bridge.cards import Card, Suit
from bridge.seats import Seat
from quizzes.simulation.playing.holdings import SUITS, Ranks, View, view
from rulings.table.position import Position

_TEN, _ACE = 10, 14


def declarers_lead(rng: Random, position: Position, seat: Seat, cards: list[Card]) -> Card:
    """A ruff in the short hand, the opponents' trumps, then the suit that promises most."""
    seen, trump = view(position, seat, cards), position.trump
    if trump is not None:
        if (loser := _to_be_ruffed(seen, trump)) is not None:
            return loser
        if _draws(seen, trump):
            return Card(trump, _card(seen, trump))
    values = {suit: _promise(seen, suit, len(cards)) - 5 * (suit is trump) for suit in SUITS if seen.own[suit]}
    most = max(values.values())
    best = [suit for suit, value in values.items() if value == most]
    suit = best[0] if len(best) == 1 else rng.choice(best)
    return Card(suit, _card(seen, suit))


def _to_be_ruffed(seen: View, trump: Suit) -> Card | None:
    """A loser of the hand with more trumps in a suit of which the other hand has none."""
    if not seen.seen[trump] or len(seen.seen[trump]) >= len(seen.own[trump]):
        return None
    for suit in SUITS:
        ranks = seen.own[suit]
        if suit is not trump and ranks and not seen.seen[suit] and ranks[0] < max(seen.out[suit], default=0):
            return Card(suit, ranks[0])
    return None


def _draws(seen: View, trump: Suit) -> bool:
    """As long as the opponents have trumps, other than a last one that is high."""
    out, ours = seen.out[trump], [*seen.own[trump], *seen.seen[trump]]
    if not out or not seen.own[trump] or len(ours) <= 1:
        return False
    return not (len(out) == 1 and out[0] > max(ours))


def _promise(seen: View, suit: Suit, left: int) -> float:
    """Long suits to be set up; suits that only have winners come when nothing else is left to do."""
    own, other, out = seen.own[suit], seen.seen[suit], seen.out[suit]
    top_out, longest = max(out, default=0), max(len(own), len(other))
    held = len(own) + len(other)
    high = held - bisect_right(own, top_out) - bisect_right(other, top_out)
    honours = held - bisect_left(own, _TEN) - bisect_left(other, _TEN)
    if high >= longest:
        return 8 + longest if left <= 6 else 3
    towards = 1.5 if other and other[-1] > own[-1] and other[-1] >= _TEN else 0
    tenace = 2 if len(own) >= 2 and own[-1] > top_out > own[-2] >= _TEN else 0
    danger = max(len(out) - held, 0)
    return longest + len(own) * 0.2 + honours + towards - tenace - danger - 3 * (honours == 0)


def _card(seen: View, suit: Suit) -> int:
    """Low towards higher cards of the other hand, the high card of the short hand first, a sequence from its top."""
    own, other, out = seen.own[suit], seen.seen[suit], seen.out[suit]
    top_out = max(out, default=0)
    if own[-1] > top_out:
        return own[-1] if not other or other[-1] < own[-1] or len(own) <= len(other) else own[0]
    if other and other[-1] > top_out and (len(own) > 1 or own[-1] < other[-1]):
        return _through(own, other, out)
    if other and other[-1] > own[-1]:
        return own[0]
    return own[-1] if own[-1] >= _TEN and own[-1] - 1 in (*own, *other) else own[0]


def _through(own: Ranks, other: Ranks, out: Ranks) -> int:
    """Towards a winner: an honour that can be run if the card below it is held too, else low."""
    touching = own[-1] >= _TEN and own[-1] - 1 in (*own, *other)
    return own[-1] if touching and len(own) + len(other) >= 5 and max(out) == own[-1] + 1 < _ACE else own[0]
