"""Asking about a possible revoke, and looking at played tricks for one (61B, 61C)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_61, law_90
from rulings.situations.revoke_questions_facts import REVOKE_QUESTION_CHECKS, RevokeQuestionFacts


@rules_on(RevokeQuestionFacts, *REVOKE_QUESTION_CHECKS)
def rule_revoke_question(f: RevokeQuestionFacts) -> None:
    """61B: who may ask whom; 61C: a claim of a revoke opens no trick."""
    if f.about == "earlier-tricks":
        law_61.tricks_stay_closed(f)
    elif f.asker == "declarer":
        law_61.declarer_asks(f)
    elif f.asker == "dummy" and f.asked == "declarer":
        law_61.dummy_asks_declarer(f)
    elif f.asker == "dummy":
        law_61.dummy_asks_defender(f)
        law_90.penalty_for_procedure(f, "dummy")
    else:
        law_61.defender_asks(f)
