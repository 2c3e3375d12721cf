"""The opening bid."""

from quizzes.simulation.bidding.hands import NT, SUITS, C, D, H, Hand, S
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, bid
from quizzes.simulation.bidding.strong import is_strong, open_strong

_WEAK = (5, 10)
"""The points of a preempt."""


def opening(state: Bidding) -> Bid:
    """Two clubs with a strong hand, 1NT 15-17, 2NT 20-21, a major of five cards, the better minor, a preempt, or pass."""
    hand = state.me
    if is_strong(hand):
        return open_strong()
    if hand.balanced and max(hand.length[H], hand.length[S]) < 5:
        if 15 <= hand.points <= 17:
            return bid(1, NT, 15, 17, 2)
        if 20 <= hand.points <= 21:
            return bid(2, NT, 20, 21, 2)
    if hand.points >= 12 or _shapely(hand):
        suit = _suit(hand)
        return bid(1, suit, 12, 21, 5 if suit in (H, S) else 3 + (suit == D))
    last = len(state.calls) == 3
    return PASS if last else preempt(hand)


def _shapely(hand: Hand) -> bool:
    """The rule of twenty, with the points in the long suits."""
    longest = sorted(SUITS, key=lambda suit: hand.length[suit])[2:]
    inside = sum(hand.honours[suit] for suit in longest)
    enough = 6 if hand.points >= 11 and hand.length[longest[1]] >= 7 else 8
    return hand.points >= 10 and hand.points + sum(hand.length[suit] for suit in longest) >= 20 and inside >= enough


def _suit(hand: Hand) -> int:
    """The longest suit, a major from five cards; of two long ones the higher, of short minors clubs only with three each."""
    spades, hearts = hand.length[S], hand.length[H]
    clubs, diamonds = hand.length[C], hand.length[D]
    if max(spades, hearts) >= 5 and max(spades, hearts) >= max(clubs, diamonds):
        return S if spades >= hearts else H
    if clubs > diamonds or clubs == diamonds == 3:
        return C
    return D


def preempt(hand: Hand) -> Bid:
    """A weak two of six cards (not in clubs), three of seven, four of eight; or pass."""
    suit = hand.longest
    length, honours = hand.length[suit], hand.honours[suit]
    level = min(length - 4, 4)
    if not _WEAK[0] <= hand.points <= _WEAK[1] or level < 2 or honours < 4 or (level == 2 and suit == C):
        return PASS
    if any(hand.length[major] >= 4 for major in (H, S) if major != suit):
        return PASS
    return bid(level, suit, 5, 10, length)
