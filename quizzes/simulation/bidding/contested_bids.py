"""Bids of opener's and the overcaller's partner in a contested auction: raises, new suits, notrump with a stopper."""

from quizzes.simulation.bidding.hands import MAJORS, NT, SUITS
from quizzes.simulation.bidding.state import Bid, Bidding, Nature, bid


def raises(state: Bidding, suit: int) -> Bid | None:
    """By points in support: the cheapest raise, a jump, game; the more so the more trumps."""
    hand, level = state.me, state.cheapest(suit)
    worth, together = hand.support(suit), state.total(suit)
    mid = worth + (state.low[state.mate] + min(state.high[state.mate], 16)) // 2
    if mid >= 24 and suit not in MAJORS and (found := in_notrump(state) or _minor_game(state, suit, mid)):
        return found
    if mid >= 25 and suit in MAJORS and level <= 4:
        return bid(4, suit, 11, 17, 3, Nature.FINAL)
    if together >= 10 and hand.points <= 9 and suit in MAJORS and level <= 4:
        return bid(4, suit, 3, 9, 4, Nature.FINAL)
    if mid >= 23 and level <= 3:
        strong = mid >= 25
        return bid(3, suit, 13, 17, 4, Nature.FORCING) if strong else bid(3, suit, 10, 12, 3, Nature.INVITE)
    if worth >= 6 and level <= max(2, together - 6):
        return bid(level, suit, 6, 10, 3)
    return None


def _minor_game(state: Bidding, suit: int, mid: int) -> Bid | None:
    """Five of the minor with a long fit."""
    enough = mid >= 28 and state.total(suit) >= 9
    return bid(5, suit, 13, 20, 4, Nature.FINAL) if enough else None


_FOR_NEW_SUIT = (0, 7, 10, 12)
_FOR_LENGTH = {6: 2, 7: 4, 8: 5}
"""The points of a new suit by its level, and how many fewer with a long one."""


def new_suit(state: Bidding) -> Bid | None:
    """Five cards (four at the one level), by points."""
    hand = state.me
    for suit in sorted(SUITS, key=lambda one: (-hand.length[one], -one)):
        level = state.cheapest(suit)
        opened = state.opener == state.mate
        length = hand.length[suit]
        if suit == state.his.suit or state.theirs(suit):
            continue
        if level > 2 + opened or length < 5 - (level == 1 and opened):
            continue
        if hand.points >= _FOR_NEW_SUIT[level] - _FOR_LENGTH.get(length, 0):
            forcing = Nature.FORCING if opened else Nature.OPEN
            return bid(level, suit, 7 if level == 1 else 8, 30, min(length, 5), forcing)
    return None


def in_notrump(state: Bidding) -> Bid | None:
    """With a stopper: as many as the points of both hands allow."""
    hand, level = state.me, state.cheapest(NT)
    if hand.points < 8 or not state.stopped:
        return None
    together = hand.points + state.low[state.mate] + 1
    if together >= 25 and level <= 3:
        return bid(3, NT, 12, 20, 2, Nature.FINAL)
    if together >= 22 and level <= 2:
        return bid(2, NT, 10, 13, 2, Nature.INVITE)
    return bid(1, NT, 8, 11, 2) if level == 1 else None


def very_long_suit(state: Bidding) -> Bid | None:
    """Seven cards, or six at the three level, opposite an opening: as high as game."""
    hand = state.me
    suit = hand.longest
    level = state.cheapest(suit)
    worth = hand.points + 2 * (hand.length[suit] - 6)
    if hand.length[suit] >= 6 and not state.theirs(suit) and worth >= {3: 10, 4: 12, 5: 13}.get(level, 40):
        return bid(level, suit, 9, 20, hand.length[suit], Nature.FORCING if level == 3 else Nature.FINAL)
    return None
