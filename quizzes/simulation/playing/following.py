"""The second, third and fourth card of a trick."""

from operator import itemgetter

from bridge.cards import Card, Suit
from bridge.seats import Seat
from quizzes.simulation.playing.holdings import PARTNER, Ranks, best_play, cheapest_equal, declares, ranks_in
from rulings.table.position import Position

_NINE, _JACK, _QUEEN, _KING, _ACE = 9, 11, 12, 13, 14
_rank = itemgetter(1)


def follow(position: Position, seat: Seat, cards: list[Card]) -> Card:
    """One of the legal cards of the suit led, lowest to highest: as cheaply as possible, but high in third hand."""
    cards.sort(key=_rank)
    winner, best = best_play(position.trick, position.trump)
    suit = cards[0].suit
    if best.suit is not suit or cards[-1].rank < best.rank:
        return cards[0]
    place = len(position.trick)
    if place == 3:
        return cards[0] if winner is PARTNER[seat] else next(card for card in cards if card.rank > best.rank)
    declaring = declares(position, seat)
    ranks = [card.rank for card in cards]
    partners = best.rank if winner is PARTNER[seat] else 0
    if place == 2:
        rank = (_finesse if declaring else _third_hand)(position, seat, suit, ranks, partners)
        rank = rank if partners or rank > best.rank else min(one for one in ranks if one > best.rank)
    else:
        rank = (_second_of_declarer if declaring else _second_hand)(position, seat, suit, ranks, best.rank)
    return Card(suit, rank)


def _hidden(position: Position, suit: Suit, *visible: Seat) -> Ranks:
    return [rank for seat, hand in position.hands.items() if seat not in visible for rank in ranks_in(hand, suit)]


def _finesse(position: Position, seat: Seat, suit: Suit, ranks: Ranks, partners: int) -> int:
    """Declarer's side in third hand: low if partner's card is good, a finesse against one card, else high."""
    partner = PARTNER[seat]
    out = _hidden(position, suit, seat, partner)
    top_out = max(out, default=0)
    if partners > top_out:
        return ranks[0]
    together = len(ranks) + len(ranks_in(position.hands[partner], suit)) + 1
    for rank in ranks:
        above = [one for one in out if one > rank]
        if not above:
            return rank
        if len(above) == 1 and above[0] < ranks[-1] and rank >= 10 and together < (11 if above[0] == _KING else 9):
            return rank if rank > partners else ranks[0]
    return ranks[0] if _as_good(partners, ranks, out) else cheapest_equal(ranks, out)


def _third_hand(position: Position, seat: Seat, suit: Suit, ranks: Ranks, partners: int) -> int:
    """A defender in third hand: high, but no higher than it takes; the lower of two honours around dummy's."""
    dummy = PARTNER[position.declarer]
    if position.trick[1][0] is not dummy:
        needed = max([*ranks_in(position.hands[dummy], suit), position.trick[1][1].rank, partners])
        if needed == partners:
            return ranks[0]
        return min((rank for rank in ranks if rank > needed), default=ranks[0])
    out = _hidden(position, suit, seat, dummy)
    if _as_good(partners, ranks, out):
        return ranks[0]
    shown = max(ranks_in(position.hands[dummy], suit), default=0)
    inside = [rank for rank in ranks if max(partners, _NINE - 1) < rank < shown]
    return inside[-1] if inside and ranks[-1] > shown >= _JACK else cheapest_equal(ranks, out)


def _as_good(partners: int, ranks: Ranks, out: Ranks) -> bool:
    """Whether partner's card, which wins so far, does what the highest one here would do."""
    return partners > 0 and not any(partners < one < ranks[-1] for one in out)


def _second_hand(position: Position, seat: Seat, suit: Suit, ranks: Ranks, led: int) -> int:
    """A defender in second hand: low, but an honour on an honour, one of two touching ones, and the ace on a singleton."""
    dummy = PARTNER[position.declarer]
    shown = ranks_in(position.hands[dummy], suit)
    from_dummy = position.trick[0][0] is dummy
    higher = [rank for rank in ranks if rank > led]
    if len(position.hands[seat]) <= 3 and ranks[-1] > max([*_hidden(position, suit, seat), 0]):
        return ranks[-1]
    if from_dummy and not shown and position.trump and ranks[-1] == _ACE and suit is not position.trump:
        return _ACE
    if led >= 10 and higher[0] >= _JACK and not (from_dummy and led - 1 in shown):
        return higher[0]
    if {_KING, _QUEEN} <= set(ranks) and len(ranks) <= 3:
        return _QUEEN
    return ranks[0]


def _second_of_declarer(position: Position, seat: Seat, suit: Suit, ranks: Ranks, led: int) -> int:
    """Declarer's side in second hand: low if the other hand can win; hold up a lone stopper in notrump."""
    partner = PARTNER[seat]
    out = max([*_hidden(position, suit, seat, partner), led])
    other = ranks_in(position.hands[partner], suit)
    if other and max(other) > out:
        return ranks[0]
    sure = [rank for rank in ranks if rank > out]
    if sure:
        holds_up = position.trump is None and position.number <= 2 and len(sure) == 1 and len(ranks) >= 3
        return ranks[0] if holds_up and ranks[-1] == _ACE and len(ranks) + len(other) <= 6 else sure[0]
    return next(rank for rank in ranks if rank > led) if led >= 10 else ranks[0]
