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
from rulings.engine.effects import UNSAID
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion
from rulings.situations.cards_told import card_of
from rulings.situations.opening_lead_facts import OpeningLeadFacts
from rulings.situations.opening_lead_period_facts import FaceDownLeadFacts, QuestionFacts


@clause("41A")
def lead_by_declarers_left(f: Facts, lead: str = UNSAID, why: str = UNSAID) -> Conclusion:
    """The opening lead is made by the defender on the presumed declarer's left."""
    return LeadFrom(hand="lho", lead=lead, why=why)


@clause("41A", "fn:9", "fn:12")
def face_it(f: FaceDownLeadFacts) -> Conclusion | None:
    """The opening lead is face down unless the Regulating Authority prescribes otherwise; then it is faced."""
    return LeadFaceUpByRegulation(who="defender", card=card_of(f)) if f.led_face_up else None


@clause("41A")
def may_be_retracted(f: FaceDownLeadFacts) -> bool:
    """After an irregularity, on the director's instruction."""
    return f.director_instructs


@clause("41A")
def retracted(f: Facts, who: str, lead: str = UNSAID, why: str = UNSAID) -> tuple[Conclusion, ...]:
    """A face-down lead is taken back on the director's instruction and returns to the hand: nobody can accept it."""
    card = card_of(f)
    return LeadWithdrawn(who=who, card=card, lead=lead, why=why), CardToHand(who=who, card=card)


@clause("41A")
def waits_for_director(f: FaceDownLeadFacts) -> Conclusion:
    """The players do not take it back themselves."""
    return LeadWaitsForDirector(who="defender")


@clause("41A")
def stays(f: FaceDownLeadFacts) -> Conclusion:
    """A face-down lead may not be taken back otherwise."""
    return LeadStands(who="defender", why="face-down")


@clause("41A")
def correct_lead(f: OpeningLeadFacts, *, again: bool = False) -> Conclusion:
    """The defender on declarer's left makes the lead, or has made it; a card that had to go back has not made it."""
    led = not again and f.partners_lead != "none"
    return CorrectLeadStands(who="partner", lead="opening") if led else _lead_from_partner(f)


def _lead_from_partner(f: OpeningLeadFacts) -> Conclusion:
    if f.misinformed:
        return LeadFrom(hand="partner", lead="opening", of="misinformed")
    return LeadFrom(hand="partner", lead="opening")


@clause("41B", "41C", "fn:10", "fn:11")
def may_ask(f: QuestionFacts) -> Conclusion | None:
    """Declarer and the defenders may ask, dummy never: to have the auction repeated, or for an explanation.

    Who asks for the contract may have the whole auction repeated while he may do so; after that 41C tells it.
    """
    if f.asker == "dummy":
        return MayNotAsk(who="dummy", why="dummy-never")
    if f.what == "explanation":
        return MayAsk(who=_role(f), what=f.what) if _before_lead_is_faced(f) or _at_own_turn(f) else _not_now(f)
    repeated = _before_lead_is_faced(f) or _at_first_turn(f)
    if f.what == "review":
        return MayAsk(who=_role(f), what=f.what) if repeated else _not_now(f)
    return MayAsk(who=_role(f), what="review-instead") if repeated else None


def _before_lead_is_faced(f: QuestionFacts) -> bool:
    """Until the lead is faced, the leader's partner and the presumed declarer may ask; the leader until he has led."""
    return not f.lead_faced and (f.asker != "leader" or not f.has_played)


def _at_first_turn(f: QuestionFacts) -> bool:
    """At his first turn, until he has played a card; declarer's first play is normally from dummy (fn:10)."""
    return f.lead_faced and not f.has_played and _at_own_turn(f)


def _at_own_turn(f: QuestionFacts) -> bool:
    """Declarer and the defenders may ask for explanations at their turn, declarer also at dummy's (fn:11)."""
    return f.lead_faced and f.on_turn


def _not_now(f: QuestionFacts) -> Conclusion:
    return MayNotAsk(who=_role(f), why=f"{f.what}-{'over' if f.what == 'review' and f.has_played else 'not-now'}")


def _role(f: QuestionFacts) -> str:
    return "declarer" if f.asker == "declarer" else "defender"


@clause("41C")
def told_the_contract(f: QuestionFacts) -> Conclusion:
    """After that, at his turn, he is told the contract and whether it was doubled or redoubled, but not by whom."""
    if f.what == "who-doubled":
        return MayNotAsk(who=_role(f), why="who-doubled")
    if f.lead_faced and f.on_turn:
        return MayAsk(who=_role(f), what="contract")
    return MayNotAsk(who=_role(f), why="contract-not-now")
