"""Answers to a takeout double, of opener to a negative one, and what a strong doubler does then."""

from quizzes.simulation.bidding.hands import MAJORS, NT, SUITS, C, D, H
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid, number


def answer_double(state: Bidding) -> Bid:
    """The best suit that the doubler may have, a jump with 9 points, game with 12; with nothing after a bid, pass."""
    if state.opener == state.turn:
        return _answer_negative(state)
    suits = [suit for suit in SUITS if not state.theirs(suit)]
    if not suits or _sits(state):
        return PASS
    hand = state.me
    suit = max(
        suits, key=lambda one: (_appeal(state, one), one in MAJORS, state.shown[state.mate][one], hand.length[one])
    )
    points = hand.points + max(hand.length[suit] - 4, 0) - state.low[state.turn] - 3 * (state.low[state.mate] < 12)
    free = state.calls[-1] >= 0
    if hand.length[suit] < 3 and state.risk:
        return PASS
    if free and (points < (7 if state.top < number(3, C) else 10) or hand.length[suit] < 4):
        return PASS
    if hand.length[suit] < 6 and suit not in MAJORS and (found := _notrump(state, points)):
        return found
    return _suit(state, suit, points)


def _appeal(state: Bidding, suit: int) -> int:
    """The cards of both hands, a major of four before a minor."""
    return state.total(suit) + (suit in MAJORS and state.me.length[suit] >= 4)


def _sits(state: Bidding) -> bool:
    """Five good trumps behind nobody's bid: the double is left in."""
    suit, hand = state.top % 5, state.me
    if state.top >= number(4, H):
        return state.risk == 1 and max(hand.length) < 5 + (state.top > number(4, H))
    return state.risk == 1 and suit != NT and hand.length[suit] >= 5 and hand.honours[suit] >= 4


def _suit(state: Bidding, suit: int, points: int) -> Bid:
    hand, level = state.me, state.cheapest(suit)
    length = max(hand.length[suit], 3)
    if points >= 12 and suit in MAJORS and hand.length[suit] >= 4 and level <= 4:
        return bid(4, suit, 10, 21, 4, Nature.FINAL)
    if points >= 9 and length >= 4 and level <= (2 if suit in (C, D) else 3):
        return bid(max(level, min(level + 1, 3)), suit, 9, 12, length, Nature.INVITE)
    free = state.calls[-1] >= 0
    return bid(level, suit, 7 + 3 * (level > 3), 12, length) if free else bid(level, suit, 0, 8, length)


def _notrump(state: Bidding, points: int) -> Bid | None:
    """With their suits stopped and 8 points: one or two, three with 13."""
    hand, level = state.me, state.cheapest(NT)
    if points < 8 or level > 2 or not state.stopped:
        return None
    level = 3 if points >= 13 else max(level, 2 if points >= 11 else 1)
    return bid(level, NT, hand.points - 1, hand.points + 1, 2, Nature.FINAL if level == 3 else Nature.OPEN)


def _answer_negative(state: Bidding) -> Bid:
    """A major of four cards by points; else six cards, notrump with a stopper, a second suit, five cards."""
    hand, free = state.me, state.calls[-1] >= 0
    for major in MAJORS:
        if hand.length[major] >= 4 and state.total(major) >= 8 and state.cheapest(major) <= 4:
            return _raise(state, major, hand.support(major), free=free)
    if free and hand.points < 15:
        return PASS
    opened, level = state.mine.suit, state.cheapest(NT)
    if opened != NT and state.shown[state.turn][opened] < 6 <= hand.length[opened] and state.cheapest(opened) <= 3:
        return bid(state.cheapest(opened), opened, 11, 17, 6)
    if level <= 3 - (hand.points < 15) and state.stopped:
        if hand.points >= 18 and level < 3:
            return bid(level + 1, NT, 18, 19, 2, Nature.INVITE)
        return bid(level, NT, 11, 17, 1)
    others = [suit for suit in SUITS if not state.theirs(suit) and state.cheapest(suit) <= 3 + (state.top > 14)]
    if not others:
        return PASS
    suit = max(
        others, key=lambda one: (hand.length[one] + (one != opened and hand.length[one] >= 4), -state.cheapest(one))
    )
    return bid(state.cheapest(suit), suit, 11, 18, min(hand.length[suit], 5))


def _raise(state: Bidding, suit: int, worth: int, *, free: bool) -> Bid:
    """The major that the negative double shows."""
    level = state.cheapest(suit)
    if worth >= 19 or (level == 4 and (worth >= 17 or not free)):
        return bid(4, suit, 17, 21, 4, Nature.FINAL)
    if worth >= 16 and level <= 2:
        return bid(level + 1, suit, 16, 18, 4, Nature.INVITE)
    if level <= 2 or (level == 3 and (worth >= 14 or not free)):
        return bid(level, suit, 11, 15 if level < 3 else 18, 4)
    return PASS


_STRONG = 18


def doubled_with_strength(state: Bidding) -> Bid | None:
    """Who has doubled with 18 points or more goes on: a raise, his own suit, notrump; ``None`` with less."""
    hand, his = state.me, state.his
    own = hand.longest
    if (
        hand.points + max(hand.length[own] - 6, 0) < _STRONG
        or state.mine.nature is not Nature.TAKEOUT
        or state.low[state.turn] >= _STRONG
    ):
        return None
    if his.suit != NT and hand.length[his.suit] >= 4 and state.cheapest(his.suit) <= 4:
        level = min(max(state.cheapest(his.suit), 3 if hand.points >= 20 else 2), 4)
        return bid(level, his.suit, _STRONG, 22, 4, Nature.INVITE)
    highest = 3 + (hand.length[own] >= 7)
    if hand.length[own] >= 5 and not state.theirs(own) and state.cheapest(own) <= highest:
        return bid(state.cheapest(own), own, _STRONG, 22, 5, Nature.INVITE)
    if state.cheapest(NT) <= 2 and state.stopped:
        return bid(state.cheapest(NT), NT, _STRONG, 21, 2, Nature.INVITE)
    return None
