"""The later rounds: where a player puts the contract by what his partner has shown."""

from quizzes.simulation.bidding.games import game, has_room
from quizzes.simulation.bidding.hands import MAJORS, NT
from quizzes.simulation.bidding.invitations import answer_invitation, correct, invite
from quizzes.simulation.bidding.part_scores import part_score
from quizzes.simulation.bidding.slams import after_aces, quantitative, show_aces, slam
from quizzes.simulation.bidding.state import Bid, Bidding, Nature
from quizzes.simulation.bidding.valuing import GAME, best_strain, worth_in


def place(state: Bidding) -> Bid:
    """Answer partner's question, or bid slam, game, an invitation or a part score by the points of both hands."""
    if state.his.nature is Nature.ACES:
        return show_aces(state)
    if state.mine.nature is Nature.ACES:
        return after_aces(state)
    strain = best_strain(state)
    worth = worth_in(state, strain) - _in_support(state, strain)
    least, most = worth + state.low[state.mate], worth + state.high[state.mate]
    if found := slam(state, strain):
        return found
    if state.his.nature is Nature.FINAL:
        return correct(state)
    if state.his.nature is Nature.INVITE:
        return answer_invitation(state, strain, least + most)
    return quantitative(state, strain, least, most) or _by_points(state, strain, least, most)


def _in_support(state: Bidding, strain: int) -> int:
    """Partner has raised with points for short suits, which are worth nothing in notrump."""
    his = state.his
    return 2 * (strain == NT and his.suit == state.mine.suit and his.suit in MAJORS and his.length >= _RAISED)


_RAISED, _NARROW = 4, 9
"""The cards that a raise shows; the range of points of which the middle can be counted on."""


def _by_points(state: Bidding, strain: int, least: int, most: int) -> Bid:
    """Game, an invitation, game opposite a hand of known strength if there is no room for one; else a part score."""
    if least >= GAME or state.to_game:
        return game(state, strain, least)
    if most >= GAME and least >= GAME - 3:
        if found := invite(state, strain):
            return found
        if most - least <= _NARROW and least + most >= 2 * GAME and has_room(state, strain):
            return game(state, strain, GAME)
    return part_score(state)
