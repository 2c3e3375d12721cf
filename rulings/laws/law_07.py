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


@clause("7B1")
def takes_own_hand(f: CardsFromWrongBoardFacts) -> Conclusion:
    """Each player takes the hand from the pocket of his own direction, of the board in play."""
    return TakesRightCards(who="offender")


@clause("7A")
def board_stays_in_the_middle(f: BoardHandlingFacts) -> Conclusion:
    """While it is played the board stays in the middle of the table, in the right direction."""
    return BoardToTheMiddle()


@clause("7B2")
def cards_are_counted(f: BoardHandlingFacts) -> Conclusion:
    """Each player counts his cards face down to be sure that he has thirteen."""
    return CardsAreCounted(who="offender")


@clause("7B2")
def ruled_if_number_is_wrong(f: BoardHandlingFacts) -> Conclusion:
    """What follows from a wrong number stands in 13 and 14."""
    return reminder("wrong-number-ruled")


@clause("7B2")
def looks_before_calling(f: BoardHandlingFacts) -> Conclusion:
    """He must look at their faces before he calls."""
    return MustLookBeforeCalling(who="offender")


@clause("7B3")
def may_touch(f: BoardHandlingFacts) -> bool:
    """With leave of the director or of an opponent, or declarer with dummy's cards (45)."""
    return f.declarer_plays_dummy or f.touching_permitted


@clause("7B3")
def touching_is_right(f: BoardHandlingFacts) -> Conclusion:
    """Then cards may be touched that are not his own."""
    return MayTouchCards()


@clause("7B3")
def touching_is_wrong(f: BoardHandlingFacts) -> Conclusion:
    """Otherwise each player touches only his own cards, and keeps them apart from others."""
    return MayNotTouchCards()


@clause("7C")
def cards_put_right(f: BoardHandlingFacts) -> Conclusion:
    """After play each player shuffles his original thirteen cards and puts them into the pocket of his own direction."""
    return CardsToRightPockets()


@clause("7C")
def both_sides_present(f: BoardHandlingFacts) -> bool:
    """After that a hand is taken out only if a member of each side, or the director, is present."""
    return f.both_sides_present


@clause("7C")
def may_be_taken_out(f: BoardHandlingFacts) -> Conclusion:
    """They are: the hand may be taken out."""
    return MayTakeOutHand()


@clause("7C")
def may_not_be_taken_out(f: BoardHandlingFacts) -> Conclusion:
    """They are not: it may not."""
    return MayNotTakeOutHand()
