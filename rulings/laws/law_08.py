"""Law 8: sequence of rounds."""

from rulings.effects.deals import RightBoardInstead
from rulings.effects.rounds import MovesBoards, MovesBoardsAsInstructed, RoundGoesOn, RoundOver, SessionOver
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.board_handling_facts import BoardHandlingFacts
from rulings.situations.rounds_facts import EndOfRoundFacts
from rulings.situations.wrong_boards_facts import WrongBoardFacts


@clause("8A1")
def right_board(f: WrongBoardFacts) -> Conclusion:
    """The boards move as the director has instructed: before a call has been made the right one comes to the table."""
    return RightBoardInstead()


@clause("8A2")
def north_is_responsible(f: BoardHandlingFacts) -> Conclusion:
    """North of each table sees that its boards go to the right table, unless the director charges somebody else with it."""
    return MovesBoardsAsInstructed() if f.others_instructed else MovesBoards(who="N")


@clause("8B1")
def round_over(f: EndOfRoundFacts) -> Conclusion:
    """In general a round ends with the director's signal for the next.

    A table that has not finished goes on with it until its players move.
    """
    if not f.signal_given:
        return RoundGoesOn(why="no-signal")
    return RoundOver() if f.table_finished or f.players_moved else RoundGoesOn(why="table-not-finished")


@clause("8B2")
def board_outstanding(f: EndOfRoundFacts) -> Conclusion | None:
    """A board whose play the director has postponed is still to be played, agreed and recorded, or cancelled.

    For its players the round is not over before that.
    """
    return RoundGoesOn(why="board-postponed") if f.board_postponed == "outstanding" else None


@clause("8C")
def session_over(f: EndOfRoundFacts) -> Conclusion:
    """The last round, and with it the session, is over once all boards are completed and all scores entered undisputed."""
    return SessionOver() if f.all_entered else RoundGoesOn(why="scores-open")
