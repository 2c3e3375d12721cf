"""Law 7: control of board and cards."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect
from rulings.situations.wrong_boards_facts import CardsFromWrongBoardFacts


@clause("7B1")
def takes_own_hand(f: CardsFromWrongBoardFacts) -> Conclusion:
    """Each player takes the hand from the pocket of his own direction, of the board in play."""
    return effect("takes-right-cards", who="offender")
