"""Slams: the question for aces, its answer, and what follows; four notrump by points alone."""

from quizzes.simulation.bidding.hands import MAJORS, NT, C
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid, number
from quizzes.simulation.bidding.valuing import SLAM, SLAM_FIT, best_strain, to_play, worth_in


def slam(state: Bidding, strain: int) -> Bid | None:
    """Ask for aces with a major, else six by points, unless the hand is limited; short suits count half."""
    together = (state.me.points + worth_in(state, strain)) // 2 + state.low[state.mate]
    limited = state.mine.nature in (Nature.INVITE, Nature.FINAL)
    need = SLAM_FIT if strain in MAJORS else SLAM - (strain != NT and state.me.aces > 1)
    asked = state.his.nature is Nature.INVITE and state.ours
    if limited or together < need or state.top >= number(4, NT) + asked:
        return None
    if strain not in MAJORS:
        return to_play(state, 6, strain)
    return Bid(number(4, NT), nature=Nature.ACES)


def show_aces(state: Bidding) -> Bid:
    """Blackwood: five clubs none or all four, then by steps."""
    return Bid(number(5, state.me.aces % 4), nature=Nature.OPEN)


def after_aces(state: Bidding) -> Bid:
    """Five if two aces are missing, six, or seven with all of them and points to spare."""
    strain = best_strain(state)
    shown = state.his.call - number(5, C)
    aces = state.me.aces + (shown or 4 * (state.me.aces == 0))
    together = worth_in(state, strain) + state.low[state.mate]
    level = 7 if aces == 4 and together >= 37 else 6 if aces >= 3 else 5
    if state.ours and state.top == number(level, strain):
        return PASS
    return to_play(state, max(level, state.cheapest(strain)), strain)


def quantitative(state: Bidding, strain: int, least: int, most: int) -> Bid | None:
    """Four notrump with two points short of a slam, if partner may have them."""
    if strain != NT or least < SLAM - 2 or most < SLAM + 2 or state.top >= number(4, NT):
        return None
    shown = least - state.low[state.mate]
    return bid(4, NT, shown, shown + 1, 2, Nature.INVITE)
