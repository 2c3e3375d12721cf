"""Law 2: tournament boards."""

from bridge.boards import dealer, vulnerability
from bridge.seats import Seat
from rulings.effects.deals import ConditionsOnBoardApply
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.board_facts import BoardFacts
from rulings.situations.board_handling_facts import BoardHandlingFacts


@clause("2")
def vulnerability_of_board(f: BoardFacts) -> str:
    """The number of the board says who is vulnerable."""
    return vulnerability(f.board).value


@clause("2")
def dealer_of_board(f: BoardFacts) -> Seat:
    """The number of the board says who made the first call."""
    return dealer(f.board)


@clause("2")
def conditions_on_board_apply(f: BoardHandlingFacts) -> Conclusion:
    """A board with other conditions should not be used; where it was, what is marked on it holds for the session."""
    return ConditionsOnBoardApply()
