"""Law 41: start of play."""

from rulings.effects.leads import (
    CorrectLeadStands,
    LeadFaceUpByRegulation,
    LeadFrom,
    LeadStands,
    LeadWaitsForDirector,
    LeadWithdrawn,
)
from rulings.effects.questions import MayAsk, MayNotAsk
from rulings.effects.returned_cards import CardToHand
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.cards_told import card_of
from rulings.situations.opening_lead_facts import OpeningLeadFacts
from rulings.situations.opening_lead_period_facts import FaceDownLeadFacts, QuestionFacts


@clause("41A")
def lead_by_declarers_left(f: OpeningLeadFacts) -> Conclusion:
    """The opening lead is made by the defender on the presumed declarer's left."""
    return LeadFrom(hand="lho", lead="opening")


@clause("41A", "fn:9", "fn:12")
def lead_must_be_face_up(f: FaceDownLeadFacts) -> bool:
    """The opening lead is face down unless the Regulating Authority prescribes otherwise."""
    return f.led_face_up


@clause("41A", "fn:9")
def face_it(f: FaceDownLeadFacts) -> Conclusion:
    """Under such a regulation the lead is faced."""
    return LeadFaceUpByRegulation(who="defender", card=card_of(f))


@clause("41A")
def may_be_retracted(f: FaceDownLeadFacts) -> bool:
    """After an irregularity, on the director's instruction."""
    return f.director_instructs


@clause("41A")
def retracted(f: FaceDownLeadFacts) -> tuple[Conclusion, ...]:
    """The card must go back to the defender's hand."""
    card = card_of(f)
    return LeadWithdrawn(who="defender", card=card, why="face-down"), CardToHand(who="defender", card=card)


@clause("41A")
def waits_for_director(f: FaceDownLeadFacts) -> Conclusion:
    """The players do not take it back themselves."""
    return LeadWaitsForDirector(who="defender")


@clause("41A")
def correct_leader_leads(f: FaceDownLeadFacts) -> Conclusion:
    """The defender on the presumed declarer's left leads."""
    return LeadFrom(hand="lho", why="opening-lead")


@clause("41A")
def stays(f: FaceDownLeadFacts) -> Conclusion:
    """A face-down lead may not be taken back otherwise."""
    return LeadStands(who="defender", why="face-down")


@clause("41A")
def face_down_goes_back(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """A face-down lead is taken back on the director's instruction and returns to the hand: nobody can accept it."""
    card = card_of(f)
    return LeadWithdrawn(who="offender", card=card, lead="opening"), CardToHand(who="offender", card=card)


@clause("41A")
def correct_lead(f: OpeningLeadFacts) -> Conclusion:
    """The defender on declarer's left makes the lead, or has made it."""
    led = f.partners_lead != "none"
    return CorrectLeadStands(who="partner", lead="opening") if led else _lead_from_partner(f)


def _lead_from_partner(f: OpeningLeadFacts) -> Conclusion:
    if f.misinformed:
        return LeadFrom(hand="partner", lead="opening", of="misinformed")
    return LeadFrom(hand="partner", lead="opening")


@clause("41A")
def partner_leads_again(f: OpeningLeadFacts) -> Conclusion:
    """The card is back in the hand; the same player makes the lead."""
    return _lead_from_partner(f)


@clause("41B")
def dummy_has_no_say(f: QuestionFacts) -> Conclusion | None:
    """Neither the presumed dummy nor dummy may ask."""
    return MayNotAsk(who="dummy", why="dummy-never") if f.asker == "dummy" else None


@clause("41B")
def before_lead_is_faced(f: QuestionFacts) -> bool:
    """Until the lead is faced, the leader's partner and the presumed declarer may ask; the leader until he has led."""
    return not f.lead_faced and (f.asker != "leader" or not f.has_played)


@clause("41B", "fn:10")
def at_first_turn(f: QuestionFacts) -> bool:
    """At his first turn, until he has played a card; declarer's first play is normally from dummy."""
    return f.lead_faced and not f.has_played and at_own_turn(f)


@clause("41B", "fn:11")
def at_own_turn(f: QuestionFacts) -> bool:
    """Declarer and the defenders may ask for explanations at their turn, declarer also at dummy's, throughout the play."""
    return f.lead_faced and f.on_turn


@clause("41B")
def granted(f: QuestionFacts) -> Conclusion:
    """He may ask."""
    return MayAsk(who=_role(f), what=f.what)


def _role(f: QuestionFacts) -> str:
    return "declarer" if f.asker == "declarer" else "defender"


@clause("41B")
def refused(f: QuestionFacts) -> Conclusion:
    """He may not ask now."""
    return MayNotAsk(who=_role(f), why=f"{f.what}-{'over' if f.what == 'review' and f.has_played else 'not-now'}")


@clause("41B", "41C")
def review_instead(f: QuestionFacts) -> Conclusion:
    """While he may still have the whole auction repeated, he asks for that."""
    return MayAsk(who=_role(f), what="review-instead")


@clause("41C")
def told_the_contract(f: QuestionFacts) -> Conclusion:
    """After that, at his turn, he is told the contract and whether it was doubled or redoubled, but not by whom."""
    if f.what == "who-doubled":
        return MayNotAsk(who=_role(f), why="who-doubled")
    if f.lead_faced and f.on_turn:
        return MayAsk(who=_role(f), what="contract")
    return MayNotAsk(who=_role(f), why="contract-not-now")
