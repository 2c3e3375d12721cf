"""Law 92: the right to appeal."""

from rulings.effects.appeals import NoRuling, RulingIsGiven
from rulings.effects.scores import ScoreStands
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.clocks_facts import AppealClockFacts
from rulings.situations.ruling_requests_facts import RulingRequestFacts
from rulings.situations.tricks_disputed_facts import TricksDisputedFacts


@clause("92B")
def within_appeal_period(f: AppealClockFacts) -> bool:
    """The right to ask for a ruling, or to appeal, ends 30 minutes after the official scores are open.

    The Organizer may set another time. It is not the clock of 79C; the last minute is still in time.
    """
    return not f.scores_open or f.minutes_since_open <= f.appeal_minutes


@clause("92B")
def ruling_on_request(f: RulingRequestFacts, *, in_time: bool) -> Conclusion:
    """A contestant who asks in time is given a ruling; after it he has no right to one."""
    return RulingIsGiven() if in_time else NoRuling(why="asked-too-late")


@clause("92B")
def disputed_too_late(f: TricksDisputedFacts) -> Conclusion:
    """A dispute on tricks asks for a ruling too: after that time there is none."""
    return ScoreStands(why="disputed-too-late")
