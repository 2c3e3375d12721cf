"""Declarer's choices when the partner of a defender with major penalty cards is to lead (50D2, 51B)."""

from rulings.laws import footnotes, law_50, law_51
from rulings.situations.penalty_card_leads_facts import ChoiceFacts, Lead


def declarers_choices(f: ChoiceFacts, lead: Lead) -> None:
    """All choices with their consequences; of one that has been made only these."""
    several, free = len(lead.cards) > 1, f.given("choice") and f.choice == "free"
    if len(lead.suits) > 1:
        law_51.require_one_of_suits(f, lead)
        law_51.forbid_some_of_suits(f, lead)
        law_51.leave_suits_free(f, lead)
    elif several:
        law_51.require_suit_of_several(f, lead)
        law_51.forbid_suit_of_several(f, lead)
        law_50.leave_lead_free(f, lead)
    else:
        law_50.require_or_forbid(f, lead)
        law_50.leave_lead_free(f, lead)
    if not free:
        (footnotes.any_card_if_several_unable if several else footnotes.any_card_if_unable)(f, lead)
