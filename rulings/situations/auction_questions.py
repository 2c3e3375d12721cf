"""Who may ask what during the auction (20), and who may look into which card, and when (20G3, 40B2)."""

from rulings.effects.questions import MayAsk, MayNotAsk, MayNotLook
from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_20, law_40, law_90
from rulings.situations.auction_questions_facts import AUCTION_QUESTION_CHECKS, AuctionQuestionFacts, SystemCardFacts
from rulings.situations.other_table import considered_where_adjusted


@rules_on(AuctionQuestionFacts, *AUCTION_QUESTION_CHECKS)
@considered_where_adjusted
def rule_auction_question(f: AuctionQuestionFacts) -> None:
    """By what he asks for; then whether it is his turn, and whether he has to pass."""
    match f.asked_for:
        case "unclear-call":
            law_20.may_have_call_made_clear(f)
        case "for-partner":
            law_20.question_for_partner(f)
            law_16.unauthorised_from_partner(f, "question-for-partner", "askers-partner")
            law_90.penalty_for_procedure(f, "asker")
        case "to-mislead":
            law_20.question_to_mislead(f)
            law_90.penalty_for_procedure(f, "asker")
        case "review" | "part-of-review":
            _review(f)
        case _:
            _explanation(f)


def _review(f: AuctionQuestionFacts) -> None:
    """20B, 20D and 20E."""
    if f.review_wrong:
        law_20.all_correct_review(f)
    elif isinstance(law_20.review(f), MayAsk):
        law_20.opponent_reviews(f)


def _explanation(f: AuctionQuestionFacts) -> None:
    """20F1 and 20F3."""
    if isinstance(law_20.may_have_explanation(f), MayNotAsk):
        return
    if f.asked_for == "single-call":
        law_20.question_about_one_call(f)
    else:
        law_20.question_may_tell_partner(f)
    law_20.partner_of_caller_explains(f)


@rules_on(SystemCardFacts)
def rule_system_card(f: SystemCardFacts) -> None:
    """By the card, then by the moment."""
    if f.looked_into == "opponents-card":
        _opponents_card(f)
    elif f.looked_into == "memory-aid":
        _memory_aid(f)
    elif not law_40.own_card_allowed(f):
        law_20.own_card_forbidden(f)
        law_16.from_procedure(f)
        law_90.penalty_for_procedure(f, "offender")


def _memory_aid(f: SystemCardFacts) -> None:
    """40B2(d)."""
    if isinstance(law_40.no_aid(f), MayNotLook):
        law_90.penalty_for_procedure(f, "offender")


def _opponents_card(f: SystemCardFacts) -> None:
    """40B2(c)."""
    before, clarification = law_40.opponents_card_before, law_40.opponents_card_clarification
    allowed = {"before-auction": before, "before-first-call": before, "clarification": clarification}
    if f.looked_when in allowed:
        allowed[f.looked_when](f)
    elif not (law_40.opponents_card_at_turn(f) or law_40.opponents_card_to_explain(f)):
        law_40.opponents_card_at_other_times(f)
