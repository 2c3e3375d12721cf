"""Answers to an opening of one or two notrump: Stayman, transfers to the majors, and what opener says to them."""

from quizzes.simulation.bidding.hands import NT, C, D, H, S
from quizzes.simulation.bidding.placing import place
from quizzes.simulation.bidding.state import Bid, Bidding, Nature, bid, number


def respond_to_notrump(state: Bidding) -> Bid:
    """A transfer with a major of five cards, Stayman with one of four and the points to invite; else by points."""
    hand, level = state.me, state.his.call // 5 + 2
    longer = S if hand.length[S] >= hand.length[H] else H
    if hand.length[longer] >= 5:
        return Bid(number(level, longer - 1), 0, 25, longer, 5, Nature.TRANSFER)
    if hand.length[longer] == 4 and hand.points + state.his.high >= 25 and min(hand.length) < 3:
        return Bid(number(level, C), 25 - state.his.high, 25, nature=Nature.STAYMAN)
    return place(state)


def answer(state: Bidding) -> Bid:
    """Opener bids the major that partner shows, or his own major of four cards; two diamonds denies one."""
    asked = state.his
    if asked.nature is Nature.TRANSFER:
        return bid(state.cheapest(asked.suit), asked.suit, 15, 21, 2)
    for major in (H, S):
        if state.me.length[major] == 4:
            return bid(state.cheapest(major), major, 15, 21, 4)
    return Bid(number(state.cheapest(D), D), 15, 21, NT, 0)
