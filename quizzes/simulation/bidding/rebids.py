"""Opener's second bid after an opening of one of a suit, the opponents silent."""

from quizzes.simulation.bidding.hands import NT, SUITS, C, D, H, S
from quizzes.simulation.bidding.placing import place
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid


def rebid(state: Bidding) -> Bid:
    """By what partner answered: a raise or a limited notrump, one notrump, or a new suit."""
    his = state.his
    if his.nature in (Nature.INVITE, Nature.FINAL) or his.suit == state.mine.suit:
        return place(state)
    if his.suit == NT:
        return _over_one_notrump(state)
    hand = state.me
    own = hand.length[state.mine.suit] >= 6 and state.mine.suit in (H, S)
    if state.total(his.suit) >= 8 and not (own and his.suit in (C, D)):
        return _raise(state, his.suit)
    if hand.balanced:
        return _balanced(state)
    return _own_suit(state) if _rebiddable(state) else _second_suit(state) or _last_resort(state)


def _over_one_notrump(state: Bidding) -> Bid:
    hand, opened = state.me, state.mine.suit
    if hand.balanced:
        if hand.points >= 18:
            return bid(3, NT, 18, 19, 2, Nature.FINAL)
        return bid(2, NT, 17, 17, 2, Nature.INVITE) if hand.points == 17 else PASS
    if hand.length[opened] >= 6:
        return _own_suit(state)
    if second := _second_suit(state):
        return second
    return bid(2, NT, 17, 19, 1, Nature.INVITE) if hand.points >= 17 else PASS


def _raise(state: Bidding, suit: int) -> Bid:
    """Four cards for partner's suit: by the points of the hand in support of it."""
    worth, level = state.me.support(suit), state.cheapest(suit)
    if worth <= 15:
        return bid(level, suit, 12, 15, 4)
    if suit in (C, D) and level == 3:
        return _game_in_minor(state, suit, worth)
    if worth <= 18:
        return bid(level + 1, suit, 16, 18, 4, Nature.INVITE)
    if suit in (H, S):
        return bid(4, suit, 19, 21, 4, Nature.FINAL)
    return bid(level + 1, suit, 19, 21, 4, Nature.FORCING)


def _game_in_minor(state: Bidding, suit: int, worth: int) -> Bid:
    """With values for a raise to four of a minor: three notrump if the other suits are stopped, else five."""
    if state.mine.suit in (H, S):
        return bid(3, suit, 13, 19, 4, Nature.FORCING)
    others = [one for one in SUITS if one not in (suit, state.mine.suit)]
    if all(state.me.stops(one) for one in others):
        return bid(3, NT, 15, 19, 1, Nature.FINAL)
    return bid(5, suit, 16, 21, 4, Nature.FINAL) if worth >= 17 else bid(4, suit, 16, 18, 4, Nature.INVITE)


def _balanced(state: Bidding) -> Bid:
    """A major at the one level, else notrump: 12 to 14 as cheaply as possible, 18 or 19 with a jump."""
    hand, level = state.me, state.cheapest(NT)
    for major in (H, S):
        if hand.points < 18 and hand.length[major] >= 4 and major != state.mine.suit and state.cheapest(major) == 1:
            return bid(1, major, 11, 17, 4)
    if hand.points <= 15:
        return bid(level, NT, 12, 14, 2)
    if hand.points <= 17:
        return bid(level + (level > 1), NT, 15, 17, 2)
    return bid(level + 1, NT, 18, 19, 2, Nature.FINAL if level == 2 else Nature.OPEN)


def _rebiddable(state: Bidding) -> bool:
    """Six cards, and no second suit of five, nor a major of four that can be shown at the one level."""
    length, opened = state.me.length, state.mine.suit
    if length[opened] < 6:
        return False
    return not any(
        suit != opened and (length[suit] >= 5 or (length[suit] >= 4 and state.cheapest(suit) == 1)) for suit in SUITS
    )


def _own_suit(state: Bidding) -> Bid:
    """Six cards in the opened suit: by points."""
    hand, opened = state.me, state.mine.suit
    level = state.cheapest(opened)
    if hand.points <= 15:
        return bid(level, opened, 11, 15, 6)
    if hand.points <= 18:
        return bid(min(level + 1, 3), opened, 16, 18, 6, Nature.INVITE)
    if opened in (H, S):
        return bid(4, opened, 19, 21, 6, Nature.FINAL)
    return bid(3, NT, 19, 21, 1, Nature.FINAL)


def _second_suit(state: Bidding) -> Bid | None:
    """A suit of four cards at the one level or below the first; above it only with a strong hand."""
    hand, opened = state.me, state.mine.suit
    suits = [suit for suit in SUITS if suit not in (opened, state.his.suit) and hand.length[suit] >= 4]
    for suit in sorted(suits, key=lambda one: (-hand.length[one], one)):
        level = state.cheapest(suit)
        if level == 1 or (suit < opened and level == 2):
            if hand.points >= 18:
                return bid(level + 1, suit, 18, 21, 4, Nature.FORCING)
            return bid(level, suit, 11, 17, 4)
        crowded = level == 3 and state.cheapest(opened) > 3
        if crowded or hand.points >= (17 if level == 2 else 15):
            return bid(level, suit, 16, 21, 4, Nature.FORCING)
    return None


def _last_resort(state: Bidding) -> Bid:
    """A suit of five cards again, or notrump."""
    hand, opened = state.me, state.mine.suit
    if hand.length[opened] >= 5:
        return bid(state.cheapest(opened), opened, 11, 18, 5)
    level = state.cheapest(NT)
    if hand.points >= 18:
        return bid(level + 1, NT, 18, 20, 1)
    return bid(level, NT, 12, 15, 1)
