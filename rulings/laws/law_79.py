"""Law 79: tricks won."""

from rulings.effects.score_disputes import ScoreCorrected
from rulings.effects.scores import ScoreStands
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.clocks_facts import CorrectionClockFacts
from rulings.situations.ruling_requests_facts import RulingRequestFacts
from rulings.situations.score_corrections_facts import ScoreCorrectionFacts


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
