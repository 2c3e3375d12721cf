"""A wrong score on the record (79C): within the period it is corrected, after it only where nobody can doubt the slip."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_79
from rulings.situations.score_corrections_facts import SCORE_CORRECTION_CHECKS, ScoreCorrectionFacts


@rules_on(ScoreCorrectionFacts, *SCORE_CORRECTION_CHECKS)
def rule_score_correction(f: ScoreCorrectionFacts) -> None:
    """A slip at all, then the clock, then what is left after it."""
    if f.slip_by == "nobody":
        law_79.director_must_be_called(f)
    elif law_79.within_correction_period(f):
        law_79.corrected_in_time(f)
    else:
        law_79.corrected_late(f)
