"""Opening leads out of turn: faced (54) or face down (41A), by a defender. The declaring side's: 54E."""

from rulings.engine.effects import UNSAID
from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_41, law_47, law_50, law_53, law_54, law_57, law_58, law_60
from rulings.situations import leads_by_declaring_side, penalty_card_effects
from rulings.situations.cards_told import card_of
from rulings.situations.opening_lead_facts import OPENING_LEAD_CHECKS, OpeningLeadFacts

_UPON_IT = {"played-from-hand": "presumed-declarer", "played-from-dummy": "dummy"}
"""Who put the card down that was played to the lead."""


@rules_on(OpeningLeadFacts, *OPENING_LEAD_CHECKS)
def rule_opening_lead(f: OpeningLeadFacts) -> None:
    """Laws 41A and 54, in the order in which a director asks."""
    if f.hand == "declaring-side":
        leads_by_declaring_side.lead_by_declaring_side(f)
    elif f.misinformed:
        misinformed(f)
    elif f.faced and law_58.deemed_later(f):
        law_57.played_at_rhos_turn(f, penalty_card_effects.offenders_card_penalised)
    elif f.faced:
        faced_by_defender(f)
    else:
        law_41.taken_back_only_on_instruction(f)
        law_41.led_by_declarers_left(f)


def misinformed(f: OpeningLeadFacts) -> None:
    """47E1 for a defender. Once it is faced, the partner's face-down lead goes back too (54), and a card upon it (47D).

    What was played after a correct lead that was faced before lies upon that one.
    """
    law_47.taken_back_after_misinformation(f, "leader", card_of(f), lead="opening", faced=f.faced)
    if f.faced and f.partners_lead == "face-down":
        law_54.partners_lead_goes_back(f, misinformed=True)
        law_41.led_by_declarers_left(f, again=True)
    else:
        law_41.led_by_declarers_left(f, misinformed=True)
    if f.faced and f.partners_lead != "faced-first" and f.declarer_did in _UPON_IT:
        law_47.card_upon_it_returns(f, _UPON_IT[f.declarer_did])
    if f.faced:
        law_16.information_from_withdrawn(f, "lead-after-misinformation", "leader", "opponents")


def faced_by_defender(f: OpeningLeadFacts) -> None:
    """Law 54: what has decided the matter already, else the presumed declarer's choice."""
    if f.partners_lead == "face-down":
        law_54.partners_lead_goes_back(f)
    elif f.partners_lead == "faced-after":
        law_60.rights_stay(f, "presumed-declarer")
    if f.declarer_did == "showed-cards" and own_hand_spread(f):
        return
    if law_54.accepted_by_law(f):
        dummy_spreads_and_play_goes_on(f)
        other_defenders_card(f, "accepted")
    elif f.declarer_did == "refused":
        refused(f)
    elif f.declarer_did == "nothing":
        law_54.declarer_chooses(f, own_hand_spread, accepted, refused)
        law_50.information_once_back_in_hand(f, "partner")
        other_defenders_card(f)
    else:
        accepted(f)


def other_defenders_card(f: OpeningLeadFacts, lead: str = UNSAID) -> None:
    """60C, by what has become of the lead."""
    if f.partners_lead == "faced-after":
        law_60.later_card_rectified(f, "opening-leaders-card", lead)


def own_hand_spread(f: OpeningLeadFacts) -> bool:
    """54A, which accepts the lead."""
    becomes_dummy = bool(law_54.becomes_dummy(f))
    if becomes_dummy:
        other_defenders_card(f, "accepted")
    return becomes_dummy


def accepted(f: OpeningLeadFacts) -> None:
    """By saying so, or by playing to the lead (53A)."""
    if f.declarer_did == "played-from-hand":
        law_53.accepted_by_play(f, "offender", lead="opening")
        law_54.dummy_spreads(f)
    else:
        dummy_spreads_and_play_goes_on(f, accepted=True)
    other_defenders_card(f, "accepted")


def dummy_spreads_and_play_goes_on(f: OpeningLeadFacts, *, accepted: bool = False) -> None:
    """54B: dummy's hand, and the second card."""
    law_54.dummy_spreads(f, accepted=accepted)
    if f.declarer_did == "played-from-dummy":
        law_54.dummys_card_stays(f)
    elif f.declarer_did != "played-from-hand":
        law_54.second_card_from_declarer(f)


def refused(f: OpeningLeadFacts) -> None:
    """54D: a major penalty card, and the correct leader is its owner's partner, so 50D2 applies at once."""
    law_54.taken_back(f)
    faced = f.partners_lead == "faced-after"
    penalty_card_effects.lead_taken_back(f, card_of(f), "partner", "presumed-declarer", partner_played=faced)
    other_defenders_card(f, "refused")
