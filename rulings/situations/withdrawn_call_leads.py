"""The lead of a player whose partner had a call withdrawn (26): restricted or not, which suits, and for how long."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_23, law_25, law_26, law_27, law_50
from rulings.situations.withdrawn_call_leads_facts import (
    WITHDRAWN_CALL_LEAD_CHECKS,
    WithdrawnCallLeadFacts,
    suits_that_may_be_forbidden,
)


@rules_on(WithdrawnCallLeadFacts, *WITHDRAWN_CALL_LEAD_CHECKS)
def rule_lead_after_withdrawn_call(f: WithdrawnCallLeadFacts) -> None:
    """Only a defender's partner, unless the call in its place was comparable or its Law says otherwise."""
    if law_26.offender_declares(f):
        return
    if f.withdrawn_how == "unintended":
        law_25.intended_call_stands(f)
    elif f.withdrawn_how == "same-denomination":
        law_27.same_denomination(f)
    elif law_23.is_comparable(f):
        law_26.lead_not_restricted(f)
    else:
        law_26.declarer_may_forbid(f)
        law_16.information_from_withdrawn_call(f)
        if f.offenders_major_cards:
            choice_of_penalty_card_too(f)


def choice_of_penalty_card_too(f: WithdrawnCallLeadFacts) -> None:
    """50D2 of the same lead, and the suit that both choices could be about."""
    cards = f.offenders_major_cards
    law_50.declarer_chooses_first(f, "offender", cards[0] if len(cards) == 1 else None)
    law_26.forbidden_and_required(f, "partner", cards, suits_that_may_be_forbidden(f))
