"""Between the end of the auction and the play: the face-down lead (41A) and who may ask what, and when (41B, 41C)."""

from rulings.effects.questions import MayAsk
from rulings.engine.kinds import rules_on
from rulings.laws import law_20, law_41, law_47, law_54
from rulings.situations.opening_lead_period_facts import QUESTION_CHECKS, FaceDownLeadFacts, QuestionFacts


@rules_on(FaceDownLeadFacts)
def rule_face_down_lead(f: FaceDownLeadFacts) -> None:
    """41A: only after an irregularity, and only on the director's instruction."""
    if f.irregularity == "none":
        if not law_41.face_it(f):
            law_41.stays(f)
    elif not law_41.may_be_retracted(f):
        law_41.waits_for_director(f)
    elif f.irregularity == "misinformation":
        law_47.leader_may_retract(f)
    else:
        law_41.retracted(f, "defender", why="face-down")
        if f.irregularity == "wrong-leader":
            law_41.lead_by_declarers_left(f, why="opening-lead")
        else:
            law_54.faced_lead_comes_first(f)


@rules_on(QuestionFacts, *QUESTION_CHECKS)
def rule_question(f: QuestionFacts) -> None:
    """41B and 41C, and by whom the question is answered (20)."""
    if f.asker != "dummy" and f.what == "whose-lead":
        law_20.may_ask_whose_lead(f)
        return
    answer = law_41.may_ask(f)
    if answer is None:
        law_41.told_the_contract(f)
    elif isinstance(answer, MayAsk) and f.what == "review":
        law_20.whole_review(f)
    elif isinstance(answer, MayAsk) and f.what == "explanation":
        law_20.explained_by_partner(f)
