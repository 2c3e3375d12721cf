"""Law 15: wrong board."""

from rulings.effects.deals import (
    AdjustedScoreDue,
    BoardCancelled,
    BoardCompleted,
    BoardGoesOn,
    CallsCancelled,
    CallsWithRightCards,
    LaterCallsWithdrawn,
    RightBoardLater,
)
from rulings.effects.scores import ArtificialScore, ScoreStands
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, option, reminder
from rulings.laws import footnotes
from rulings.situations.wrong_boards_facts import CardsFromWrongBoardFacts, WrongBoardFacts


@clause("15A1")
def calls_cancelled(f: CardsFromWrongBoardFacts) -> Conclusion | None:
    """If he has called with the cards of another board, that call and every later call of his are cancelled."""
    return CallsCancelled(who="offender") if f.called_with_wrong_cards else None


@clause("15A2a")
def partner_has_called(f: CardsFromWrongBoardFacts) -> Conclusion | None:
    """If his partner has called after that, the score is adjusted."""
    return AdjustedScoreDue() if f.partner_called else None


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
def played_or_adjusted(f: CardsFromWrongBoardFacts) -> Conclusion:
    """If he makes exactly the same call the director may let the board be played normally; else the score is adjusted.

    A different call is one that differs much in meaning, or is psychic (footnote 3).
    """
    if not f.call_repeated and footnotes.call_differs(f):
        return AdjustedScoreDue()
    return choice(f, "let-board-be-played", "director", lambda _: BoardGoesOn())


@clause("15A4")
def may_be_penalised(f: CardsFromWrongBoardFacts) -> Conclusion:
    """Besides, a procedural penalty is possible."""
    return option("procedural-penalty", "director", who="offender")


@clause("15B")
def auction_has_begun(f: WrongBoardFacts) -> bool:
    """15B rules once the auction has begun; before that the order of boards and players is restored (5B, 8A1)."""
    return f.auction_begun


@clause("15B1")
def played_before(f: WrongBoardFacts) -> Conclusion | None:
    """If a player has played the board before, against whichever opponents, it is cancelled for both sides."""
    return BoardCancelled() if f.played_before else None


@clause("15B2")
def played_on(f: WrongBoardFacts) -> tuple[Conclusion, ...]:
    """Nobody has: it is played out and the score stands; the right board may be played later."""
    return (
        BoardCompleted(),
        ScoreStands(why="wrong-board"),
        choice(f, "have-right-board-played", "director", lambda _: RightBoardLater()),
    )


@clause("15B3", "12C2a")
def left_without_score(f: WrongBoardFacts) -> Conclusion | None:
    """A contestant who has lost the chance of a valid score is given an artificial adjusted score."""
    return ArtificialScore(why="no-chance-of-score") if f.left_without_score else None
