"""Answers to an opening of one or two notrump: Stayman, transfers to the majors, and what opener says to them."""

from quizzes.simulation.bidding.hands import NT, C, D, H, S
from quizzes.simulation.bidding.placing import place
from quizzes.simulation.bidding.state import Bid, Bidding, Nature, bid, number


def respond_to_notrump(state: Bidding) -> Bid:
    """A transfer with a major of five cards, Stayman with one of four and the points to invite; else by points."""
    hand, level = state.me, state.his.call // 5 + 2
    longer = S if hand.length[S] >= hand.length[H] else H
    enough = hand.points >= (25 if level > 2 else 23) - state.his.low
    if enough and sorted((hand.length[S], hand.length[H])) == [4, 5]:
        return Bid(number(level, C), 25 - state.his.high, 25, nature=Nature.STAYMAN)
    if hand.length[longer] >= 5:
        return Bid(number(level, longer - 1), 0, 25, longer, 5, Nature.TRANSFER)
    if hand.length[longer] == 4 and enough and min(hand.length) < 3:
        return Bid(number(level, C), 25 - state.his.high, 25, nature=Nature.STAYMAN)
    return _long_minor(state) or place(state)


def _long_minor(state: Bidding) -> Bid | None:
    """Seven cards with a weak hand to play; eight with more for game."""
    hand, suit = state.me, state.me.longest
    if hand.length[suit] < 7:
        return None
    weak = hand.points + state.his.high < 25
    if weak or hand.length[suit] >= 8:
        return bid(3 if weak else 5, suit, 0, 12, 7, Nature.FINAL)
    return None


def answer(state: Bidding) -> Bid:
    """Opener bids the major that partner shows, or his own major of four cards; two diamonds denies one."""
    asked = state.his
    if asked.nature is Nature.TRANSFER:
        return bid(state.cheapest(asked.suit), asked.suit, 15, 21, 2)
    for major in (H, S):
        if state.me.length[major] >= 4:
            return bid(state.cheapest(major), major, 15, 21, 4)
    return Bid(number(state.cheapest(D), D), 15, 21, NT, 0)
