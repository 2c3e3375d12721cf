"""Answers in a contested auction: to an overcall, to a double, and of responder over an overcall."""

from quizzes.simulation.bidding.beside_notrump import beside_notrump
from quizzes.simulation.bidding.doubles import answer_double
from quizzes.simulation.bidding.hands import MAJORS, NT, SUITS, C
from quizzes.simulation.bidding.responses import respond_to_preempt
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid, double, number, redouble


def advance(state: Bidding) -> Bid:
    """Partner has overcalled, or opened and the opponents came in: raise, a new suit, notrump with a stopper."""
    if state.his.nature is Nature.TAKEOUT:
        return answer_double(state)
    if state.for_penalties:
        return PASS
    suit = state.his.suit
    if suit == NT:
        return beside_notrump(state)
    if state.total(suit) >= 8 and (found := _long_major(state) or _raise(state, suit)):
        return found
    return _new_suit(state) or _notrump(state) or _long_suit(state) or PASS


def respond_in_competition(state: Bidding) -> Bid:
    """Responder after an overcall or a takeout double of his partner's opening."""
    hand, suit = state.me, state.his.suit
    if suit == NT:
        return beside_notrump(state)
    if state.his.call >= number(2, C):
        return respond_to_preempt(state)
    if suit not in MAJORS and (found := _new_suit(state)) and found.suit in MAJORS:
        return found
    if state.total(suit) >= 8 and (found := _raise(state, suit)):
        return found
    if state.risk and hand.points >= 10:
        return redouble(10)
    if found := _new_suit(state) or (_long_suit(state) if max(hand.length) >= 7 else None):
        return found
    if state.top == number(1, NT):
        return double(9) if hand.points >= 9 else PASS
    if not state.risk and hand.points >= (7 if state.top < number(3, C) else 9) and _may_double(state):
        return double(7, 30, Nature.TAKEOUT)
    return _notrump(state) or _long_suit(state) or _too_strong_to_pass(state)


def _long_major(state: Bidding) -> Bid | None:
    """Seven cards of a major before any raise."""
    return _new_suit(state) if max(state.me.length[major] for major in MAJORS) >= 7 else None


def _long_suit(state: Bidding) -> Bid | None:
    """Seven cards, or six at the three level, opposite an opening: as high as game."""
    hand = state.me
    suit = hand.longest
    level = state.cheapest(suit)
    worth = hand.points + 2 * (hand.length[suit] - 6)
    if hand.length[suit] >= 6 and not state.theirs(suit) and worth >= {3: 10, 4: 12, 5: 13}.get(level, 40):
        return bid(level, suit, 9, 20, hand.length[suit], Nature.FORCING if level == 3 else Nature.FINAL)
    return None


def _too_strong_to_pass(state: Bidding) -> Bid:
    """With an opening opposite an opening the auction does not end here: a double, whatever the shape."""
    strong = state.me.points >= 12 and not state.risk and state.top < number(3, NT)
    return double(12, 30, Nature.TAKEOUT) if strong else PASS


def _may_double(state: Bidding) -> bool:
    return state.top < number(3, NT) and _negative(state)


def _negative(state: Bidding) -> bool:
    """Four cards in a major that nobody has bid."""
    return any(
        state.me.length[major] >= 4 and not state.theirs(major) and state.shown[state.mate][major] < 3
        for major in MAJORS
    )


def _raise(state: Bidding, suit: int) -> Bid | None:
    """By points in support: the cheapest raise, a jump, game; the more so the more trumps."""
    hand, level = state.me, state.cheapest(suit)
    worth, together = hand.support(suit), state.total(suit)
    mid = worth + (state.low[state.mate] + min(state.high[state.mate], 16)) // 2
    if mid >= 24 and suit not in MAJORS and (found := _notrump(state) or _minor_game(state, suit, mid)):
        return found
    if mid >= 25 and suit in MAJORS and level <= 4:
        return bid(4, suit, 11, 17, 3, Nature.FINAL)
    if together >= 10 and hand.points <= 9 and suit in MAJORS and level <= 4:
        return bid(4, suit, 3, 9, 4, Nature.FINAL)
    if mid >= 23 and level < 3:
        return bid(3, suit, 10, 12, 3, Nature.INVITE)
    if worth >= 6 and level <= max(2, together - 6):
        return bid(level, suit, 6, 10, 3)
    return None


def _minor_game(state: Bidding, suit: int, mid: int) -> Bid | None:
    """Five of the minor with a long fit."""
    enough = mid >= 28 and state.total(suit) >= 9
    return bid(5, suit, 13, 20, 4, Nature.FINAL) if enough else None


def _new_suit(state: Bidding) -> Bid | None:
    """Five cards (four at the one level), by points."""
    hand = state.me
    for suit in sorted(SUITS, key=lambda one: (-hand.length[one], -one)):
        level = state.cheapest(suit)
        opened = state.opener == state.mate
        length = hand.length[suit]
        if state.theirs(suit) or level > 2 + opened or length < 5 - (level == 1 and opened):
            continue
        if hand.points >= (7, 8 if length >= 6 else 10, 12)[level - 1]:
            forcing = Nature.FORCING if opened else Nature.OPEN
            return bid(level, suit, 7 if level == 1 else 8, 30, min(length, 5), forcing)
    return None


def _notrump(state: Bidding) -> Bid | None:
    """With a stopper: as many as the points of both hands allow."""
    hand, level = state.me, state.cheapest(NT)
    if hand.points < 8 or not state.stopped:
        return None
    together = hand.points + state.low[state.mate] + 1
    if together >= 25 and level <= 3:
        return bid(3, NT, 12, 20, 2, Nature.FINAL)
    if together >= 22 and level <= 2:
        return bid(2, NT, 10, 13, 2, Nature.INVITE)
    return bid(1, NT, 8, 11, 2) if level == 1 else None
