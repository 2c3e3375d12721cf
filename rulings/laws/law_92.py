"""Law 92: the right to appeal."""

from rulings.effects.appeals import AppealGoesThroughDirector, NoAppeal, NoRuling, RulingIsGiven, SanctionForAppeal
from rulings.effects.scores import ScoreStands
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.appeals_facts import AppealDecisionFacts, AppealFacts
from rulings.situations.clocks_facts import AppealClockFacts
from rulings.situations.ruling_requests_facts import RulingRequestFacts
from rulings.situations.tricks_disputed_facts import TricksDisputedFacts


@clause("92A")
def not_entitled(f: AppealFacts) -> Conclusion | None:
    """A contestant, or his captain, may ask for a review of a ruling given at his table; nobody else may."""
    return NoAppeal(why="not-entitled") if f.appealed_by == "others" else None


@clause("92A", "93C1")
def without_merit(f: AppealDecisionFacts) -> Conclusion:
    """An appeal that the committee finds to be without merit may be sanctioned as the regulations say."""
    return SanctionForAppeal()


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


@clause("92B")
def appealed_too_late(f: AppealFacts) -> Conclusion:
    """After that time there is no appeal."""
    return NoAppeal(why="too-late")


@clause("92C")
def goes_through_director(f: AppealFacts) -> Conclusion | None:
    """Every appeal is made through the director; one that was handed in elsewhere is brought to him first."""
    return None if f.through_director else AppealGoesThroughDirector()


@clause("92D")
def side_does_not_agree(f: AppealFacts) -> Conclusion:
    """Without that agreement the appeal is not dealt with: of both members of the pair (1), of the captain (2)."""
    if f.event == "teams":
        return NoAppeal(why="captain-does-not-agree", clause="92D2")
    return NoAppeal(why="partner-does-not-agree", clause="92D1")


@clause("92D1")
def both_members_agree(f: AppealFacts) -> bool:
    """In a pairs event both members of the pair agree to the appeal; in an individual nobody else has to."""
    return f.event == "individual" or f.partner_agrees


@clause("92D2")
def captain_agrees(f: AppealFacts) -> bool:
    """In a team match the captain agrees to it; his own appeal says so."""
    return f.appealed_by == "captain" or f.captain_agrees
