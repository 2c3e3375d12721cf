"""Answers in a contested auction: to an overcall, to a double, and of responder over an overcall."""

from quizzes.simulation.bidding.hands import MAJORS, NT, SUITS, C, D, H, S
from quizzes.simulation.bidding.placing import place
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid, double, number, redouble


def advance(state: Bidding) -> Bid:
    """Partner has overcalled, or opened and the opponents came in: raise, a new suit, notrump with a stopper."""
    if state.his.nature is Nature.TAKEOUT:
        return answer_double(state)
    if state.for_penalties:
        return PASS
    suit = state.his.suit
    if suit == NT:
        return place(state)
    if state.total(suit) >= 8 and (found := _raise(state, suit)):
        return found
    return _new_suit(state) or _notrump(state) or PASS


def respond_in_competition(state: Bidding) -> Bid:
    """Responder after an overcall or a takeout double of his partner's opening."""
    hand, suit = state.me, state.his.suit
    if suit == NT or state.his.call >= number(2, C):
        return place(state)
    if state.total(suit) >= 8 and (found := _raise(state, suit)):
        return found
    if state.risk and hand.points >= 10:
        return redouble(10)
    if found := _new_suit(state):
        return found
    if not state.risk and hand.points >= 7 and state.top < number(3, C) and _negative(state):
        return double(7, 30, Nature.TAKEOUT)
    return _notrump(state) or _too_strong_to_pass(state)


def _too_strong_to_pass(state: Bidding) -> Bid:
    """With an opening opposite an opening the auction does not end here: a double, whatever the shape."""
    strong = state.me.points >= 12 and not state.risk and state.top < number(3, NT)
    return double(12, 30, Nature.TAKEOUT) if strong else PASS


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
    if mid >= 25 and suit in MAJORS and level <= 4:
        return bid(4, suit, 11, 17, 3, Nature.FINAL)
    if together >= 10 and hand.points <= 9 and suit in MAJORS and level <= 4:
        return bid(4, suit, 3, 9, 4, Nature.FINAL)
    if mid >= 23 and level < 3:
        return bid(3, suit, 10, 12, 3, Nature.INVITE)
    if worth >= 6 and level <= max(2, together - 6):
        return bid(level, suit, 6, 10, 3)
    return None


def _new_suit(state: Bidding) -> Bid | None:
    """Five cards (four at the one level), by points."""
    hand = state.me
    for suit in sorted(SUITS, key=lambda one: (-hand.length[one], -one)):
        level = state.cheapest(suit)
        if state.theirs(suit) or level > 2 or hand.length[suit] < 6 - (2 if level == 1 else 1):
            continue
        if hand.points >= (7 if level == 1 else 10):
            opened = state.opener == state.mate
            return bid(level, suit, 7 if level == 1 else 10, 30, 5, Nature.FORCING if opened else Nature.OPEN)
    return None


def _notrump(state: Bidding) -> Bid | None:
    """With a stopper: as many as the points of both hands allow."""
    hand, level = state.me, state.cheapest(NT)
    if hand.points < 8 or not all(hand.stops(suit) for suit in SUITS if state.theirs(suit)):
        return None
    together = hand.points + state.low[state.mate] + 1
    if together >= 25 and level <= 3:
        return bid(3, NT, 12, 20, 2, Nature.FINAL)
    if together >= 22 and level <= 2:
        return bid(2, NT, 10, 13, 2, Nature.INVITE)
    return bid(1, NT, 8, 11, 2) if level == 1 else None


def answer_double(state: Bidding) -> Bid:
    """The best suit that the doubler may have, a jump with 9 points, game with 12; with nothing after a bid, pass."""
    hand = state.me
    free = state.calls[-1] >= 0
    suits = [suit for suit in SUITS if not state.theirs(suit)]
    if not suits:
        return PASS
    suit = max(suits, key=lambda one: (hand.length[one] + (one in MAJORS and hand.length[one] >= 4), one))
    opener = state.opener == state.turn
    points = hand.points - 5 * opener
    if free and points < (7 if state.top < number(3, S) else 11):
        return PASS
    strong = hand.length[suit] < 5 and all(hand.stops(one) for one in SUITS if state.theirs(one))
    if strong and suit not in MAJORS and points >= 8 and state.cheapest(NT) <= 2:
        level = 3 if points >= 13 else max(state.cheapest(NT), 2 if points >= 11 else 1)
        return bid(level, NT, hand.points - 1, hand.points + 1, 2, Nature.FINAL if level == 3 else Nature.OPEN)
    level = state.cheapest(suit)
    if points >= 12 and suit in (H, S) and level <= 4:
        return bid(4, suit, 12, 21, 4, Nature.FINAL)
    if points >= 9 and level <= (2 if suit in (C, D) else 3):
        return bid(max(level, min(level + 1, 3)), suit, 9 + 5 * opener, 12 + 5 * opener, 4, Nature.INVITE)
    return bid(level, suit, 5 * opener, 8 + 5 * opener, 4)
