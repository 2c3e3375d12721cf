"""Declarer's choices when the partner of a defender with major penalty cards is to lead (50D2, 51B)."""

from collections.abc import Callable

from rulings.engine.facts import Facts
from rulings.laws import law_50, law_51
from rulings.situations.penalty_card_leads_facts import ChoiceFacts, Lead

Rules = dict[str, Callable[[Facts, Lead, str], object]]

_ONE_CARD: Rules = {
    "required": law_50.suit_required_or_forbidden,
    "forbidden": law_50.suit_required_or_forbidden,
    "free": law_50.lead_left_free,
}
_ONE_SUIT: Rules = {
    "required": law_51.suit_required,
    "forbidden": law_51.suit_forbidden,
    "free": law_50.lead_left_free,
}
_SEVERAL_SUITS: Rules = {
    "required": law_51.one_of_suits_required,
    "forbidden": law_51.some_of_suits_forbidden,
    "free": law_51.suits_left_free,
}


def _rules(lead: Lead) -> Rules:
    """The rule for each choice, by how many cards of how many suits lie there."""
    if len(lead.suits) > 1:
        return _SEVERAL_SUITS
    return _ONE_SUIT if len(lead.cards) > 1 else _ONE_CARD


def declarers_choices(f: Facts, lead: Lead, chooser: str = "declarer") -> None:
    """All choices, and who may know that a card has gone back."""
    for rule in dict.fromkeys(_rules(lead).values()):
        rule(f, lead, chooser)
    law_50.information_once_back_in_hand(f, lead.leader)


def choice_made(f: ChoiceFacts, lead: Lead) -> None:
    """What follows from the choice that declarer has made."""
    chosen = () if f.choice == "free" else f.chosen_suits or lead.suits
    _rules(lead)[f.choice](f, lead._replace(choice=f.choice, chosen=chosen), "declarer")
