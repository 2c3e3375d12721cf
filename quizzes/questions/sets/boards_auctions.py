"""Auctions as people bid them, in rows: the calls from the opener on, without the passes at the end."""

from random import Random

from bridge.auction import DOUBLE, PASS, REDOUBLE, Auction
from bridge.boards import dealer
from bridge.contracts import Contract
from bridge.seats import Seat
from quizzes.questions.parts import Unsuitable
from quizzes.questions.sets.scores_near import within

_SIDE_ALONE = """
1NT
1NT 3NT
1NT 6NT
1NT 2C 2H 4H
1NT 2C 2D 2NT 3NT
1NT 2C 2S 3NT 4S
1NT 2D 2H 3NT
1NT 2D 2H 2NT 4H
1NT 2D 2H 4H
1NT 2H 2S 3NT
1NT 2H 2S 4S
1C 1H 1NT 3NT
1C 1H 2H 4H
1C 1H 1S 4S
1C 1S 1NT 2NT
1C 1S 2S
1C 1D 1NT 3NT
1D 1S 2S 4S
1D 1H 1S 4S
1D 1H 2D
1D 2C 2NT 3NT
1D 2C 3C 5C
1D 3D
1D 1S 2C 2D
1H 2H
1H 3H 4H
1H 1S 1NT 2H
1H 1S 1NT 3NT
1H 1S 2C 2H
1H 1NT 2C 2H
1H 2D 3D 5D
1H 2NT 4H
1H 3H 4NT 5D 6H
1S 2S
1S 2S 4S
1S 1NT 2H 2S
1S 2H 2NT 3NT
1S 2H 3H 4H
1S 2NT 4S
1S 3S 4NT 5H 6S
1S 2D 2H 2NT 3NT
2NT 3NT
2NT 3C 3S 4S
2NT 3H 3S 4S
2C 2D 2S 3S 4S
2C 2D 2NT 3NT
2C 2D 2H 3H 4NT 5D 7H
"""

_BOTH_SIDES = """
1C 1S X 2S 3H P 4H
1C 1NT P 2C P 2H P 4H
1C P 1H 2C P 3C
1C P 1S 2C P 3C
1C X P 1S P 3S P 4S
1C 1H 1S 2H 2S
1D P 1S 2D P 3D
1D 1H X 2H 3D
1D X 1H 1S 2H
1D 1S X 3S 4H 4S
1D 1NT P 2D P 2H
1H 1S 2H 2S 3H
1H 1S 2H 4S
1H 1S 3H 3S 4H
1H 1NT P 3NT
1H X 2H 2S 3H P P 3S
1H X XX 1S P P 2H
1H P 1NT 2C P P 2H
1H P 4H 4S 5H
1H P 4H 4S P P 5H
1H P 3H P 4C X 4H
1S X P 2H P 3H P 4H
1S 2H 2S 3H 3S P 4S
1S 2S P 3H P 4H
1S P 2S 3C 3S 4C 4S
1S X XX 2H P P 2S
1S P 4NT P 5D X 6S
1S P 1NT 2NT P 3C
1NT 2C P 2H
1NT 2C P 2S P 3S
1NT X 2C X 2D
1NT P 2H X 2S P 4S
1NT P 2D X 2H P 4H
2H X 4H 4S
2S X P 3D
2S 2NT P 3NT
3C X P 3H P 4H
3H X P 4S
3D 3S 5D
"""


def _rows() -> tuple[tuple[str, ...], ...]:
    alone = (tuple(f" {PASS} ".join(row.split()).split()) for row in _SIDE_ALONE.strip().splitlines())
    return (*alone, *(tuple(row.split()) for row in _BOTH_SIDES.strip().splitlines()))


ROWS = _rows()
_ENDINGS = (
    (),
    (DOUBLE,),
    (PASS, PASS, DOUBLE),
    (DOUBLE, REDOUBLE),
    (DOUBLE, PASS, PASS, REDOUBLE),
)


def _is_tricky(row: tuple[str, ...]) -> bool:
    """Whether the last bid was not declarer's, or both sides bid its denomination, or a double was superseded."""
    auction = Auction(Seat.N, row)
    contract, last = auction.contract, auction.last_bid
    if contract is None or last is None:
        return False
    bidders = {turn % 2 for turn, call in enumerate(row) if call[1:] == contract.strain and call[0].isdigit()}
    return auction.bidder(last) is not contract.declarer or len(bidders) == 2 or DOUBLE in row


TRICKY = tuple(row for row in ROWS if _is_tricky(row))


def drawn_auction(rng: Random, board: int, *, tricky: float = 0.6) -> tuple[Auction, Contract]:
    """A whole auction on a board, and its contract; ``tricky`` is the share where it takes a look who declares."""
    row = rng.choice(TRICKY if rng.random() < tricky else ROWS)
    before = (PASS,) * rng.randint(0, 1)
    ending = rng.choices(_ENDINGS, (9, 3, 2, 1, 1))[0]
    auction = Auction(dealer(board), (*before, *row, *ending, PASS, PASS, PASS))
    contract = auction.contract
    if contract is None:
        raise Unsuitable
    return auction, contract


def drawn_tricks(rng: Random, contract: Contract) -> int:
    """Tricks about as many as the contract needs."""
    return within(contract.needed + rng.choice((-3, -2, -1, -1, 0, 0, 0, 1, 1, 2)))


def row_said(auction: Auction) -> str:
    """The calls in a row, without the seats that made them."""
    glyphs = str.maketrans("SHDC", "♠♥♦♣")
    return " – ".join(f"{call[0]}{call[1:].translate(glyphs)}" for call in auction.calls)
