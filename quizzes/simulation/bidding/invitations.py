"""Invitations to game, and the answers; what is better than partner's three notrump."""

from quizzes.simulation.bidding.games import game
from quizzes.simulation.bidding.hands import MAJORS, NT, H, S
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid, number
from quizzes.simulation.bidding.valuing import GAME, MINOR_GAME, to_play


def invite(state: Bidding, strain: int) -> Bid | None:
    """Two notrump or three of the major, once; ``None`` if there is no room for it."""
    if state.mine.nature is Nature.INVITE or strain not in (NT, H, S):
        return None
    level = 2 if strain == NT else 3
    if number(level, strain) <= state.top:
        return None
    low = GAME - min(state.high[state.mate], state.low[state.mate] + 3)
    high = GAME - 1 - state.low[state.mate]
    return bid(
        level,
        strain,
        max(low, state.low[state.turn]),
        high,
        0 if strain == NT else state.me.length[strain],
        Nature.INVITE,
    )


def answer_invitation(state: Bidding, strain: int, twice: int) -> Bid:
    """Game with the better half of the points shown before."""
    if strain == NT and _is_better(state, S) and state.top == number(2, NT):
        return to_play(state, 4 if twice >= 2 * GAME else 3, S)
    if state.to_game or (twice >= 2 * GAME and (strain in (NT, H, S) or twice >= 2 * MINOR_GAME)):
        return game(state, strain, twice // 2)
    if strain in MAJORS and state.top < number(3, strain) and state.top % 5 != strain:
        return to_play(state, 3, strain)
    return PASS


def correct(state: Bidding) -> Bid:
    """Over partner's three notrump: four of a major in which he has shown enough, or of a long one of his own."""
    if state.ours and state.top == number(3, NT):
        for major in MAJORS:
            if _is_better(state, major):
                return to_play(state, 4, major)
    return PASS


def _is_better(state: Bidding, major: int) -> bool:
    """Eight cards of which partner has shown five, a very long suit, or the other major after Stayman."""
    length, his, mine = state.me.length[major], state.shown[state.mate][major], state.shown[state.turn]
    if length + his >= 8 and his >= 5 and mine[major] <= 3:
        return True
    long = length >= 7 or (length == 6 and his >= 1 and not state.me.balanced)
    if long and state.his.suit == NT and mine[major] < 6:
        return True
    asked = state.opened % 5 == NT and state.turn == state.opener and state.mine.suit == H and mine[H] == 4
    return asked and major == S and length == 4
