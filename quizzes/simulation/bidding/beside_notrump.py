"""Partner has bid one notrump, and the opponents are in it."""

from quizzes.simulation.bidding.hands import MAJORS, NT, C
from quizzes.simulation.bidding.notrump import respond_to_notrump
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid, double, number, redouble
from quizzes.simulation.bidding.valuing import GAME


def beside_notrump(state: Bidding) -> Bid:
    """A suit to play, game with values, a double; or pass. As to an opening if the opponents pass."""
    if state.ours:
        return _after_double(state) if state.risk else respond_to_notrump(state)
    hand, need = state.me, GAME - state.low[state.mate]
    if found := _major(state, need):
        return found
    if hand.points >= need and state.stopped and state.top < number(3, NT):
        return bid(3, NT, need, 20, 1, Nature.FINAL)
    if hand.points >= need - (state.top < number(3, C)) and state.top < number(3, NT):
        return double(8, 20, Nature.TAKEOUT)
    suit = hand.longest
    if hand.length[suit] >= 6 and not state.theirs(suit) and hand.points >= 6 and state.cheapest(suit) <= 3:
        return bid(state.cheapest(suit), suit, 4, 9, 6, Nature.FINAL)
    return PASS


def _major(state: Bidding, need: int) -> Bid | None:
    """Five cards: two to play, three forcing, game with six."""
    hand = state.me
    for suit in MAJORS:
        length = hand.length[suit]
        if length < 5 or state.theirs(suit):
            continue
        if hand.points >= need - (length > 5) and state.cheapest(suit) <= 3:
            return bid(4, suit, 9, 20, 6, Nature.FINAL) if length > 5 else bid(3, suit, 9, 20, 5, Nature.FORCING)
        if hand.points >= 4 and state.cheapest(suit) == 2:
            return bid(2, suit, 4, 9, 5, Nature.FINAL)
    return None


def _after_double(state: Bidding) -> Bid:
    """From the double to a suit of five cards with a weak hand; a redouble with values."""
    hand = state.me
    if hand.points <= 6 and hand.length[hand.longest] >= 5:
        return bid(state.cheapest(hand.longest), hand.longest, 0, 6, 5, Nature.FINAL)
    return redouble(8) if hand.points >= 9 else PASS
