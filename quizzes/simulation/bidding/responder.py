"""Responder's second bid, the opponents silent: his long major, a second suit when game is near; else by points."""

from quizzes.simulation.bidding.hands import MAJORS, NT, H, S
from quizzes.simulation.bidding.placing import place
from quizzes.simulation.bidding.state import Bid, Bidding, Nature, bid, number
from quizzes.simulation.bidding.valuing import GAME, best_strain, to_play


def second_bid(state: Bidding) -> Bid:
    """Opener has opened one of a suit and rebid; what he asked is answered first."""
    limited = state.his.suit == state.mine.suit or (state.his.nature is Nature.FINAL and state.his.suit != NT)
    if state.mine.suit == NT and state.his.nature is Nature.OPEN:
        return _weak_suit(state) or place(state)
    if limited or state.mine.suit == NT or best_strain(state) in MAJORS or state.top >= number(3, NT):
        return place(state)
    return _long_major(state) or _second_suit(state) or place(state)


def _weak_suit(state: Bidding) -> Bid | None:
    """After one notrump: six cards at the two level, seven at the three level, to play."""
    hand = state.me
    suit, level = hand.longest, state.cheapest(hand.longest)
    if hand.length[suit] < 4 + level or level > 3 or state.total(suit) - hand.length[suit] >= 4:
        return None
    return bid(level, suit, 5, 10, hand.length[suit], Nature.FINAL)


def _long_major(state: Bidding) -> Bid | None:
    """Six cards: game, an invitation or to play, by the points of both hands."""
    hand, suit = state.me, state.mine.suit
    if suit not in MAJORS or hand.length[suit] < 6:
        return None
    least, level = hand.support(suit) + state.low[state.mate], state.cheapest(suit)
    if least >= GAME:
        return to_play(state, 4, suit)
    if least >= GAME - 3 and level <= 3:
        return bid(3, suit, 10, 12, 6, Nature.INVITE)
    forcing = state.his.nature is Nature.FORCING
    return bid(level, suit, 6, 9, 6, Nature.OPEN if forcing else Nature.FINAL) if level <= 2 + forcing else None


def _second_suit(state: Bidding) -> Bid | None:
    """A major of four cards that nobody has bid, with eleven points."""
    hand = state.me
    if hand.points < 11:
        return None
    for suit in (H, S):
        told = state.shown[state.turn][suit] or state.shown[state.mate][suit] >= 3
        if hand.length[suit] >= 4 and not told and state.cheapest(suit) <= 3:
            return bid(state.cheapest(suit), suit, 11, 30, 4, Nature.FORCING)
    return None
