"""Laws 2, 77 and 78 counted once more from their text, without the engine: what the checks of the templates use."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import takewhile

from bridge.contracts import Contract
from bridge.seats import ROTATION, Seat, Side

CONDITIONS = {
    "none": (1, 8, 11, 14),
    "ns": (2, 5, 12, 15),
    "ew": (3, 6, 9, 16),
    "all": (4, 7, 10, 13),
}
"""Law 2: who is vulnerable on which of the first 16 boards; the following groups of 16 repeat them."""

DEALT = {Seat.N: (1, 5, 9, 13), Seat.E: (2, 6, 10, 14), Seat.S: (3, 7, 11, 15), Seat.W: (4, 8, 12, 16)}

UP_TO = (
    *(10, 40, 80, 120, 160, 210, 260, 310, 360),
    *(420, 490, 590, 740, 890, 1090, 1290, 1490, 1740),
    *(1990, 2240, 2490, 2990, 3490, 3990),
)
"""78B: the largest difference of 0, 1, … 23 IMPs, column by column."""


def vulnerable_on(board: int) -> str:
    """Law 2, by its table."""
    return next(who for who, boards in CONDITIONS.items() if _of_sixteen(board) in boards)


def dealer_of(board: int) -> Seat:
    """Law 2, by its table."""
    return next(seat for seat, boards in DEALT.items() if _of_sixteen(board) in boards)


def _of_sixteen(board: int) -> int:
    return board if board <= 16 else _of_sixteen(board - 16)


def points(contract: Contract, tricks: int, *, vulnerable: bool) -> int:
    """Law 77 as a sum, from the declaring side; negative for a contract that fails."""
    over = tricks - 6 - contract.level
    return _made(contract, over, vulnerable=vulnerable) if over >= 0 else -_down(contract, -over, vulnerable=vulnerable)


def _made(contract: Contract, over: int, *, vulnerable: bool) -> int:
    """Trick score, then game (100 or more) or partscore, slam, the contract doubled, overtricks."""
    times = {"": 1, "X": 2, "XX": 4}[contract.risk]
    each = 20 if contract.strain in ("C", "D") else 30
    bid = times * (each * contract.level + 10 * (contract.strain == "NT"))
    total = bid + (50 if bid < 100 else 500 if vulnerable else 300)
    total += {6: 750, 7: 1500}.get(contract.level, 0) if vulnerable else {6: 500, 7: 1000}.get(contract.level, 0)
    if not contract.risk:
        return total + over * each
    return total + 25 * times + over * 50 * times * (2 if vulnerable else 1)


def _down(contract: Contract, down: int, *, vulnerable: bool) -> int:
    """The columns of the undertricks added up: doubled 100, 300, 500, then 300 each; vulnerable 200, then 300 each."""
    if not contract.risk:
        return down * (100 if vulnerable else 50)
    doubled = 300 * down - 100 if vulnerable else (0, 100, 300)[down] if down < 3 else 300 * down - 400
    return doubled * (2 if contract.risk == "XX" else 1)


def points_for(side: Side, contract: Contract, tricks: int, vulnerable: str) -> int:
    """The score of a contract with its declarer, as a side sees it."""
    declaring = Side.NS if contract.declarer in (Seat.N, Seat.S) else Side.EW
    scored = points(contract, tricks, vulnerable=vulnerable in ("all", declaring.lower()))
    return scored if side is declaring else -scored


def imps(difference: int | Fraction) -> int:
    """78B: how many rows of the scale the difference has left behind, with its sign."""
    far = abs(Fraction(difference))
    rows = sum(1 for _ in takewhile(lambda most: most < far, UP_TO))
    return rows if difference > 0 else -rows


def units(own: int | Fraction, others: Sequence[int]) -> int:
    """78A: two for each lower score, one for each equal one."""
    return sum(2 if other < own else 1 if other == own else 0 for other in others)


def declarer_in(dealer: Seat, calls: Sequence[str]) -> Seat:
    """Definition "Deklaran": of the side that made the last bid, who was first to bid its denomination."""
    first: dict[tuple[int, str], int] = {}
    last = (0, "")
    for turn, call in enumerate(calls):
        if call[0].isdigit():
            last = (turn % 2, call[1:])
            first.setdefault(last, turn)
    return ROTATION[(ROTATION.index(dealer) + first[last]) % 4]


def risk_in(calls: Sequence[str]) -> str:
    """19C, 19D: the doubles and redoubles that no bid followed."""
    risk = ""
    for call in calls:
        risk = "" if call[0].isdigit() else risk if call == "P" else call
    return risk
