"""Law 83: notice of the right to appeal."""

from rulings.effects.appeals import RightToAppealTold
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.rulings_on_facts_facts import RulingOnFactsFacts


@clause("83")
def right_to_appeal_is_told(f: RulingOnFactsFacts) -> Conclusion | None:
    """If the director sees use in a review of his ruling, or of his discretion, he tells the contestant that he may appeal.

    Or he refers the matter to the committee himself (81C7).
    """
    return RightToAppealTold() if f.review_useful else None
