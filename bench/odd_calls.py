"""Calls at which a club player would laugh: each rule says what is odd of one player, in a few words."""

from collections.abc import Iterator

from bench.auctions_seen import MAJORS, SUITS, Seen, points
from bridge.auction import DOUBLE, PASS
from bridge.seats import Seat

_SILENT, _SILENT_LONG, _OPPOSITE_PREEMPT = 16, 13, 18
_OPENS = 13
_WEAKEST_OPENING = 10
_ANSWERS = 8
_FEWEST = {"1": 8, "2": 10, "3": 11}
"""The points of an overcall by its level, fewer with a suit of six."""


def silences(seen: Seen) -> Iterator[str]:
    """Strong hands that pass throughout; opening hands that do not open."""
    for seat in seen.deal:
        if set(seen.own(seat)) <= {PASS} and seen.points[seat] >= _must_speak(seen, seat):
            yield "a strong hand never speaks"
    first = len(seen.made) if seen.opening is None else seen.opening
    for seat, _ in seen.made[:first][:3]:
        if seen.points[seat] >= _OPENS:
            yield "an opening hand passes"


def _must_speak(seen: Seen, seat: Seat) -> int:
    """Earlier with a suit of six cards that no opponent bid; opposite a preempt with nearly all of the points."""
    opener, opened = seen.made[seen.opening or 0]
    if opener is seat.partner and opened[0] in "234":
        return _OPPOSITE_PREEMPT
    theirs = {call[1:] for one, call in seen.made if one.side is not seat.side}
    free = [suit for suit in SUITS if suit not in theirs and seen.could_bid(seat, suit)]
    longest = max((seen.length(seat, suit) for suit in free), default=0)
    return _SILENT_LONG if longest >= 6 else _SILENT


def long_suits(seen: Seen) -> Iterator[str]:
    """Suits of eight cards, or of seven good ones, that nobody names; of seven that their own opener never shows."""
    named = {call[1:] for _, call in seen.made}
    for seat in seen.deal:
        for suit, cards in seen.suits[seat].items():
            if suit not in named and (len(cards) >= 8 or (len(cards) == 7 and points(cards) >= 7)):
                yield "a long suit is never named"
            hides = len(cards) >= 7 and suit not in named and seen.points[seat] >= 11
            if hides and seen.could_bid(seat, suit) and not seen.plays_game(seat.side):
                yield "a strong hand hides seven cards"


def openings(seen: Seen) -> Iterator[str]:
    """Of a suit too short, of too few points; preempts that are strong or short; notrump of another strength or shape."""
    if seen.opening is None:
        return
    seat, call = seen.made[seen.opening]
    have, shape = seen.points[seat], seen.shape(seat)
    if call in _NOTRUMP:
        if have not in _NOTRUMP[call] or shape[-1] < 2:
            yield f"{call} opened with other hands"
    elif call == "2C":
        if have < 19:
            yield "2C without strength"
    elif call[0] == "1":
        yield from _one_of_suit(seen, seat, call[1:])
    elif call[1:] in SUITS and (have > 12 or seen.length(seat, call[1:]) < (6 if call[0] in "23" else 7)):
        yield "a preempt that is none"


_NOTRUMP = {"1NT": range(15, 18), "2NT": range(20, 23)}


def _one_of_suit(seen: Seen, seat: Seat, suit: str) -> Iterator[str]:
    have, shape = seen.points[seat], seen.shape(seat)
    if seen.length(seat, suit) < (5 if suit in MAJORS else 3):
        yield "opened in a short suit"
    if have < _WEAKEST_OPENING or have + shape[0] + shape[1] < 19:
        yield "opened on nothing"


def responses(seen: Seen) -> Iterator[str]:
    """Partner's opening is passed with values, or answered on nothing."""
    if seen.opening is None or seen.opening + 2 >= len(seen.made):
        return
    (_, opened), (_, over), (seat, call) = seen.made[seen.opening : seen.opening + 3]
    if over != PASS or opened[0] != "1":
        return
    have = seen.points[seat]
    if call == PASS and have >= _ANSWERS + (opened == "1NT"):
        yield "partner's opening is passed with values"
    if call != PASS and opened != "1NT" and have < 4 and seen.length(seat, opened[1:]) < 4 and not seen.is_long(seat):
        yield "partner's opening is answered on nothing"
    if call[0] == "1" and call[1:] in SUITS and not _has_passed(seen, seat) and _dies(seen, seen.opening + 2):
        yield "a forcing response is passed"


def _has_passed(seen: Seen, seat: Seat) -> bool:
    return any(one is seat for one, _ in seen.made[: seen.opening])


def _dies(seen: Seen, number: int) -> bool:
    return len(seen.made) == number + 4 and all(call == PASS for _, call in seen.made[number + 1 :])


def overcalls(seen: Seen) -> Iterator[str]:
    """The first action over an opponent's opening: a suit too short or too weak, a double without values."""
    if seen.opening is None:
        return
    opener, opened = seen.made[seen.opening]
    if opened[1:] not in SUITS or int(opened[0]) > 3 or opened == "2C":
        return
    for number in (seen.opening + 1, seen.opening + 3):
        before = seen.made[seen.opening + 1 : number]
        if number >= len(seen.made) or any(seat.side is not opener.side and call != PASS for seat, call in before):
            continue
        yield from _overcall(seen, number, opened)


def _overcall(seen: Seen, number: int, opened: str) -> Iterator[str]:
    seat, call = seen.made[number]
    balancing = 3 * (seen.made[number - 1][1] == seen.made[number - 2][1] == PASS)
    have, opening = seen.points[seat], seen.opening or 0
    if call == DOUBLE and have < 11 - balancing and any(bid == opened for _, bid in seen.made[opening:number]):
        yield "a takeout double without values"
    elif call == "1NT" and not 15 - balancing <= have <= 19:
        yield "1NT over an opening with other hands"
    elif call[1:] in SUITS and call[1:] != opened[1:]:
        length = seen.length(seat, call[1:])
        if length < 5:
            yield "an overcall in a short suit"
        if have + balancing < _FEWEST.get(call[0], 0) - 5 * (length >= 6) - 3 * (length >= 7):
            yield "an overcall on nothing"


RULES = (silences, long_suits, openings, responses, overcalls)
