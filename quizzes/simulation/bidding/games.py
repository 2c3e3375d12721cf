"""Game in the denomination of both hands."""

from quizzes.simulation.bidding.hands import MAJORS, NT, H, S
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid, number
from quizzes.simulation.bidding.valuing import GAME, MINOR_GAME, to_play


def game(state: Bidding, strain: int, least: int) -> Bid:
    """Four of a major, three notrump, or five of a minor if the points are there; pass if the side is in game."""
    level = {NT: 3, H: 4, S: 4}.get(strain, 5 if least >= MINOR_GAME else 0)
    if state.ours and state.top >= number(3, NT) and (state.top % 5 == strain or _is_final(state, strain)):
        return PASS
    if level == 0:
        return _minor(state, strain)
    if number(level, strain) <= state.top:
        return PASS if state.ours else to_play(state, state.cheapest(strain), strain)
    return to_play(state, level, strain)


def _is_final(state: Bidding, strain: int) -> bool:
    """Notrump is left for four of a major, from three."""
    return state.top % 5 == NT and (strain not in MAJORS or state.top > number(3, NT))


def _minor(state: Bidding, strain: int) -> Bid:
    """Short of the points for five of a minor: three notrump with the opponents' suits stopped, else four of the minor."""
    if state.stopped and state.top < number(3, NT):
        return to_play(state, 3, NT)
    if state.to_game or state.cheapest(strain) == 5:
        return to_play(state, 5, strain) if state.top < number(5, strain) and state.to_game else PASS
    if state.cheapest(strain) <= 4:
        low = max(GAME - state.low[state.mate], state.low[state.turn])
        return bid(state.cheapest(strain), strain, low, 20, state.me.length[strain], Nature.INVITE)
    return PASS


def has_room(state: Bidding, strain: int) -> bool:
    """Whether game, with the opponents' suits stopped in notrump, can still be bid."""
    if strain == NT:
        return state.top < number(3, NT) and state.stopped
    return strain in MAJORS and state.top < number(4, strain)
