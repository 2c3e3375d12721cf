"""The first action of the side that did not open."""

from quizzes.simulation.bidding.contests import long_suit
from quizzes.simulation.bidding.hands import MAJORS, NT, SUITS, C, Hand, S
from quizzes.simulation.bidding.openings import preempt
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid, double, number

_NOTRUMP = (15, 18)
_OVER_NOTRUMP = 16
"""The points for a penalty double of their one notrump."""
_STRONG = 16
"""Too many points to pass: a double over a preempt whatever the shape, a good suit of five at the three level."""


def overcall(state: Bidding) -> Bid:
    """Notrump, a takeout double, a suit of five cards, a weak jump, any very long suit; or pass."""
    hand, top = state.me, state.top
    extra = 3 if state.passes == 2 and top < number(3, C) else 0
    points = hand.points + extra
    if state.opened % 5 == NT:
        return _over_notrump(state)
    if hand.balanced and state.stopped and (found := _notrump(state, points, extra)) is not PASS:
        return found
    if points >= 12 and top <= number(4, S) and _takeout(state, points):
        return double(12 - extra, 40, Nature.TAKEOUT)
    if (found := _suit(state, points, extra)) is not PASS:
        return found
    if not extra and hand.points <= 10 and state.bids == 1 and (found := _weak_jump(state)) is not PASS:
        return found
    return long_suit(state) if max(hand.length) >= 7 else PASS


def _over_notrump(state: Bidding) -> Bid:
    """A double with their strength, a good suit; else pass."""
    hand = state.me
    if state.top == number(1, NT) and hand.points >= _OVER_NOTRUMP:
        return double(_OVER_NOTRUMP)
    found = _suit(state, hand.points, 0)
    return long_suit(state) if found is PASS and max(hand.length) >= 7 else found


def _notrump(state: Bidding, points: int, extra: int) -> Bid:
    """One with 15 to 18, two over a weak two, three over a higher preempt or with more."""
    if not _NOTRUMP[0] <= points <= _NOTRUMP[1]:
        return PASS
    if state.top < number(1, NT):
        return bid(1, NT, 15 - extra, 18 - extra, 2)
    if state.opened >= number(2, C) and state.top < number(2, NT):
        return bid(2, NT, 15 - extra, 18 - extra, 2)
    return bid(3, NT, 16, 19, 2, Nature.FINAL) if points >= 16 and number(2, S) < state.top < number(3, NT) else PASS


def _takeout(state: Bidding, points: int) -> bool:
    """Short in their suit with three cards in the others, or too strong for an overcall."""
    theirs = [suit for suit in SUITS if state.theirs(suit)]
    length = state.me.length
    unbid = [suit for suit in SUITS if suit not in theirs]
    if _too_strong(state, theirs) or (len(unbid) == 2 and all(length[suit] >= 4 for suit in unbid)):
        return True
    if state.me.points >= 17 or points >= 19:
        return True
    short = all(length[suit] <= 2 for suit in theirs)
    return short and all(length[suit] < 5 for suit in MAJORS) and all(length[suit] >= 3 for suit in unbid)


def _too_strong(state: Bidding, theirs: list[int]) -> bool:
    """Too strong for anything else, unless a long suit says more, or their suit at the one level is our own."""
    length, points = state.me.length, state.me.points
    rather_suit = max(length) >= 6 and points < 18
    is_high = state.top >= number(2, C)
    return points >= _STRONG and not rather_suit and (is_high or all(length[suit] < 5 for suit in theirs))


def _suit(state: Bidding, points: int, extra: int) -> Bid:
    """Five good cards at the one level with 8 to 16 points, six or a very good suit with 11 at the two level."""
    hand = state.me
    for suit in sorted(SUITS, key=lambda one: (-hand.length[one], -one)):
        level = state.cheapest(suit)
        if hand.length[suit] < 5 or state.theirs(suit) or level > 3:
            continue
        low = {1: 8, 2: 11, 3: 13}[level]
        if low <= points and hand.points <= 17 and _good(hand, suit, level):
            return bid(level, suit, low - extra, 16, 5 if level < 3 else 6)
    return PASS


def _good(hand: Hand, suit: int, level: int) -> bool:
    if level == 1:
        return hand.honours[suit] >= 3 or hand.points >= 9 + 4 * (hand.length[suit] < 6)
    if hand.length[suit] >= 6:
        return True
    least = 5 if level == 2 else 8
    return hand.honours[suit] >= least - 2 * (hand.points >= 13)


def _weak_jump(state: Bidding) -> Bid:
    """A preempt that jumps over the cheapest level."""
    weak = preempt(state.me)
    if weak is PASS or state.theirs(weak.suit) or weak.call // 5 + 1 <= state.cheapest(weak.suit):
        return PASS
    return weak
