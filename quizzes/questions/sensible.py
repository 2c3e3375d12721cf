"""What a player may sensibly bid once something irregular has happened: a long suit of the hand, or notrump, at a low level."""

from collections import Counter
from collections.abc import Collection

from bridge.auction import Call, lowest_above
from bridge.cards import Strain, Suit
from bridge.seats import Seat
from quizzes.simulation.boards import Board

_HIGHEST = 3
_HIGHEST_NOTRUMP = 2
_LONG = 5


def long_suit(board: Board, seat: Seat) -> Strain | None:
    """The longest suit of the hand, if it is long; of two alike the higher."""
    lengths = Counter(card.suit for card in board.deal[seat])
    longest = max(Suit, key=lambda suit: lengths[suit])
    return Strain(longest.value) if lengths[longest] >= _LONG else None


def bids_over(
    board: Board, seat: Seat, last: Call | None, but: Collection[str] = (), *, notrump: bool = True
) -> list[Call]:
    """The lowest bid in the long suit, not above the third level, and the lowest in notrump, not above the second, over a bid.

    ``but``: denominations that mean something else here.
    """
    strains = [long_suit(board, seat), Strain.NT if notrump else None]
    wanted = [strain for strain in strains if strain is not None and strain not in but]
    bids = [lowest_above(last, strain) if last else Call(f"1{strain}") for strain in wanted]
    return [bid for bid in bids if bid and int(bid[0]) <= (_HIGHEST_NOTRUMP if bid.strain is Strain.NT else _HIGHEST)]
