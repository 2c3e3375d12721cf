"""Opening leads out of turn: faced (54) or face down (41A), by a defender. The declaring side's: 54E."""

from rulings.engine.clauses import clause
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, judgement, option
from rulings.laws.leads_by_declaring_side import lead_by_declaring_side
from rulings.laws.opening_lead_facts import OpeningLeadFacts, card_of, partner_is_a_defender
from rulings.laws.penalty_card_effects import becomes_major
from rulings.laws.withdrawn_leads import (
    declarer_chooses_partners_lead,
    defenders_lead_refused,
    information_after_misinformation,
    information_once_back_in_hand,
    partner_waits,
    taken_back_after_misinformation,
)


@rules_on(OpeningLeadFacts, partner_is_a_defender)
def rule_opening_lead(f: OpeningLeadFacts) -> None:
    """Laws 41A and 54, in the order in which a director asks."""
    if f.leader == "declaring-side":
        lead_by_declaring_side(f)
    elif f.faced and correct_lead_was_first(f):
        not_an_opening_lead(f)
        information_may_matter(f)
        if played_when_turn_comes(f) is None:
            becomes_major(f, "offender", card_of(f))
    elif f.misinformed:
        misinformed(f)
    elif f.faced:
        faced_by_defender(f)
    else:
        face_down_goes_back(f)
        correct_lead(f)


def misinformed(f: OpeningLeadFacts) -> None:
    """47E1 for a defender. Once the card is faced, the partner's face-down lead goes back too (54)."""
    taken_back_after_misinformation(f, "leader", card_of(f), lead="opening")
    if f.faced and f.partners_lead == "face-down":
        partners_lead_goes_back(f)
        partner_leads_again(f)
    else:
        correct_lead(f)
    if f.faced:
        information_after_misinformation(f, "leader")


def faced_by_defender(f: OpeningLeadFacts) -> None:
    """Law 54: what has decided the matter already, else the presumed declarer's choice."""
    if f.partners_lead == "face-down":
        partners_lead_goes_back(f)
    elif f.partners_lead == "faced-after":
        rights_stay(f)
    if f.declarer_did == "showed-cards" and spreads_own_hand(f):
        becomes_dummy(f)
    elif must_accept(f):
        accepted_by_law(f)
        dummy_spreads_and_play_goes_on(f)
    elif f.declarer_did == "refused":
        refused(f)
    elif f.declarer_did == "nothing":
        declarer_chooses(f)
        information_once_back_in_hand(f, "partner")
    else:
        if f.declarer_did == "played-from-hand":
            accepted_by_play(f)
        else:
            accepted(f)
        dummy_spreads_and_play_goes_on(f)


@clause("58A")
def correct_lead_was_first(f: OpeningLeadFacts) -> bool:
    """A correct lead faced earlier or at the same moment comes first: the other card is no lead."""
    return f.partners_lead == "faced-first"


@clause("58A")
def not_an_opening_lead(f: OpeningLeadFacts) -> Conclusion:
    """The correct lead stands; the other card counts as played after it, at the turn of the hand between them."""
    return effect("correct-lead-stands", who="partner", lead="opening")


@clause("57D")
def played_when_turn_comes(f: OpeningLeadFacts) -> Conclusion | None:
    """Partner's lead counts as made before, so there is no 57A: if legal the card is played in turn."""
    return effect("play-required", who="offender", card=card_of(f), when="in-turn") if f.legal else None


@clause("57D")
def information_may_matter(f: OpeningLeadFacts) -> Conclusion:
    """Law 16 may apply."""
    return judgement("information-from-premature-play", who="partner")


@clause("41A")
def face_down_goes_back(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """A face-down lead is taken back on the director's instruction and returns to the hand: nobody can accept it."""
    card = card_of(f)
    return effect("lead-withdrawn", who="offender", card=card, lead="opening"), effect(
        "card-to-hand", who="offender", card=card
    )


@clause("41A")
def correct_lead(f: OpeningLeadFacts) -> Conclusion:
    """The defender on declarer's left makes the lead, or has made it."""
    led = f.partners_lead != "none"
    return effect("correct-lead-stands", who="partner", lead="opening") if led else _lead_from_partner(f)


@clause("41A")
def partner_leads_again(f: OpeningLeadFacts) -> Conclusion:
    """The card is back in the hand; the same player makes the lead."""
    return _lead_from_partner(f)


def _lead_from_partner(f: OpeningLeadFacts) -> Conclusion:
    if f.misinformed:
        return effect("lead-from", hand="partner", lead="opening", of="misinformed")
    return effect("lead-from", hand="partner", lead="opening")


@clause("54", "41A")
def partners_lead_goes_back(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """A lead out of turn is faced and the offender's partner has led face down: the director has that card taken back."""
    return (
        effect("lead-withdrawn", who="partner", card=None, lead="opening"),
        effect("card-to-hand", who="partner", card=None, clause="41A"),
    )


@clause("60C")
def rights_stay(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """The partner faced his lead before a rectification: declarer keeps his rights, and that card may be rectified."""
    whose = "opening-leaders-card"
    return effect("rights-unaffected", who="presumed-declarer"), judgement("later-card-rectified", whose=whose)


@clause("54A")
def spreads_own_hand(f: OpeningLeadFacts) -> bool:
    """He began to spread his hand and showed a card, before he could have seen a card of dummy (54C)."""
    return f.dummys_cards != "could-be-seen" or not f.dummy_seen_first


@clause("54A")
def becomes_dummy(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """He must spread his whole hand and becomes dummy; dummy becomes declarer."""
    return (
        effect("lead-stands", who="offender", card=card_of(f), lead="opening"),
        effect("must-spread-hand", who="presumed-declarer"),
        effect("becomes-dummy", who="presumed-declarer"),
        effect("becomes-declarer", who="dummy"),
    )


@clause("54C")
def must_accept(f: OpeningLeadFacts) -> bool:
    """He could have seen a card of dummy that was not shown in the auction."""
    return f.dummys_cards == "could-be-seen"


@clause("54C")
def accepted_by_law(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """The lead must be accepted, and the presumed declarer becomes declarer."""
    return (
        effect("lead-stands", who="offender", card=card_of(f), lead="opening"),
        effect("becomes-declarer", who="presumed-declarer"),
    )


@clause("53A")
def accepted_by_play(f: OpeningLeadFacts) -> Conclusion:
    """The presumed declarer, next in rotation, played to the lead from his hand: it becomes a correct one."""
    return effect("lead-stands", who="offender", card=card_of(f), lead="opening")


@clause("54B")
def accepted(f: OpeningLeadFacts) -> Conclusion:
    """The presumed declarer accepted the lead as 53A provides: it becomes a correct one."""
    return effect("lead-stands", who="offender", card=card_of(f), lead="opening")


def dummy_spreads_and_play_goes_on(f: OpeningLeadFacts) -> None:
    """54B: dummy's hand, and the second card."""
    dummy_spreads(f)
    if f.declarer_did == "played-from-dummy":
        dummys_card_stays(f)
    elif f.declarer_did != "played-from-hand":
        second_card_from_declarer(f)


@clause("54B")
def dummy_spreads(f: OpeningLeadFacts) -> Conclusion:
    """Dummy spreads his hand (41D)."""
    return effect("dummy-spreads", who="dummy")


@clause("54B1", "fn:6", "fn:10")
def second_card_from_declarer(f: OpeningLeadFacts) -> Conclusion:
    """The exception to declarer's first play being from dummy: the second card comes from declarer's hand."""
    return effect("second-card-from", who="presumed-declarer")


@clause("54B2")
def dummys_card_stays(f: OpeningLeadFacts) -> Conclusion:
    """Declarer played the second card from dummy: it cannot be taken back except to correct a revoke."""
    return effect("play-withdrawn" if f.dummys_card_revoked else "play-stands", who="dummy", card=None)


def refused(f: OpeningLeadFacts) -> None:
    """54D: a major penalty card, and the correct leader is its owner's partner, so 50D2 applies at once."""
    card = card_of(f)
    taken_back(f)
    becomes_major(f, "offender", card, choice_now=True)
    partner_waits(f)
    declarer_chooses_partners_lead(f, "presumed-declarer", card)
    information_once_back_in_hand(f, "partner")


@clause("54D")
def taken_back(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """The presumed declarer has the faced lead taken back; the other defender leads."""
    return effect("lead-withdrawn", who="offender", card=card_of(f), lead="opening"), effect(
        "lead-from", hand="partner", lead="opening"
    )


@clause("54", "53A", "54A", "54B", "54D")
def declarer_chooses(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """All that the presumed declarer may do after a faced opening lead out of turn."""
    who, card = "presumed-declarer", card_of(f)
    spread = (
        effect("lead-stands", who="offender", card=card, clause="54A", lead="opening"),
        effect("becomes-dummy", who=who, clause="54A"),
        effect("becomes-declarer", who="dummy", clause="54A"),
    )
    accept = (
        effect("lead-stands", who="offender", card=card, clause="53A", lead="opening"),
        effect("dummy-spreads", who="dummy", clause="54B"),
        effect("second-card-from", who=who, clause="54B1"),
    )
    refuse = defenders_lead_refused(who, card, "partner", "54D", lead="opening")
    return (
        option("spread-own-hand", who, *spread, clause="54A"),
        option("accept-lead", who, *accept, clause="54B", lead="opening"),
        option("refuse-lead", who, *refuse, clause="54D", lead="opening", hand="partner"),
    )
