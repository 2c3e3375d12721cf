"""Law 5: assignment of seats."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect
from rulings.situations.wrong_boards_facts import WrongBoardFacts


@clause("5B")
def right_seats(f: WrongBoardFacts) -> Conclusion:
    """Each player is responsible for sitting in the right place."""
    return effect("right-seats", when="at-once" if not f.auction_begun else "after-board")
