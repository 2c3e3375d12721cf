"""What a player does when the opponents hold the contract: bid on with a fit, double what is too high for them, or pass."""

from quizzes.simulation.bidding.hands import MAJORS, NT, SUITS, C, H
from quizzes.simulation.bidding.penalties import penalty_double
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid, double, number
from quizzes.simulation.bidding.valuing import GAME, best_strain, to_play, worth_in

_FOR_LONG_SUIT = (0, 6, 9, 13, 16, 19)
"""What a suit of six cards needs by the level."""

_SHOWN = 10
"""The points of an opening or an overcall, about."""

_FOR_LENGTH = (0, 5, 8, 11)
"""What six cards and more are worth beside the points."""


def contest(state: Bidding) -> Bid:
    """Game by points, a penalty double, a long suit, a takeout double, the level of the fit, a sacrifice; or pass."""
    if state.for_penalties:
        return PASS
    for way in (_game, penalty_double, long_suit, _values, _with_fit, _reopen, _sacrifice):
        if (found := way(state)) is not PASS:
            return found
    return PASS


def _game(state: Bidding) -> Bid:
    strain = best_strain(state)
    least = worth_in(state, strain) + state.low[state.mate]
    if least < GAME or strain not in (NT, *MAJORS) or state.top >= number(4, strain) - 5 * (strain == NT):
        return PASS
    if strain == NT and not state.stopped:
        return PASS
    return to_play(state, 3 if strain == NT else 4, strain)


def long_suit(state: Bidding) -> Bid:
    """Six cards or more of which fewer are shown, at the level that they and the points allow."""
    hand, shown = state.me, state.shown[state.turn]
    suit = hand.longest
    length, level = hand.length[suit], state.cheapest(suit)
    if length < 6 or shown[suit] >= length - (length > 6) or state.theirs(suit) or level > 5:
        return PASS
    if state.mine.nature is Nature.FINAL or hand.honours[suit] < 3:
        return PASS
    worth = hand.points + _FOR_LENGTH[min(length, 9) - 6] + (state.low[state.mate] >= 11)
    if worth < _FOR_LONG_SUIT[level]:
        return PASS
    if hand.points >= 17 and level < 4:
        return _jump(state, suit)
    return bid(level, suit, max(state.low[state.turn], 4 * level - 2), 16, length)


def _jump(state: Bidding, suit: int) -> Bid:
    """With 17 points three, or game in a major with 19."""
    if suit in MAJORS and state.me.points >= 19:
        return to_play(state, 4, suit)
    return bid(3, suit, 17, 21, state.me.length[suit], Nature.INVITE)


def _values(state: Bidding) -> Bid:
    """A double at the two level with nearly game and nothing better to say."""
    enough = state.me.points + state.low[state.mate] >= GAME - 1 and state.low[state.mate] >= _SHOWN
    if state.risk or state.top >= number(2, NT) or not enough or state.mine.nature is Nature.FINAL:
        return PASS
    return double(GAME - 1 - state.low[state.mate], 30, Nature.TAKEOUT)


def _with_fit(state: Bidding) -> Bid:
    """To the level of the trumps of both hands, one more with values, four at most, with half of the points."""
    suit = max(SUITS, key=lambda one: (state.total(one), one))
    together, level = state.total(suit), state.cheapest(suit)
    worth = state.me.support(suit) + state.low[state.mate]
    most = min(together - 6 + (worth >= 21), 3 + (worth >= 22))
    if state.mine.nature is Nature.FINAL or together < 8 or level > most:
        return PASS
    return bid(level, suit, 0, 16, state.me.length[suit]) if worth >= 14 + 3 * (level - 2) else PASS


def _sacrifice(state: Bidding) -> Bid:
    """Over their major game with ten trumps, a weak hand, and not vulnerable."""
    suit = max(SUITS, key=lambda one: (state.total(one), one))
    level = state.cheapest(suit)
    over_game = number(4, NT) > state.top >= number(4, H) and state.mine.nature is not Nature.FINAL
    if over_game and state.total(suit) >= 10 and level <= 5 and state.me.points <= 11:
        return PASS if state.vulnerable[state.turn % 2] else to_play(state, level, suit)
    return PASS


def _reopen(state: Bidding) -> Bid:
    """Opener with more than he has shown does not let the opponents play at the lowest levels."""
    hand, opened = state.me, state.mine.suit
    if state.turn != state.opener or state.mine.call >= number(2, C) or opened == NT or state.risk:
        return PASS
    ours = state.named[state.turn % 2]
    short = all(hand.length[suit] >= 3 for suit in MAJORS if not state.theirs(suit) and suit not in ours)
    short = short and all(hand.length[suit] <= 2 for suit in SUITS if state.theirs(suit))
    if state.top >= number(3, C) or hand.points < (14 if state.passes == 2 else 16):
        return PASS
    return double(14, 21, Nature.TAKEOUT) if short or hand.points >= 18 else PASS
