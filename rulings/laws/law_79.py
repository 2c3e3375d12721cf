"""Law 79: tricks won."""

from rulings.effects.score_disputes import (
    AgreedBeforeHandsReturn,
    DirectorDeterminesScore,
    DirectorMustBeCalled,
    MayNotAcceptTrick,
    ScoreCorrected,
)
from rulings.effects.scores import ScoreStands
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.clocks_facts import CorrectionClockFacts
from rulings.situations.own_infractions_facts import OwnInfractionFacts
from rulings.situations.ruling_requests_facts import RulingRequestFacts
from rulings.situations.score_corrections_facts import ScoreCorrectionFacts
from rulings.situations.tricks_disputed_facts import TricksDisputedFacts


@clause("79A1")
def hands_have_returned(f: TricksDisputedFacts) -> bool:
    """All four hands are back in the board, so the played cards no longer lie before the players."""
    return f.hands_in_board


@clause("79A1")
def agreed_before_hands_return(f: TricksDisputedFacts) -> Conclusion:
    """The tricks are agreed on before the four hands go back into the board."""
    return AgreedBeforeHandsReturn()


@clause("79A2")
def may_not_accept_knowingly(f: OwnInfractionFacts) -> Conclusion:
    """Nobody knowingly accepts a trick that his side did not win, or the concession of one that could not be lost."""
    return MayNotAcceptTrick()


@clause("79B")
def director_must_be_called(f: TricksDisputedFacts) -> Conclusion:
    """Who does not agree on the tricks must have the director called."""
    return DirectorMustBeCalled()


@clause("79B1")
def claim_or_concession_made(f: TricksDisputedFacts) -> bool:
    """The trick went over by a claim or concession (the text has “kabul veya terk talebi”, a slip): 69B or 71 applies."""
    return f.given_up_by != "play"


@clause("79B3")
def called_in_round(f: TricksDisputedFacts) -> bool:
    """The director was called before the end of the round."""
    return f.called_in_round


@clause("79B2")
def director_determines_score(f: TricksDisputedFacts) -> Conclusion:
    """He determines the score that is recorded."""
    return DirectorDeterminesScore()


@clause("79B3")
def result_is_clear(f: TricksDisputedFacts) -> bool:
    """He has a clear opinion of what happened at the table."""
    return f.clear_view


@clause("79B3")
def both_scores_may_be_adjusted(f: TricksDisputedFacts) -> Conclusion:
    """Only then may the scores of both sides be changed."""
    return option("adjust-both-scores", "director")


@clause("79B3")
def stands_or_one_side_lowered(f: TricksDisputedFacts) -> tuple[Conclusion, ...]:
    """Otherwise the table score stands, or one side loses by it and the other gains nothing."""
    return option("let-table-score-stand", "director"), option("lower-one-score", "director")


@clause("79C1", "fn:25")
def within_correction_period(f: CorrectionClockFacts) -> bool:
    """The correction period ends 30 minutes after the official scores are open to inspection, or when the Organizer says.

    The Organizer may set a later time, for special needs also an earlier one (note 25); the last minute is still in time.
    69B and 71 read the same clock, 92B has one of its own.
    """
    return not f.scores_open or f.minutes_since_open <= f.correction_minutes


@clause("79C1")
def slip_in_agreed_score(f: ScoreCorrectionFacts) -> bool:
    """Somebody, a player or an official, worked out or entered the agreed score wrongly."""
    return f.slip_by != "nobody"


@clause("79B")
def tricks_are_in_dispute(f: ScoreCorrectionFacts) -> Conclusion:
    """Where the number of tricks is in dispute nothing was agreed on: the director is called, and 79B applies."""
    return reminder("tricks-are-disputed")


@clause("79C1")
def corrected_in_time(f: ScoreCorrectionFacts) -> Conclusion:
    """Within the period the slip is corrected, whoever made it."""
    return ScoreCorrected(why="in-time")


@clause("79C2")
def corrected_late(f: ScoreCorrectionFacts) -> Conclusion:
    """After it only if the director has no reasonable doubt that it was entered wrongly, and the Organizer agrees."""
    if not f.wrongly_entered:
        return ScoreStands(why="slip-not-certain")
    if not f.organizer_agrees:
        return ScoreStands(why="organizer-does-not-agree")
    return ScoreCorrected(why="beyond-doubt")


@clause("79C2")
def wrong_entry_has_its_own_time(f: RulingRequestFacts) -> Conclusion:
    """What is too late for a ruling may still be a score entered wrongly, which has a time of its own."""
    return reminder("wrong-entry-has-its-own-time")
