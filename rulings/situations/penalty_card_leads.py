"""Declarer's choices when the partner of a defender with major penalty cards is to lead (50D2, 51B)."""

from bridge.cards import Suit
from rulings.engine.facts import Facts
from rulings.laws import law_50, law_51
from rulings.situations.penalty_card_leads_facts import ChoiceFacts, Lead


def declarers_choices(f: Facts, lead: Lead, chooser: str = "declarer") -> None:
    """All choices, and who may know that a card has gone back."""
    if len(lead.suits) > 1:
        law_51.require_one_of_suits(f, lead, chooser)
        law_51.forbid_some_of_suits(f, lead, chooser)
        law_51.leave_suits_free(f, lead, chooser)
    elif len(lead.cards) > 1:
        law_51.require_suit_of_several(f, lead, chooser)
        law_51.forbid_suit_of_several(f, lead, chooser)
        law_50.leave_lead_free(f, lead, chooser)
    else:
        law_50.require_or_forbid(f, lead, chooser)
        law_50.leave_lead_free(f, lead, chooser)
    law_50.information_once_back_in_hand(f, lead.leader)


def choice_made(f: ChoiceFacts, lead: Lead) -> None:
    """What follows from the choice that declarer has made."""
    if f.choice == "required":
        _suit_required(f, lead, (f.chosen_suits or lead.suits)[0])
    elif f.choice == "forbidden":
        _suits_forbidden(f, lead, f.chosen_suits or lead.suits)
    elif len(lead.suits) > 1:
        law_51.suits_left_free(f, lead)
    else:
        law_50.lead_left_free(f, lead)


def _suit_required(f: ChoiceFacts, lead: Lead, suit: Suit) -> None:
    if len(lead.suits) > 1:
        law_51.one_of_suits_required(f, lead, suit)
    elif len(lead.cards) > 1:
        law_51.suit_of_several_required(f, lead, suit)
    else:
        law_50.suit_required(f, lead)


def _suits_forbidden(f: ChoiceFacts, lead: Lead, suits: tuple[Suit, ...]) -> None:
    if len(lead.suits) > 1:
        law_51.some_of_suits_forbidden(f, lead, suits)
    elif len(lead.cards) > 1:
        law_51.suit_of_several_forbidden(f, lead, suits)
    else:
        law_50.suit_forbidden(f, lead)
