"""What the overcaller's partner does."""

from quizzes.simulation.bidding.beside_notrump import beside_notrump
from quizzes.simulation.bidding.contested_bids import in_notrump, new_suit, raises, very_long_suit
from quizzes.simulation.bidding.doubles import answer_double
from quizzes.simulation.bidding.hands import MAJORS, NT
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature


def advance(state: Bidding) -> Bid:
    """Partner has overcalled, or opened and the opponents came in: raise, a new suit, notrump with a stopper."""
    if state.his.nature is Nature.TAKEOUT:
        return answer_double(state)
    if state.for_penalties:
        return PASS
    suit = state.his.suit
    if suit == NT:
        return beside_notrump(state)
    if state.total(suit) >= 8 and (found := _long_major(state) or raises(state, suit)):
        return found
    return new_suit(state) or in_notrump(state) or very_long_suit(state) or PASS


def _long_major(state: Bidding) -> Bid | None:
    """Seven cards of a major before any raise."""
    return new_suit(state) if max(state.me.length[major] for major in MAJORS) >= 7 else None
