"""An attempt at the opening lead by the declaring side (54E), to which Law 24 applies."""

from rulings.laws import law_16, law_24, law_41, law_47, law_54
from rulings.situations.cards_told import card_of
from rulings.situations.opening_lead_facts import OpeningLeadFacts


def lead_by_declaring_side(f: OpeningLeadFacts) -> None:
    """54E: this is no lead, whatever the opponents want; Law 24 says what becomes of the card."""
    if f.misinformed:
        law_47.taken_back_after_misinformation(f, "leader", card_of(f), lead="opening", faced=f.faced)
        if f.faced:
            law_16.information_from_withdrawn(f, "lead-after-misinformation", "leader", "opponents")
    else:
        law_54.led_by_declaring_side(f)
        if f.faced:
            shown_in_the_auction_period(f)
    if not f.auction_reopened:
        law_41.led_by_declarers_left(f)


def shown_in_the_auction_period(f: OpeningLeadFacts) -> None:
    """The auction period lasts until a defender faces his lead (17D1): so the card was shown in it."""
    if f.auction_reopened:
        law_24.partner_passes_for_one_card(f)
        law_24.pass_may_damage(f)
        law_24.penalised_if_defending(f)
    law_24.back_if_declaring(f)
