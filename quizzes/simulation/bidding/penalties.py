"""A penalty double: the tricks of one's own hand and those that partner has shown beat the contract clearly."""

from quizzes.simulation.bidding.hands import NT
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, double

_TRICKS_PER_POINT = 0.27
_MARGINS = (0.3, 0.9, 0.8, 0.6, 0.7, 1.2, 1.2)
"""How many tricks more than needed a double takes, by the level."""

_LEAST, _LEAST_WITH_TRUMPS = 8, 5
"""The points of the doubler; fewer with four trumps."""


def penalty_double(state: Bidding) -> Bid:
    """Or ``PASS``; not of conventional bids, and not with a hand without tricks."""
    level, strain = state.top // 5 + 1, state.top % 5
    last, hand = state.last[state.by], state.me
    if state.risk or level < 2 or last.suit != strain or last.nature is Nature.ACES:
        return PASS
    stack = 0 if strain == NT else max(hand.length[strain] - 3, 0)
    if hand.points < (_LEAST_WITH_TRUMPS if stack else _LEAST) or not (stack or level > 2):
        return PASS
    tricks = (hand.points + state.low[state.mate]) * _TRICKS_PER_POINT
    if stack:
        tricks += stack * (0.5 + 0.15 * hand.honours[strain])
    if level < 4 and strain != NT and _fits(state):
        tricks -= 1
    return double() if tricks >= 8 - level + _MARGINS[level - 1] else PASS


def _fits(state: Bidding) -> bool:
    """Whether both hands have eight cards of a suit, which are worth less in defence."""
    return any(state.total(suit) >= 8 for suit in range(4))
