"""Law 7: control of board and cards."""

from rulings.effects.deals import (
    BoardToTheMiddle,
    CardsAreCounted,
    CardsToRightPockets,
    MayNotTakeOutHand,
    MayNotTouchCards,
    MayTakeOutHand,
    MayTouchCards,
    MustLookBeforeCalling,
    TakesRightCards,
)
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.board_handling_facts import BoardHandlingFacts
from rulings.situations.wrong_boards_facts import CardsFromWrongBoardFacts


@clause("7A")
def board_stays_in_the_middle(f: BoardHandlingFacts) -> Conclusion:
    """While it is played the board stays in the middle of the table, in the right direction."""
    return BoardToTheMiddle()


@clause("7B1")
def takes_own_hand(f: CardsFromWrongBoardFacts) -> Conclusion:
    """Each player takes the hand from the pocket of his own direction, of the board in play."""
    return TakesRightCards(who="offender")


@clause("7B2")
def counts_and_looks(f: BoardHandlingFacts) -> Conclusion | tuple[Conclusion, ...]:
    """Each player counts his cards face down to be sure that he has thirteen, and must look at their faces before he calls.

    What follows from a wrong number stands in 13 and 14.
    """
    if f.handling == "called-unseen":
        return MustLookBeforeCalling(who="offender")
    return CardsAreCounted(who="offender"), reminder("wrong-number-ruled")


@clause("7B3")
def touches_cards(f: BoardHandlingFacts) -> MayTouchCards | MayNotTouchCards:
    """Each player touches only his own cards, but for declarer with dummy's (45) and with leave of director or opponent."""
    return MayTouchCards() if f.declarer_plays_dummy or f.touching_permitted else MayNotTouchCards()


@clause("7C")
def cards_put_right(f: BoardHandlingFacts) -> Conclusion:
    """After play each player should shuffle his original thirteen cards, then put them into the pocket of his direction."""
    return CardsToRightPockets()


@clause("7C")
def takes_hand_out(f: BoardHandlingFacts) -> MayTakeOutHand | MayNotTakeOutHand:
    """After that a hand is taken out only if a member of each side, or the director, is present."""
    return MayTakeOutHand() if f.both_sides_present else MayNotTakeOutHand()
