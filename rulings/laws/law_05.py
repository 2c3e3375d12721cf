"""Law 5: assignment of seats."""

from rulings.effects.deals import RightOpponentsInstead, RightSeats
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.wrong_boards_facts import WrongBoardFacts


@clause("5B")
def right_seats(f: WrongBoardFacts) -> Conclusion:
    """Each player is responsible for sitting in the right place."""
    return RightSeats(when="at-once" if not f.auction_begun else "after-board")


@clause("5B")
def right_opponents(f: WrongBoardFacts) -> Conclusion:
    """Before a call has been made the players who are wrong here move on, and the right ones sit down."""
    return RightOpponentsInstead()
