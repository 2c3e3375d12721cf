"""Declarer's leads out of turn: the defenders' choice (55), and the wrong defender's card upon the lead (53C)."""

from rulings.engine.facts import Facts
from rulings.laws import law_53, law_55, law_57
from rulings.situations import penalty_card_effects
from rulings.situations.cards_told import card_of
from rulings.situations.lead_facts import NEIGHBOURS, LeadFacts


def defenders_choose(f: LeadFacts, accepted: law_55.Rule, refused: law_55.Rule) -> None:
    """Nobody has chosen yet."""
    law_55.accepted_or_taken_back(f, f.hand, accepted, refused)
    law_55.next_defender_decides(f, NEIGHBOURS[f.hand][0])


def declarers_lead_refused(f: Facts, hand: str, turn: str) -> None:
    """55B: it depends on whose turn it was."""
    if turn in ("lho", "rho"):
        law_55.declarer_takes_back(f, hand, turn)
    else:
        law_55.declarer_leads_from_other_hand(f, hand, turn)


def wrong_defender_played(f: LeadFacts) -> None:
    """53C, then 57A against the defender on the right of the hand that led."""
    law_53.stands_by_wrong_defender(f, f.hand, card_of(f))
    partner, who = NEIGHBOURS[f.hand]
    penalty_card_effects.becomes_major(f, who, None)
    suit = card.suit if (card := card_of(f)) else None
    law_57.declarer_says_what_partner_plays(f, partner, suit, (None,))
    law_57.partner_unable(f, partner)
