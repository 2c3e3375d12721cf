"""Responder after an overcall or a takeout double of his partner's opening."""

from quizzes.simulation.bidding.beside_notrump import beside_notrump
from quizzes.simulation.bidding.contested_bids import in_notrump, new_suit, raises, very_long_suit
from quizzes.simulation.bidding.hands import MAJORS, NT, C
from quizzes.simulation.bidding.responses import respond_to_preempt
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, double, number, redouble


def respond_in_competition(state: Bidding) -> Bid:
    """By what was opened: notrump, a preempt, a minor, for which there may be a better major, or a major."""
    suit = state.his.suit
    if suit == NT:
        return beside_notrump(state)
    if state.his.call >= number(2, C):
        return respond_to_preempt(state)
    found = _major_first(state) if suit not in MAJORS else None
    if found is None and state.total(suit) >= 8:
        found = raises(state, suit)
    return found or _without_fit(state)


def _major_first(state: Bidding) -> Bid | None:
    """A major of one's own before a raise of partner's minor, by name or by a double."""
    found = new_suit(state)
    return found if found and found.suit in MAJORS else _negative_double(state)


def _without_fit(state: Bidding) -> Bid:
    if state.risk and state.me.points >= 10:
        return redouble(10)
    if found := new_suit(state) or (very_long_suit(state) if max(state.me.length) >= 7 else None):
        return found
    if state.top == number(1, NT):
        return double(9) if state.me.points >= 9 else PASS
    return _negative_double(state) or in_notrump(state) or very_long_suit(state) or _too_strong_to_pass(state)


def _too_strong_to_pass(state: Bidding) -> Bid:
    """With an opening opposite an opening the auction does not end here: a double, whatever the shape."""
    strong = state.me.points >= 12 and not state.risk and state.top < number(3, NT)
    return double(12, 30, Nature.TAKEOUT) if strong else PASS


def _negative_double(state: Bidding) -> Bid | None:
    """Four cards in a major that nobody has bid, and seven points, nine over the two level; not over notrump."""
    enough = state.me.points >= (7 if state.top < number(3, C) else 9)
    if state.risk or not enough or state.top >= number(3, NT) or state.top == number(1, NT):
        return None
    return double(7, 30, Nature.TAKEOUT) if _has_unbid_major(state) else None


def _has_unbid_major(state: Bidding) -> bool:
    """Four cards in a major that nobody has bid."""
    return any(
        state.me.length[major] >= 4 and not state.theirs(major) and state.shown[state.mate][major] < 3
        for major in MAJORS
    )
