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
def agreed_before_hands_return(f: TricksDisputedFacts) -> Conclusion | None:
    """The tricks are agreed on before the four hands go back into the board, while the played cards still lie there."""
    return None if f.hands_in_board else AgreedBeforeHandsReturn()


@clause("79A2")
def may_not_accept_knowingly(f: OwnInfractionFacts) -> Conclusion:
    """Nobody should knowingly accept a trick that his side did not win, or the concession of one that could not be lost."""
    return MayNotAcceptTrick()


@clause("79B")
def director_must_be_called(f: TricksDisputedFacts | ScoreCorrectionFacts) -> Conclusion:
    """Who does not agree on the tricks must have the director called; so where what looks wrong is their number."""
    return reminder("tricks-are-disputed") if isinstance(f, ScoreCorrectionFacts) else DirectorMustBeCalled()


@clause("79B1")
def claim_or_concession_made(f: TricksDisputedFacts) -> bool:
    """The trick went over by a claim or concession (the text has “kabul veya terk talebi”, a slip): 69B or 71 applies."""
    return f.given_up_by != "play"


@clause("79B2")
def director_determines_score(f: TricksDisputedFacts) -> Conclusion:
    """He determines the score that is recorded."""
    return DirectorDeterminesScore()


@clause("79B3")
def called_after_the_round(f: TricksDisputedFacts) -> tuple[Conclusion, ...]:
    """The scores of both sides are changed only if he has a clear opinion of what happened at the table.

    Otherwise the table score stands, or one side loses by it and the other gains nothing.
    """
    if f.clear_view:
        return (option("adjust-both-scores", "director"),)
    return option("let-table-score-stand", "director"), option("lower-one-score", "director")


@clause("79C1", "fn:25")
def within_correction_period(f: CorrectionClockFacts) -> bool:
    """The correction period ends 30 minutes after the official scores are open to inspection, or when the Organizer says.

    The Organizer may set a later time, for special needs also an earlier one (note 25); the last minute is still in time.
    69B and 71 read the same clock, 92B has one of its own.
    """
    return not f.scores_open or f.minutes_since_open <= f.correction_minutes


@clause("79C1")
def corrected_in_time(f: ScoreCorrectionFacts) -> Conclusion:
    """Within the period a slip in working out or entering the agreed score may be corrected, a player's or an official's."""
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
