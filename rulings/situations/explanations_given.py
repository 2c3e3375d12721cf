"""Who explains a call, and what an explanation by the wrong player, or an unasked one, tells (20F1, 16B1, 75A)."""

from rulings.effects.questions import ExplanationOutOfOrder
from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_20, law_75, law_90
from rulings.situations.explanations_given_facts import ExplanationGivenFacts


@rules_on(ExplanationGivenFacts)
def rule_explanation_given(f: ExplanationGivenFacts) -> None:
    """Whether it was for him to explain; what the other of the two may not use; whether a penalty may follow."""
    answered = law_20.partner_of_caller_explains(f)
    if f.explained_by == "caller":
        law_16.unauthorised_from_partner(f, "own-explanation")
    else:
        law_75.explanation_heard(f)
    if isinstance(answered, ExplanationOutOfOrder):
        _out_of_order(f)


def _out_of_order(f: ExplanationGivenFacts) -> None:
    """An explanation that nobody wanted is a mistaken one (20F5(a)): the other of the two shows nothing of it."""
    if f.explained_because == "nobody-asked" and not f.auction_over:
        law_20.partner_waits_in_auction(f, "partner" if f.explained_by == "caller" else "explained")
    law_90.penalty_for_procedure(f, "explainer")
