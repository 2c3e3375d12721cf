"""The strong opening of two clubs: two diamonds waits, five cards with 8 points are shown; to game unless opener bids 2NT."""

from quizzes.simulation.bidding.hands import MAJORS, NT, C, D, Hand
from quizzes.simulation.bidding.notrump import respond_to_notrump
from quizzes.simulation.bidding.placing import place
from quizzes.simulation.bidding.state import Bid, Bidding, Nature, bid, number
from quizzes.simulation.bidding.valuing import best_strain

STRONG, STRONG_AND_LONG = 22, 19
"""The points of two clubs, and with a suit of seven cards."""

_POSITIVE = 8


def is_strong(hand: Hand) -> bool:
    """Whether the hand opens two clubs."""
    return hand.points >= STRONG or (hand.points >= STRONG_AND_LONG and max(hand.length) >= 7)


def open_strong() -> Bid:
    """Two clubs, which say nothing of clubs."""
    return Bid(number(2, C), STRONG_AND_LONG + 2, 37, nature=Nature.STRONG)


def respond_to_strong(state: Bidding) -> Bid:
    """A suit of five cards or notrump with 8 points; else two diamonds."""
    hand = state.me
    if hand.points >= _POSITIVE:
        for suit in (*MAJORS, D, C):
            if hand.length[suit] >= 5 and hand.honours[suit] >= 3:
                return bid(state.cheapest(suit) + (suit == D), suit, _POSITIVE, 30, 5, Nature.FORCING)
        if hand.balanced:
            return bid(2, NT, _POSITIVE, 30, 2, Nature.FORCING)
    return Bid(number(2, D), 0, 20, nature=Nature.WAITING)


def rebid_strong(state: Bidding) -> Bid:
    """Notrump by points with a balanced hand, partner's major with four cards, else the longest suit."""
    hand = state.me
    if state.his.suit in MAJORS and hand.length[state.his.suit] >= 3:
        return place(state)
    if hand.balanced:
        level = 3 if hand.points >= 25 else state.cheapest(NT)
        return bid(level, NT, 22, 24, 2) if hand.points < 25 else bid(level, NT, 25, 30, 2, Nature.FINAL)
    suit = hand.longest
    return bid(state.cheapest(suit), suit, 21, 37, 5 if hand.length[suit] >= 5 else 4, Nature.FORCING)


def second_response(state: Bidding) -> Bid:
    """To notrump as to an opening of two; of a suit: with support game or more, a suit of five cards, else by points."""
    hand = state.me
    if state.his.call == number(2, NT):
        return respond_to_notrump(state)
    if best_strain(state) == NT and state.his.suit != NT:
        for suit in MAJORS:
            if hand.length[suit] >= 5 and not state.shown[state.turn][suit] and state.cheapest(suit) <= 3:
                return bid(state.cheapest(suit), suit, 0, 30, 5, Nature.FORCING)
    return place(state)
