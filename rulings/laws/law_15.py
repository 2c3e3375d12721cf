"""Law 15: wrong board."""

from rulings.effects.deals import (
    AdjustedScoreDue,
    BoardCancelled,
    BoardCompleted,
    BoardGoesOn,
    CallsCancelled,
    CallsWithRightCards,
    LaterCallsWithdrawn,
    RightBoardInstead,
    RightBoardLater,
    RightOpponentsInstead,
)
from rulings.effects.scores import ArtificialScore, ScoreStands
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, option, reminder
from rulings.situations.wrong_boards_facts import CardsFromWrongBoardFacts, WrongBoardFacts


@clause("15A1")
def called_with_wrong_cards(f: CardsFromWrongBoardFacts) -> bool:
    """He has called with the cards of another board."""
    return f.called_with_wrong_cards


@clause("15A1")
def calls_cancelled(f: CardsFromWrongBoardFacts) -> Conclusion:
    """That call and every later call of his are cancelled."""
    return CallsCancelled(who="offender")


@clause("15A2a")
def partner_has_called(f: CardsFromWrongBoardFacts) -> bool:
    """His partner has called after that."""
    return f.partner_called


@clause("15A2a")
def adjusted_as_partner_called(f: CardsFromWrongBoardFacts) -> Conclusion:
    """Then the score is adjusted."""
    return AdjustedScoreDue()


@clause("15A2b")
def calls_with_right_cards(f: CardsFromWrongBoardFacts) -> tuple[Conclusion, ...]:
    """Otherwise he takes the right cards and calls, and the auction goes on; what was called after him falls with his call."""
    calls = CallsWithRightCards(who="offender")
    return (calls, LaterCallsWithdrawn()) if f.next_player_called else (calls,)


@clause("15A2c")
def information_from_cancelled_calls(f: CardsFromWrongBoardFacts) -> tuple[Conclusion, ...]:
    """16C holds for every call that is withdrawn or cancelled."""
    return (
        information("authorised", of="cancelled-calls", who="opponents", clause="16C1"),
        information("unauthorised", of="cancelled-calls", who="offending-side", clause="16C2"),
    )


@clause("15A3")
def same_call_later(f: CardsFromWrongBoardFacts) -> Conclusion:
    """When it comes to the other board, his call there decides whether it can be played."""
    return reminder("same-call-on-other-board", who="offender")


@clause("15A3")
def repeats_call(f: CardsFromWrongBoardFacts) -> bool:
    """On the board whose cards he had taken he makes exactly the same call."""
    return f.call_repeated


@clause("15A3")
def board_may_be_played(f: CardsFromWrongBoardFacts) -> Conclusion:
    """Then the director may let the board be played normally."""
    return choice(f, "let-board-be-played", "director", played_normally)


@clause("15A3")
def played_normally(f: CardsFromWrongBoardFacts) -> Conclusion:
    """The board is played on."""
    return BoardGoesOn()


@clause("15A3")
def adjusted_as_call_differs(f: CardsFromWrongBoardFacts) -> Conclusion:
    """A different call: the score is adjusted."""
    return AdjustedScoreDue()


@clause("15A4")
def may_be_penalised(f: CardsFromWrongBoardFacts) -> Conclusion:
    """Besides, a procedural penalty is possible."""
    return option("procedural-penalty", "director", who="offender")


@clause("15B")
def auction_has_begun(f: WrongBoardFacts) -> bool:
    """15B rules once the auction has begun."""
    return f.auction_begun


@clause("15B")
def right_board_instead(f: WrongBoardFacts) -> Conclusion:
    """Before that the right board, or the right pair, comes to the table."""
    return (RightBoardInstead if f.wrong_at_table == "board" else RightOpponentsInstead)()


@clause("15B1")
def played_before(f: WrongBoardFacts) -> bool:
    """A player at the table has played the board before, against whichever opponents."""
    return f.played_before


@clause("15B1")
def cancelled_for_both(f: WrongBoardFacts) -> Conclusion:
    """The board is cancelled for both sides."""
    return BoardCancelled()


@clause("15B2")
def played_on(f: WrongBoardFacts) -> tuple[Conclusion, ...]:
    """Nobody has: it is played out and the score stands; the right board may be played later."""
    return (
        BoardCompleted(),
        ScoreStands(why="wrong-board"),
        choice(f, "have-right-board-played", "director", right_board_later),
    )


@clause("15B2")
def right_board_later(f: WrongBoardFacts) -> Conclusion:
    """The pairs play the board that they should have played at a later time."""
    return RightBoardLater()


@clause("15B3")
def somebody_left_without_score(f: WrongBoardFacts) -> bool:
    """A contestant has lost the chance of a valid score."""
    return f.left_without_score


@clause("15B3", "12C2a")
def artificial_score(f: WrongBoardFacts) -> Conclusion:
    """He is given an artificial adjusted score."""
    return ArtificialScore(why="no-chance-of-score")
