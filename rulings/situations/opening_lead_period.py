"""Between the end of the auction and the play: the face-down lead (41A) and who may ask what, and when (41B, 41C)."""

from rulings.effects.questions import MayAsk
from rulings.engine.kinds import rules_on
from rulings.laws import footnotes, law_20, law_41, law_47, law_54
from rulings.situations.opening_lead_period_facts import QUESTION_CHECKS, FaceDownLeadFacts, QuestionFacts


@rules_on(FaceDownLeadFacts)
def rule_face_down_lead(f: FaceDownLeadFacts) -> None:
    """41A: only after an irregularity, and only on the director's instruction."""
    if f.irregularity == "none" and footnotes.led_face_up_by_regulation(f):
        return
    law_41.taken_back_only_on_instruction(f)
    if f.irregularity == "none" or not f.director_instructs:
        return
    match f.irregularity:
        case "misinformation":
            law_47.misinformed_player_may_withdraw(f)
        case "wrong-leader" | "penalty-card":
            law_41.led_by_declarers_left(f)
        case _:
            law_54.partners_lead_goes_back(f)


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
