"""The fifth card played to a trick (45E): a defender's (45E1), declarer's or dummy's (45E2)."""

from functools import partial

from bridge.cards import Suit
from rulings.engine.kinds import rules_on
from rulings.laws import footnotes, law_44, law_45, law_50, law_55, law_67
from rulings.situations import before_partner, declarers_leads, extra_cards, leads_out_of_turn
from rulings.situations.cards_told import card_of
from rulings.situations.fifth_cards_facts import FIFTH_CARD_CHECKS, FifthCardFacts


@rules_on(FifthCardFacts, *FIFTH_CARD_CHECKS)
def rule_fifth_card(f: FifthCardFacts) -> None:
    """Was it led? Then the Laws of leads, 57A before partner has played; else a penalty card, or back to the hand."""
    led = law_45.defender_led(f) if f.hand == "defender" else law_45.declarer_led(f)
    if led and f.hand == "defender" and not f.partner_has_played:
        before_partner.before_partner(f, card_of(f), Suit(f.suit_led) if f.given("suit_led") else None)
    elif led:
        as_a_lead(f)
    elif law_67.noticed_too_late(f):
        extra_cards.defective_trick(f, "67A2")
    elif f.hand == "defender":
        defenders_card(f)
    else:
        law_45.declaring_sides_fifth_card(f)


def defenders_card(f: FifthCardFacts) -> None:
    """Not led: a penalty card, with what follows under 50."""
    law_45.defenders_fifth_card(f)
    if f.given("card"):
        extra_cards.penalise(f, (f.card,), has_more=f.has_penalty_card)
    else:
        extra_cards.penalise_unnamed(f, honour=f.has_penalty_card or f.honour, has_more=f.has_penalty_card)


def as_a_lead(f: FifthCardFacts) -> None:
    """In turn, to the thirteenth trick, or a lead out of turn to be accepted or taken back."""
    if law_44.correct_lead(f):
        return
    if f.thirteenth_trick:
        footnotes.must_be_withdrawn(f)
    elif f.hand == "defender":
        law_45.defenders_fifth_card(f, partial(leads_out_of_turn.defenders_lead_refused, turn=f.turn))
        if f.turn == "partner":
            law_50.information_once_back_in_hand(f, "partner")
    else:
        refused = partial(declarers_leads.declarers_lead_refused, hand=f.hand, turn=f.turn)
        law_45.declaring_sides_fifth_card(f, refused)
        law_55.next_defender_decides(f, law_55.NEXT_DEFENDER[f.hand])
        law_55.declarers_information(f)
