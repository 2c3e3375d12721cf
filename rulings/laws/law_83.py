"""Law 83: notice of the right to appeal."""

from rulings.effects.appeals import RightToAppealTold
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.rulings_on_facts_facts import RulingOnFactsFacts


@clause("83")
def review_is_useful(f: RulingOnFactsFacts) -> bool:
    """The director thinks that his ruling on the facts, or his use of his discretion, might well be reviewed."""
    return f.review_useful


@clause("83")
def right_to_appeal_is_told(f: RulingOnFactsFacts) -> Conclusion:
    """Then he tells the contestant that he may appeal; or he refers the matter to the committee himself (81C7)."""
    return RightToAppealTold()
