"""Law 2: tournament boards."""

from bridge.boards import dealer, vulnerability
from bridge.seats import Seat
from rulings.engine.clauses import clause
from rulings.situations.board_facts import BoardFacts


@clause("2")
def vulnerability_of_board(f: BoardFacts) -> str:
    """The number of the board says who is vulnerable."""
    return vulnerability(f.board).value


@clause("2")
def dealer_of_board(f: BoardFacts) -> Seat:
    """The number of the board says who made the first call."""
    return dealer(f.board)
