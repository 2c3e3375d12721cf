"""What both hands are worth, as far as a player knows, and where they belong."""

from quizzes.simulation.bidding.hands import NT, SUITS, C, D, H, S
from quizzes.simulation.bidding.state import Bid, Bidding, Nature, bid

GAME, MINOR_GAME, SLAM_FIT, SLAM = 25, 27, 30, 32
"""The points of both hands for a game in a major or notrump, in a minor, for a slam with a fit and in notrump."""


def best_strain(state: Bidding) -> int:
    """A major of eight cards; a minor of eight if notrump looks poor; else notrump."""
    mine, his = state.me.length, state.shown[state.mate]
    best = S if mine[S] + his[S] >= mine[H] + his[H] else H
    if mine[best] + his[best] >= 8 or mine[best] >= 7:
        return best
    minor = C if mine[C] + his[C] >= mine[D] + his[D] else D
    if mine[minor] + his[minor] < 8 or state.his.suit == NT:
        return NT
    short = any(mine[suit] <= 1 or (state.theirs(suit) and not state.me.stops(suit)) for suit in SUITS if his[suit] < 3)
    return minor if short else NT


def worth_in(state: Bidding, strain: int) -> int:
    """The points of the hand in a denomination."""
    return state.me.points if strain == NT else state.me.support(strain)


def to_play(state: Bidding, level: int, strain: int) -> Bid:
    """The contract that the player wants; partner passes unless he holds something quite new."""
    return bid(level, strain, 0, 40, 0 if strain == NT else state.me.length[strain], Nature.FINAL)
