"""Law 7: control of board and cards."""

from rulings.effects.deals import TakesRightCards
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.wrong_boards_facts import CardsFromWrongBoardFacts


@clause("7B1")
def takes_own_hand(f: CardsFromWrongBoardFacts) -> Conclusion:
    """Each player takes the hand from the pocket of his own direction, of the board in play."""
    return TakesRightCards(who="offender")
