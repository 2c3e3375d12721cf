"""What a player does when the opponents hold the contract: bid on with a fit, double what is too high for them, or pass."""

from quizzes.simulation.bidding.hands import MAJORS, NT, SUITS, C, H
from quizzes.simulation.bidding.placing import GAME, best_strain, to_play, worth_in
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, double, number

_TRICKS_PER_POINT = 0.27
_MARGINS = (0.3, 0.3, 0.3, 0.3, 0.6, 1.2, 1.2)
"""How many tricks more than needed a double takes, by the level."""


def contest(state: Bidding) -> Bid:
    """Game by points, the level of the fit, a sacrifice, a penalty double; or pass."""
    if state.for_penalties:
        return PASS
    suit = max(SUITS, key=lambda one: (state.total(one), one))
    together = state.total(suit)
    strain = best_strain(state)
    least = worth_in(state, strain) + state.low[state.mate]
    if least >= GAME and strain in (NT, *MAJORS) and state.top < number(4, strain) - 5 * (strain == NT):
        level = 3 if strain == NT else 4
        if strain != NT or all(state.me.stops(one) for one in SUITS if state.theirs(one)):
            return to_play(state, level, strain)
    if (found := penalty_double(state)) is not PASS:
        return found
    if (found := _reopen(state)) is not PASS:
        return found
    level = state.cheapest(suit)
    if state.mine.nature is Nature.FINAL or together < 8:
        return PASS
    if level <= min(together - 6, 3) and state.me.points + state.low[state.mate] >= 15:
        return to_play(state, level, suit)
    return _sacrifice(state, suit, together)


def _sacrifice(state: Bidding, suit: int, together: int) -> Bid:
    """Over their major game with ten trumps, a weak hand, and not vulnerable."""
    level = state.cheapest(suit)
    over_game = number(4, NT) > state.top >= number(4, H)
    if over_game and together >= 10 and level <= 5 and not state.vulnerable[state.turn % 2] and state.me.points <= 11:
        return to_play(state, level, suit)
    return PASS


def _reopen(state: Bidding) -> Bid:
    """Opener with more than he has shown does not let the opponents play at the lowest levels."""
    hand, opened = state.me, state.mine.suit
    if state.passes < 2 or state.turn != state.opener or state.his is not PASS or state.top >= number(2, NT):
        return PASS
    if opened == NT or hand.points < 14 or state.mine.call >= number(2, C) or state.risk:
        return PASS
    if hand.length[opened] >= 6:
        return to_play(state, state.cheapest(opened), opened)
    short = all(hand.length[suit] <= 2 for suit in SUITS if state.theirs(suit))
    return double(14, 21, Nature.TAKEOUT) if short or hand.points >= 18 else PASS


def penalty_double(state: Bidding) -> Bid:
    """The tricks of this hand and those that partner has shown beat the contract clearly."""
    level, strain = state.top // 5 + 1, state.top % 5
    last = state.last[state.by]
    if state.risk or level < 2 or last.suit != strain or last.nature is Nature.ACES:
        return PASS
    hand = state.me
    tricks = (hand.points + state.low[state.mate]) * _TRICKS_PER_POINT
    if strain != NT:
        tricks += max(hand.length[strain] - 3, 0) * (0.5 + 0.15 * hand.honours[strain])
    return double() if tricks >= 8 - level + _MARGINS[level - 1] else PASS
