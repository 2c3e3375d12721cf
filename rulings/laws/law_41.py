"""Law 41: start of play."""

from bridge.cards import Card
from rulings.effects.leads import CorrectLeadStands, LeadFrom, LeadStands, LeadWaitsForDirector, LeadWithdrawn
from rulings.effects.questions import MayAsk, MayNotAsk
from rulings.effects.returned_cards import CardToHand
from rulings.engine.clauses import clause
from rulings.engine.effects import UNSAID
from rulings.engine.trace import Conclusion
from rulings.situations.cards_told import card_of
from rulings.situations.opening_lead_facts import OpeningLeadFacts
from rulings.situations.opening_lead_period_facts import FaceDownLeadFacts, QuestionFacts


@clause("41A")
def led_by_declarers_left(
    f: OpeningLeadFacts | FaceDownLeadFacts, *, again: bool = False, misinformed: bool = False
) -> Conclusion:
    """The defender on the presumed declarer's left leads face down, or has led; a card that had to go back has not led."""
    if isinstance(f, FaceDownLeadFacts):
        return LeadFrom(hand="lho", why="opening-lead")
    if f.hand == "declaring-side":
        return LeadFrom(hand="lho", lead="opening")
    if not again and f.partners_lead != "none":
        return CorrectLeadStands(who="partner", lead="opening", of="misinformed" if misinformed else UNSAID)
    return LeadFrom(hand="partner", lead="opening", of="misinformed" if f.misinformed else UNSAID)


@clause("41A")
def taken_back_only_on_instruction(
    f: FaceDownLeadFacts | OpeningLeadFacts,
) -> Conclusion | tuple[Conclusion, ...] | bool:
    """A face-down lead is taken back only after an irregularity and on the director's instruction; it returns to the hand.

    Nobody can accept it. After a wrong explanation it is the player who may take it back, or not (47E2a).
    """
    if isinstance(f, OpeningLeadFacts):
        return retracted("offender", card_of(f), lead="opening", why="face-down")
    if f.irregularity == "none":
        return LeadStands(who="defender", why="face-down")
    if not f.director_instructs:
        return LeadWaitsForDirector(who="defender")
    return True if f.irregularity == "misinformation" else retracted("defender", card_of(f), why="face-down")


def retracted(who: str, card: Card | None, lead: str = UNSAID, why: str = UNSAID) -> tuple[Conclusion, ...]:
    """The face-down lead is back in the hand."""
    withdrawn = LeadWithdrawn(who=who, card=card, lead=lead, why=why, clause="41A")
    return withdrawn, CardToHand(who=who, card=card, clause="41A")


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
