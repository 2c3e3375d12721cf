"""Between the end of the auction and the play: the face-down lead (41A) and who may ask what, and when (41B, 41C)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_20, law_41, law_47, law_54
from rulings.situations.opening_lead_period_facts import QUESTION_CHECKS, FaceDownLeadFacts, QuestionFacts


@rules_on(FaceDownLeadFacts)
def rule_face_down_lead(f: FaceDownLeadFacts) -> None:
    """41A: only after an irregularity, and only on the director's instruction."""
    if f.irregularity == "none":
        if law_41.lead_must_be_face_up(f):
            law_41.face_it(f)
        else:
            law_41.stays(f)
    elif not law_41.may_be_retracted(f):
        law_41.waits_for_director(f)
    elif f.irregularity == "misinformation":
        law_47.leader_may_retract(f)
    else:
        law_41.retracted(f)
        if f.irregularity == "wrong-leader":
            law_41.correct_leader_leads(f)
        else:
            law_54.faced_lead_comes_first(f)


@rules_on(QuestionFacts, *QUESTION_CHECKS)
def rule_question(f: QuestionFacts) -> None:
    """41B and 41C."""
    if law_41.dummy_has_no_say(f):
        return
    match f.what:
        case "review":
            if law_41.before_lead_is_faced(f) or law_41.at_first_turn(f):
                law_41.granted(f)
                law_20.whole_review(f)
            else:
                law_41.refused(f)
        case "explanation":
            if law_41.before_lead_is_faced(f) or law_41.at_own_turn(f):
                law_41.granted(f)
                law_20.explained_by_partner(f)
            else:
                law_41.refused(f)
        case "whose-lead":
            law_20.may_ask_whose_lead(f)
        case _:
            _contract(f)


def _contract(f: QuestionFacts) -> None:
    if law_41.before_lead_is_faced(f) or law_41.at_first_turn(f):
        law_41.review_instead(f)
    else:
        law_41.told_the_contract(f)
