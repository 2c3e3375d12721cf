"""Law 8: sequence of rounds."""

from rulings.effects.rounds import MovesBoards, MovesBoardsAsInstructed, RoundGoesOn, RoundOver, SessionOver
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.board_handling_facts import BoardHandlingFacts
from rulings.situations.rounds_facts import EndOfRoundFacts


@clause("8A2")
def others_are_responsible(f: BoardHandlingFacts) -> bool:
    """The director may charge somebody else with moving the boards."""
    return f.others_instructed


@clause("8A2")
def north_is_responsible(f: BoardHandlingFacts) -> Conclusion:
    """Otherwise North of each table sees that its boards go to the right table."""
    return MovesBoards(who="N")


@clause("8A2")
def as_instructed(f: BoardHandlingFacts) -> Conclusion:
    """Then North is not responsible."""
    return MovesBoardsAsInstructed()


@clause("8B1")
def signal_given(f: EndOfRoundFacts) -> bool:
    """In general a round ends with the director's signal for the next."""
    return f.signal_given


@clause("8B1")
def not_signalled(f: EndOfRoundFacts) -> Conclusion:
    """Until then it goes on."""
    return RoundGoesOn(why="no-signal")


@clause("8B1")
def over_for_this_table(f: EndOfRoundFacts) -> bool:
    """A table that has not finished goes on with the round until its players move."""
    return f.table_finished or f.players_moved


@clause("8B1")
def round_over(f: EndOfRoundFacts) -> Conclusion:
    """The round is over for this table."""
    return RoundOver()


@clause("8B1")
def goes_on_at_this_table(f: EndOfRoundFacts) -> Conclusion:
    """For this table it goes on."""
    return RoundGoesOn(why="table-not-finished")


@clause("8B2")
def board_outstanding(f: EndOfRoundFacts) -> bool:
    """A board whose play the director has postponed is still to be played."""
    return f.board_postponed == "outstanding"


@clause("8B2")
def not_over_for_these_players(f: EndOfRoundFacts) -> Conclusion:
    """For its players the round is not over before it has been played, agreed and recorded, or cancelled."""
    return RoundGoesOn(why="board-postponed")


@clause("8C")
def everything_entered(f: EndOfRoundFacts) -> bool:
    """All boards planned for the table are completed and all scores entered without objection."""
    return f.all_entered


@clause("8C")
def session_over(f: EndOfRoundFacts) -> Conclusion:
    """The last round, and with it the session, is over for the table."""
    return SessionOver()


@clause("8C")
def session_goes_on(f: EndOfRoundFacts) -> Conclusion:
    """Until then it is not."""
    return RoundGoesOn(why="scores-open")
