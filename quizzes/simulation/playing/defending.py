"""The leads of the defenders: the opening lead, and later ones with dummy in view."""

from collections.abc import Callable
from random import Random

from bridge.cards import Card, Suit
from bridge.seats import Seat
from quizzes.simulation.playing.conventions import lead_of, sequence
from quizzes.simulation.playing.holdings import NEXT, PARTNER, SUITS, Hints, Ranks, View, holding, view
from rulings.table.position import Position

_TEN, _JACK, _QUEEN, _KING, _ACE = range(10, 15)


def opening_lead(rng: Random, position: Position, cards: list[Card], hints: Hints) -> Card:
    """The best suit by what players think of leads, and its card."""
    own, trump = holding(cards), position.trump

    def worth(suit: Suit) -> float:
        liked = 5 * (suit is hints.partners) - 4 * (suit in hints.theirs)
        if trump is None:
            return liked + _against_notrump(own[suit])
        if suit is trump:
            return _trump_lead(own[suit])
        return liked + _against_trumps(own[suit], len(own[trump]))

    return _card(rng, own, worth, trump)


def _card(rng: Random, own: dict[Suit, Ranks], worth: Callable[[Suit], float], trump: Suit | None) -> Card:
    """The lead of the suit that is worth most; of equal ones any."""
    values = {suit: worth(suit) for suit in SUITS if own[suit]}
    most = max(values.values())
    best = [suit for suit, value in values.items() if value == most]
    suit = best[0] if len(best) == 1 else rng.choice(best)
    return Card(suit, lead_of(own[suit], trumps=trump is not None and suit is not trump))


def _against_notrump(ranks: Ranks) -> float:
    """Long suits with honours, the better with a sequence; of short ones the better without."""
    honours = sum(rank - 10 for rank in ranks if rank > _TEN)
    if len(ranks) < 4:
        return len(ranks) + 2 * (sequence(ranks) > 0) - 0.3 * honours
    return 2 * len(ranks) + min(honours, 6) * 0.3 + 2 * (sequence(ranks) > 0)


def _against_trumps(ranks: Ranks, trumps: int) -> float:
    """Ace-king, a singleton to ruff, a sequence; hardly ever from an ace."""
    top, length = ranks[-1], len(ranks)
    if top == _ACE:
        return 8 if length > 1 and ranks[-2] == _KING else 2 if length == 1 else -4
    if length == 1:
        return (7 if 1 <= trumps <= 3 else 3) - (4 if top >= _QUEEN else 0)
    if good := sequence(ranks):
        return 2 + (good >= _QUEEN) * 2 + 2 * (good - 2 in ranks) - (length == 2) * (good < _KING)
    if length == 2:
        return 2 - 1.5 * max(top - _TEN, 0)
    return {_KING: 1.5, _QUEEN: 2, _JACK: 2.2}.get(top, 2.5) + 0.2 * (length == 4)


def _trump_lead(ranks: Ranks) -> float:
    """From two or three small ones."""
    return 2.6 if 2 <= len(ranks) <= 3 and ranks[-1] < _TEN else -3


def defenders_lead(rng: Random, position: Position, seat: Seat, cards: list[Card], hints: Hints) -> Card:
    """A later lead: winners, partner's suit, through dummy's strength or up to its weakness."""
    seen, trump = view(position, seat, cards), position.trump
    late = len(cards) <= 5
    through = NEXT[seat] is PARTNER[position.declarer]

    def worth(suit: Suit) -> float:
        ranks = seen.own[suit]
        if suit is trump:
            return _trump_lead(ranks) - 1
        value = _winners(ranks, seen, suit, late=late) + 4 * (suit is hints.partners)
        value += _dummy_says(seen.seen[suit], through=through)
        if trump and not seen.seen[suit] and seen.seen[trump]:
            value -= 4
        return value

    best = _card(rng, seen.own, worth, trump)
    top = seen.own[best.suit][-1]
    return Card(best.suit, top) if top > max([*seen.out[best.suit], *seen.seen[best.suit], 0]) else best


def _winners(ranks: Ranks, seen: View, suit: Suit, *, late: bool) -> float:
    """Cards that are high now, more so towards the end; else length and sequences."""
    others = max([*seen.out[suit], *seen.seen[suit], 0])
    high = sum(rank > others for rank in ranks)
    if high:
        return 3 + high if late or high > 1 or ranks[-1] < _ACE else -1
    return 0.4 * len(ranks) + 2 * (sequence(ranks) > 0) - (ranks[-1] == _KING)


def _dummy_says(ranks: Ranks, *, through: bool) -> float:
    """Through honours of dummy, or up to small cards."""
    if not ranks:
        return 0
    return (1 if _TEN <= ranks[-1] < _ACE else 0) if through else (1.5 if ranks[-1] < _TEN else -1)
