"""Leads out of turn after the opening lead: accepting them (53), a defender's (56), declarer's (55), misinformed (47E1)."""

from rulings.engine.effects import UNSAID
from rulings.engine.facts import Facts
from rulings.engine.kinds import rules_on
from rulings.laws import footnotes, law_16, law_47, law_50, law_53, law_55, law_56, law_57, law_60
from rulings.situations import declarers_leads, penalty_card_effects
from rulings.situations.cards_told import card_of
from rulings.situations.lead_facts import LEAD_CHECKS, NEIGHBOURS, LeadFacts, hand_that_led, opponent_played


@rules_on(LeadFacts, *LEAD_CHECKS)
def rule_lead_out_of_turn(f: LeadFacts) -> None:
    """Laws 53, 55 and 56, in the order in which a director asks."""
    if law_53.led_face_up(f) is not True:
        return
    if f.misinformed:
        misinformed(f)
    elif f.thirteenth_trick:
        footnotes.thirteenth_trick(f, hand_that_led(f), card_of(f))
        correct_lead(f)
    else:
        accept_or_refuse(f)
        if f.hand != "defender":
            law_55.declarers_information(f)


def misinformed(f: LeadFacts) -> None:
    """47E1, and what was played to the lead that goes back."""
    who = hand_that_led(f)
    law_47.taken_back_after_misinformation(f, who, card_of(f), to_a_trick=True)
    correct_lead(f)
    law_16.information_from_withdrawn(f, "lead-after-misinformation", who, "opponents")


def correct_lead(f: LeadFacts) -> None:
    """After a lead that nobody can accept: already made (53B), or made now, and a card upon the other returns (47D)."""
    if law_53.led_beside_one_that_goes_back(f):
        return
    law_53.lead_from_correct_hand(f, f.turn, misinformed=f.misinformed)
    if opponent_played(f):
        opponents = ("declarer", "declarer") if f.hand == "defender" else NEIGHBOURS[f.hand]
        law_47.card_upon_it_returns(f, opponents[f.played_after != "next-player"])


def accept_or_refuse(f: LeadFacts) -> None:
    """What the opponents said, else what was played after the lead, else their choice."""
    choice = f.said_of_lead
    if choice == "differ":
        choice = law_55.next_defender_decides(f, NEIGHBOURS[f.hand][0]).values["choice"]
    if choice == "accepted":
        accepted_by_statement(f)
    elif choice != "none":
        refused(f)
    else:
        after_a_card(f)


def accepted_by_statement(f: LeadFacts) -> None:
    """By declarer (56A) or by a defender (55A)."""
    if f.hand == "defender":
        law_56.declarer_accepted(f)
    else:
        law_55.accepted_or_taken_back(f, f.hand)
    partners_card(f, "accepted")


def refused(f: LeadFacts) -> None:
    """The opponents had the lead taken back (56B, 55B)."""
    if f.hand == "defender":
        defenders_lead_refused(f, f.turn, partner_played=f.played_after == "partner")
    else:
        declarers_leads.declarers_lead_refused(f, f.hand, f.turn)
    partners_card(f, "refused")


def partners_card(f: LeadFacts, lead: str = UNSAID) -> None:
    """60C, by what has become of the lead: a card that the hand opposite has played to it."""
    if f.played_after == "partner":
        whose = "defenders-card" if f.hand == "defender" else "declaring-sides-card"
        law_60.later_card_rectified(f, whose, lead)


def defenders_lead_refused(f: Facts, turn: str, *, partner_played: bool = False) -> None:
    """56B, with what becomes of the card and of the lead."""
    law_56.defender_takes_back(f)
    law_53.lead_from_correct_hand(f, turn)
    penalty_card_effects.lead_taken_back(f, card_of(f), turn, partner_played=partner_played)


def after_a_card(f: LeadFacts) -> None:
    """53A to 53C: the card that was put down after the lead, if any, decides; else the opponents choose."""
    after = f.played_after
    if after in ("nobody", "partner"):
        if after == "partner":
            law_60.rights_stay(f, "opponents")
            partners_card(f)
        opponents_choose(f)
    elif law_53.correct_lead_made(f):
        return
    elif after == "next-player":
        law_53.accepted_by_play(f, hand_that_led(f))
    elif f.hand != "defender":
        declarers_leads.wrong_defender_played(f)
    else:
        opponents_choose(f)
        law_57.declaring_sides_card(f, "declarer")


def opponents_choose(f: LeadFacts) -> None:
    """Declarer's choice (56) or the defenders' (55)."""
    if f.hand == "defender":
        law_56.declarer_chooses(f, accepted_by_statement, refused)
        if f.turn == "partner":
            law_50.information_once_back_in_hand(f, "partner")
    else:
        declarers_leads.defenders_choose(f, accepted_by_statement, refused)
