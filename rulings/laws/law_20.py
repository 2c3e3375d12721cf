"""Law 20: review and explanation of calls."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.opening_lead_period_facts import QuestionFacts


@clause("20C2", "20D")
def whole_review(f: QuestionFacts) -> Conclusion:
    """An opponent repeats all calls, from the first to the last."""
    return reminder("whole-review")


@clause("20F2", "20F3")
def explained_by_partner(f: QuestionFacts) -> Conclusion:
    """The partner of the player who called explains; a question may give unauthorised information."""
    return reminder("partner-explains", asker="declarer-asks" if f.asker == "declarer" else "defender-asks")
