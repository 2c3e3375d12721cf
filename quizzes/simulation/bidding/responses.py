"""The first response to an opening of one of a suit, and to a preempt."""

from quizzes.simulation.bidding.hands import NT, C, D, H, Hand, S
from quizzes.simulation.bidding.state import PASS, Bid, Bidding, Nature, bid, double, number


def respond(state: Bidding) -> Bid:
    """Raise a major with three cards; else a new suit, a raise of the minor, or notrump by points."""
    hand, opened = state.me, state.his.suit
    if opened in (H, S) and hand.length[opened] >= 3:
        return raise_major(hand, opened)
    if hand.points < 6:
        return PASS
    if (new := new_suit(hand, opened)) is not PASS:
        return new
    if opened in (C, D) and hand.length[opened] >= 5 - (opened == D) and not hand.balanced and hand.points <= 12:
        return raise_minor(hand, opened)
    return _notrump(hand)


def raise_major(hand: Hand, suit: int) -> Bid:
    """Two with 6 to 9, three with 10 to 12, four with a long weak raise; with more another suit first."""
    worth = hand.support(suit)
    if worth < 6:
        return PASS
    if hand.length[suit] >= 5 and hand.points <= 9:
        return bid(4, suit, 3, 10, 5, Nature.FINAL)
    if worth <= 9:
        return bid(2, suit, 6, 9, 3)
    if worth <= 12:
        return bid(3, suit, 10, 12, 3, Nature.INVITE)
    return _forcing(hand, suit, 4 if hand.points < 16 else 3) or bid(4, suit, 13, 15, 3, Nature.FINAL)


def raise_minor(hand: Hand, suit: int) -> Bid:
    """Two with 6 to 9, three with 10 to 12."""
    if hand.points <= 9:
        return bid(2, suit, 6, 9, 4)
    return bid(3, suit, 10, 12, 4, Nature.INVITE)


def new_suit(hand: Hand, opened: int) -> Bid:
    """Four cards at the one level (6 points), five at the two level (10); or ``PASS``."""
    higher = _suits_at_the_one_level(hand, opened)
    longest = max((hand.length[suit] for suit in higher), default=0)
    lower = _forcing(hand, opened, 5 if hand.points < 12 else 4 if hand.points < 16 else 3)
    if higher and not (lower and hand.points >= 12 and hand.length[lower.suit] > longest):
        best = [suit for suit in higher if hand.length[suit] == longest]
        return bid(1, best[-1] if longest >= 5 else best[0], 6, 30, 4, Nature.FORCING)
    return lower if lower and hand.points >= 10 else PASS


def _suits_at_the_one_level(hand: Hand, opened: int) -> list[int]:
    """Those of four cards; with a weak hand no diamonds beside a major."""
    suits = [suit for suit in (D, H, S) if suit > opened and hand.length[suit] >= 4]
    majors = [suit for suit in suits if suit != D]
    return majors if majors and hand.points < 12 else suits


def _forcing(hand: Hand, opened: int, least: int) -> Bid | None:
    """The longest suit below the opened one at the two level; hearts only with five."""
    suits = [suit for suit in (C, D, H) if suit < opened and hand.length[suit] >= (5 if suit == H else least)]
    if not suits:
        return None
    suit = max(suits, key=lambda one: hand.length[one])
    return bid(2, suit, 10, 30, 5 if suit == H else 4, Nature.FORCING)


def _notrump(hand: Hand) -> Bid:
    """One notrump 6 to 10, two 11 or 12, three 13 and more."""
    if hand.points <= 10:
        return bid(1, NT, 6, 10, 1)
    if hand.points <= 12:
        return bid(2, NT, 11, 12, 2 if hand.balanced else 1, Nature.INVITE)
    return bid(3, NT, 13, 17, 2 if hand.balanced else 1, Nature.FINAL)


def respond_to_preempt(state: Bidding) -> Bid:
    """Raise to game with a strong hand, or to make it harder for the others; three notrump with stoppers."""
    hand, opened = state.me, state.his.suit
    if hand.longest in (H, S) and hand.length[hand.longest] >= 7 and (found := _own_suit(state)):
        return found
    if found := _game_over_preempt(state, opened) or _in_their_way(state, opened) or _own_suit(state):
        return found
    return double(16) if hand.points >= 16 and not state.ours and not state.risk else PASS


def _game_over_preempt(state: Bidding, opened: int) -> Bid | None:
    """Four of partner's major, or three notrump: with a suit that runs, or with very much."""
    hand = state.me
    if opened in (H, S) and state.total(opened) >= 8 and hand.support(opened) >= 15 and state.top // 5 + 1 < 4:
        return bid(4, opened, 14, 21, 2, Nature.FINAL)
    if hand.points >= 16 and opened in (C, D) and hand.length[opened] >= 2 and _stopped(hand, opened) == 3:
        return bid(3, NT, 16, 21, 1, Nature.FINAL)
    if hand.points >= 18 and state.top < number(3, NT) and _stopped(hand, opened) >= 2:
        return bid(3, NT, 18, 21, 1, Nature.FINAL)
    return None


def _in_their_way(state: Bidding, opened: int) -> Bid | None:
    """As high at once as the cards of the suit together are many."""
    together, level, points = state.total(opened), state.top // 5 + 1, state.me.points
    if together >= 9 and level == 2 and points <= 13:
        return bid(3, opened, 5, 13, 3, Nature.FINAL)
    if together >= 10 and level == 3 and points <= 12:
        return bid(4, opened, 5, 12, 3, Nature.FINAL)
    return None


def _own_suit(state: Bidding) -> Bid | None:
    """A strong hand with a suit of six cards of its own."""
    hand = state.me
    suit = hand.longest
    enough = hand.points >= 15 - 4 * (hand.length[suit] - 6)
    if not enough or hand.length[suit] < 6 or suit == state.his.suit or state.theirs(suit) or state.cheapest(suit) > 4:
        return None
    return bid(state.cheapest(suit), suit, hand.points - 1, 21, 6, Nature.FORCING)


def _stopped(hand: Hand, besides: int) -> int:
    """How many of the other suits are stopped."""
    return sum(hand.stops(suit) for suit in (C, D, H, S) if suit != besides)
