"""Law 24: card visible or led during the auction."""

from typing import Literal

from rulings.effects.calls import MustPassOnce
from rulings.effects.information import FacedThroughAuction
from rulings.effects.penalty_cards import NoPenaltyCard
from rulings.effects.returned_cards import CardToHand, ReturnedWhenDeclaring
from rulings.effects.rights import NoRectification
from rulings.engine.clauses import clause
from rulings.engine.effects import UNSAID
from rulings.engine.trace import Conclusion, information, reminder
from rulings.situations.cards_told import card_of
from rulings.situations.ends_of_auction_facts import EndOfAuctionFacts
from rulings.situations.exposed_card_facts import ExposedCardFacts, after_final_pass, only_card, what
from rulings.situations.opening_lead_facts import OpeningLeadFacts


@clause("24")
def seen_through_own_fault(f: ExposedCardFacts) -> bool:
    """Law 24 deals with the cards whose faces partner could see through the player's own fault."""
    return f.how == "could-be-seen" and f.own_fault


@clause("24")
def information_from_auction(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """What a card exposed in the auction shows is authorised for the other side, unauthorised for its own (16C)."""
    return (
        information("authorised", of="exposed-card", who="opponents"),
        information("unauthorised", of="card-in-auction", who="offending-side"),
    )


@clause("24")
def unseen_in_auction(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """A card that partner could not see, or not through its owner's fault, is none; what was said is unauthorised (16B1)."""
    said = information("unauthorised", of="named-card", who="partner", clause="16B1")
    named = (said,) if f.how == "named" else ()
    if f.hand in ("declarer", "dummy"):
        return named
    return NoPenaltyCard(who="offender", why="not-own-fault" if f.how == "could-be-seen" else "auction"), *named


@clause("24")
def left_on_table(f: ExposedCardFacts | EndOfAuctionFacts) -> Conclusion:
    """Every such card stays face up on the table until the auction period ends.

    Where the auction was not over after all (17D3), so a lead that has been faced, and dummy's cards.
    """
    if isinstance(f, EndOfAuctionFacts):
        return reminder("led-in-the-auction")
    return FacedThroughAuction(who="offender")


@clause("24")
def sort_of_exposure(f: ExposedCardFacts) -> Literal["small", "one", "several"]:
    """A single card below an honour that was not led; another single card (24B); two or more (24C)."""
    sort = what(f)
    if sort == "several":
        return "several"
    return "small" if sort == "small-card" and f.manner != "to-play" else "one"


@clause("24A")
def nothing_else(f: ExposedCardFacts) -> Conclusion:
    """A single card below an honour that was not led: there is no further rectification (but see 24E)."""
    return NoRectification(why="small-card-in-auction")


@clause("24B")
def partner_passes_for_one_card(f: ExposedCardFacts | OpeningLeadFacts) -> Conclusion:
    """A single honour, or any card led prematurely: the offender's partner must pass when he is next to call."""
    return _partner_passes(f)


def _partner_passes(f: ExposedCardFacts | OpeningLeadFacts) -> Conclusion:
    """It is said as a reminder where the case is about the cards once the auction has ended."""
    if isinstance(f, OpeningLeadFacts) or f.hand == "undecided":
        return MustPassOnce(who="partner")
    return reminder("partner-must-pass", who="partner")


@clause("24B", "72C")
def pass_may_damage(f: OpeningLeadFacts) -> Conclusion:
    """If the enforced pass damages the non-offending side, see 72C."""
    return reminder("damage-by-enforced-pass", who="offender", clause="72C")


@clause("24C")
def partner_passes_for_several(f: ExposedCardFacts) -> Conclusion:
    """Two or more cards: the offender's partner must pass when he is next to call."""
    return _partner_passes(f)


@clause("24D")
def back_if_declaring(f: ExposedCardFacts | OpeningLeadFacts) -> Conclusion | tuple[Conclusion, ...]:
    """If the offender is declarer or dummy in the end, the cards go back to the hand."""
    if isinstance(f, OpeningLeadFacts):
        return ReturnedWhenDeclaring(who="offender", card=card_of(f))
    if f.hand == "undecided":
        return reminder("cards-back-if-declaring", who="offender")
    cards = f.cards if f.given("cards") else (None,)
    why = "auction-period-over" if after_final_pass(f) else UNSAID
    return tuple(CardToHand(who=f.hand, card=card, why=why) for card in cards)


@clause("24E")
def visible_in_auction(f: ExposedCardFacts) -> bool:
    """Each card of a defender that partner could see, through his own fault, in the auction becomes a penalty card."""
    return f.how == "could-be-seen" and f.own_fault


@clause("24E")
def penalised_if_defending(f: ExposedCardFacts | OpeningLeadFacts) -> Conclusion:
    """If in the end the offender defends, each of the cards becomes a penalty card.

    Minor only a single small one shown by accident (50B).
    """
    if isinstance(f, OpeningLeadFacts):
        return reminder("penalty-card-if-defending", who="offender", card=card_of(f))
    minor = what(f) == "small-card" and f.manner == "inadvertent"
    grade = "minor" if minor else "major"
    return reminder("penalty-cards-if-defending", who="offender", card=only_card(f), grade=grade)
