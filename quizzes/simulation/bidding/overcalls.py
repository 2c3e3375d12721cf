"""The first action of the side that did not open."""

from quizzes.simulation.bidding.hands import MAJORS, NT, SUITS, C, Hand, S
from quizzes.simulation.bidding.openings import preempt
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid, double, number

_NOTRUMP = (15, 18)
_OVER_NOTRUMP = 16
"""The points for a penalty double of their one notrump."""
_STRONG = 16
"""Too many points to pass: a double over a preempt whatever the shape, a good suit of five at the three level."""


def overcall(state: Bidding) -> Bid:
    """One notrump, a suit of five cards, a takeout double, a weak jump; or pass."""
    hand, top = state.me, state.top
    extra = 3 if state.passes == 2 and top < number(2, S) else 0
    points = hand.points + extra
    opened_notrump = top % 5 == NT
    if not opened_notrump and hand.balanced and _NOTRUMP[0] <= points <= _NOTRUMP[1] and _stopped(state):
        if top < number(1, NT):
            return bid(1, NT, 15 - extra, 18 - extra, 2)
        if points >= 16 and number(2, S) < top < number(3, NT):
            return bid(3, NT, 16, 19, 2, Nature.FINAL)
    if top == number(1, NT) and hand.points >= _OVER_NOTRUMP:
        return double(_OVER_NOTRUMP)
    if points >= 12 and not opened_notrump and top < number(4, S) and _takeout(state, points):
        return double(12 - extra, 40, Nature.TAKEOUT)
    if (found := _suit(state, points, extra)) is not PASS:
        return found
    return PASS if extra or opened_notrump or hand.points > 10 or state.bids > 1 else _weak_jump(state)


def _stopped(state: Bidding) -> bool:
    return all(state.me.stops(suit) for suit in SUITS if state.theirs(suit))


def _takeout(state: Bidding, points: int) -> bool:
    """Short in their suit with three cards in the others, or too strong for an overcall."""
    theirs = [suit for suit in SUITS if state.theirs(suit)]
    length = state.me.length
    if points >= _STRONG and state.top >= number(2, C):
        return True
    if any(length[suit] > 2 for suit in theirs) and points < _STRONG + 1:
        return False
    if max(length[suit] for suit in MAJORS) >= 5 and points < 17:
        return False
    return points >= 17 or all(length[suit] >= 3 for suit in SUITS if suit not in theirs)


def _suit(state: Bidding, points: int, extra: int) -> Bid:
    """Five good cards at the one level with 8 to 16 points, six or a very good suit with 11 at the two level."""
    hand = state.me
    for suit in sorted(SUITS, key=lambda one: (-hand.length[one], -one)):
        level = state.cheapest(suit)
        if hand.length[suit] < 5 or state.theirs(suit) or level > 3:
            continue
        low = {1: 8, 2: 11, 3: 13}[level]
        if low <= points <= 17 and _good(hand, suit, level):
            return bid(level, suit, low - extra, 16, 5 if level < 3 else 6)
    return PASS


def _good(hand: Hand, suit: int, level: int) -> bool:
    if level == 1:
        return hand.honours[suit] >= 3
    if hand.length[suit] >= 6:
        return True
    return hand.honours[suit] >= (5 if level == 2 else 8)


def _weak_jump(state: Bidding) -> Bid:
    """A preempt that jumps over the cheapest level."""
    weak = preempt(state.me)
    if weak is PASS or state.theirs(weak.suit) or weak.call // 5 + 1 <= state.cheapest(weak.suit):
        return PASS
    return weak
