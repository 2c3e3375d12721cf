"""Part scores: what can be played, and what is better."""

from quizzes.simulation.bidding.hands import MAJORS, NT, SUITS
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid
from quizzes.simulation.bidding.valuing import to_play


def part_score(state: Bidding) -> Bid:
    """Pass what can be played; else the suit with the most cards, or notrump."""
    forced = state.forced
    if not state.ours:
        return PASS
    strain = state.top % 5
    opened = state.his.suit == NT and state.opener == state.mate
    now = (8 if state.me.balanced or opened else 6) if strain == NT else _likely(state, strain)
    if not forced and now >= 8:
        return PASS
    better = [suit for suit in SUITS if _likely(state, suit) >= 7 and _low_enough(state, suit, forced=forced)]
    best = max(better, key=lambda suit: (_likely(state, suit), -state.cheapest(suit)), default=None)
    if best is not None and (forced or _likely(state, best) > now):
        return to_play(state, state.cheapest(best), best)
    level = state.cheapest(NT)
    if forced or (level == 1 and now < 7):
        return bid(level, NT, 0, 40, nature=Nature.OPEN)
    return PASS


def _likely(state: Bidding, suit: int) -> int:
    """The cards of both hands that one may count on: a long suit needs no support."""
    length = state.me.length[suit]
    return max(state.total(suit), length + max(length - 5, 0))


def _low_enough(state: Bidding, suit: int, *, forced: bool) -> bool:
    total = state.total(suit)
    if forced and suit in MAJORS and total >= 8:
        return state.cheapest(suit) <= 4
    return state.cheapest(suit) <= (3 if forced or total >= 9 else 2)
