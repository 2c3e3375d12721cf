"""Contracts at which a club player would laugh: far too high or too low, in the wrong denomination, without aces."""

from collections.abc import Iterator

from bench.auctions_seen import MAJORS, SUITS, Seen
from bridge.auction import DOUBLE, PASS
from bridge.cards import Strain, Suit
from bridge.contracts import Contract
from bridge.scoring.table_of_scores import is_game
from bridge.seats import Seat, Side

_GAME, _GAME_WITH_FIT, _SLAM, _PASSED_OUT, _WEAK = 27, 26, 34, 24, 5
_SHORT = (5, 3, 1)


def heights(seen: Seen) -> Iterator[str]:
    """Games and slams that are missed, part scores left to the weak side, values that are passed out."""
    contract, side = seen.contract, _side(seen)
    if contract is None or side is None:
        if max(map(seen.both, Side)) >= _PASSED_OUT:
            yield "passed out with values"
        return
    if contract.risk:
        return
    ours, game = seen.both(side), is_game(contract)
    enough = _GAME_WITH_FIT if max(seen.fit(side, suit) for suit in MAJORS) >= 8 else _GAME
    if not game and ours >= enough and not _opened_and_passed(seen):
        yield "a game is missed"
    if contract.level < 6 and ours >= _SLAM:
        yield "a slam is missed"
    if not game and 40 - ours >= _GAME and contract.level < 4:
        yield "a part score is left to the weak side"


def _opened_and_passed(seen: Seen) -> bool:
    """Whether the opening of one of a suit was passed out, partner with five points at most."""
    opening = seen.opening or 0
    seat, call = seen.made[opening]
    passed = all(one == PASS for _, one in seen.made[opening + 1 :])
    return passed and call[0] == "1" and call[1:] in SUITS and seen.points[seat.partner] <= _WEAK


def too_high(seen: Seen) -> Iterator[str]:
    """Contracts on nothing, by points, trumps and short suits."""
    contract, side = seen.contract, _side(seen)
    if contract is None or side is None:
        return
    trumps, worth = _trumps(seen, contract, side), _worth(seen, contract, side)
    if contract.strain is Strain.NT:
        if worth < (15, 19, 22, 25, 28, 31, 35)[contract.level - 1]:
            yield "notrump without the points"
    elif worth < (12, 14, 16, 18, 19, 27, 31)[contract.level - 1] - 2 * max(trumps - 8, 0) - _competed(seen, side):
        yield "a suit contract without the points"
    if contract.level == 3 and not is_game(contract) and trumps <= 8 and seen.both(side) <= 14:
        yield "three on nothing"


def _competed(seen: Seen, side: Side) -> int:
    """Bidding on over the opponents takes less."""
    return 3 * seen.has_spoken(side.other)


def _side(seen: Seen) -> Side | None:
    return seen.contract.declarer.side if seen.contract and seen.contract.declarer else None


def _trumps(seen: Seen, contract: Contract, side: Side) -> int:
    return 0 if contract.strain is Strain.NT else seen.fit(side, contract.strain)


def _worth(seen: Seen, contract: Contract, side: Side) -> int:
    """Points; in a suit with something for short suits, in notrump for a long one."""
    seats = [seat for seat in seen.deal if seat.side is side]
    if contract.strain is Strain.NT:
        return seen.both(side) + sum(2 * max(seen.shape(seat)[0] - 5, 0) for seat in seats)
    return seen.both(side) + sum(_short(seen, contract, seat) for seat in seats)


def _short(seen: Seen, contract: Contract, seat: Seat) -> int:
    lengths = [seen.length(seat, suit) for suit in SUITS if suit != contract.strain.value]
    return sum(_SHORT[one] for one in lengths if one < 3)


def trumps(seen: Seen) -> Iterator[str]:
    """Trumps too few for the level; a major fit that nobody found."""
    contract, side = seen.contract, _side(seen)
    if contract is None or side is None:
        return
    if contract.strain is not Strain.NT:
        held = seen.fit(side, contract.strain)
        alone = max(seen.length(seat, contract.strain) for seat in seen.deal if seat.side is side)
        if held < (4, 6, 7, 7, 7, 8, 8)[contract.level - 1] - (alone >= 6) or (
            held == 6 and alone < 5 and contract.level == 2 and not contract.risk
        ):
            yield "too few trumps"
        elif held == 7 and contract.level >= 4 and alone < 6:
            yield "a game on seven trumps"
    if is_game(contract) and contract.level < 6 and contract.strain.trump not in MAJORS and not contract.risk:
        yield from _lost_majors(seen, side)


def _lost_majors(seen: Seen, side: Side) -> Iterator[str]:
    for major in MAJORS:
        lengths = sorted(seen.length(seat, major) for seat in seen.deal if seat.side is side)
        short = any(seen.shape(seat)[-1] < 2 for seat in seen.deal if seat.side is side)
        named = any(seat.side is not side and call[1:] == major for seat, call in seen.made)
        if not named and (sum(lengths) >= 9 or (lengths == [4, 4] and short)) and seen.both(side) <= 30:
            yield "a major fit is lost"


def slams(seen: Seen) -> Iterator[str]:
    """Two aces missing without a void, one at the seven level; or points too few."""
    contract, side = seen.contract, _side(seen)
    if contract is None or side is None or contract.level < 6 or contract.risk:
        return
    seats = [seat for seat in seen.deal if seat.side is side]
    aces = sum(card.rank == 14 for seat in seats for card in seen.deal[seat])
    void = any(seen.shape(seat)[-1] == 0 for seat in seats)
    if aces + void < contract.level - 3:
        yield "a slam without the aces"


def doubles(seen: Seen) -> Iterator[str]:
    """A doubled contract of an opponent's that is cold by points and trumps, doubled by a hand with nothing in it."""
    contract, side = seen.contract, _side(seen)
    if contract is None or side is None or not contract.risk:
        return
    theirs = seen.both(side.other)
    stack = 0 if contract.strain is Strain.NT else 13 - seen.fit(side, Suit(contract.strain.value))
    if theirs < (17, 16, 15, 13, 11, 8, 6)[contract.level - 1] - 2 * max(stack - 4, 0):
        yield "a penalty double on nothing"


def lengths(seen: Seen) -> Iterator[str]:
    """An auction without end."""
    bids = sum(call not in (PASS, DOUBLE, "XX") for _, call in seen.made)
    if bids > 12:
        yield "an auction of more than twelve bids"


RULES = (heights, too_high, trumps, slams, doubles, lengths)
