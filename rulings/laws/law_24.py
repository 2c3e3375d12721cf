"""Law 24: card visible or led during the auction."""

from typing import Literal

from rulings.effects.calls import MustPassOnce
from rulings.effects.information import FacedThroughAuction
from rulings.effects.penalty_cards import NoPenaltyCard
from rulings.effects.returned_cards import CardToHand, ReturnedWhenDeclaring
from rulings.effects.rights import NoRectification
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, reminder
from rulings.situations.cards_told import card_of
from rulings.situations.ends_of_auction_facts import EndOfAuctionFacts
from rulings.situations.exposed_card_facts import ExposedCardFacts, only_card, what
from rulings.situations.opening_lead_facts import OpeningLeadFacts


@clause("24")
def seen_through_own_fault(f: ExposedCardFacts) -> bool:
    """Law 24 deals with the cards whose faces partner could see through the player's own fault."""
    return f.how == "could-be-seen" and f.own_fault


@clause("24")
def led_in_the_auction(f: EndOfAuctionFacts) -> Conclusion:
    """17D3: the auction was not over, so that a lead that has been faced, and dummy's cards, were seen during it."""
    return reminder("led-in-the-auction")


@clause("24")
def only_named(f: ExposedCardFacts) -> Conclusion:
    """What was said of a card during the auction is unauthorised for partner (16B1)."""
    return information("unauthorised", of="named-card", who="partner", clause="16B1")


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
    none = NoPenaltyCard(who="offender", why="not-own-fault" if f.how == "could-be-seen" else "auction")
    return (
        (none, information("unauthorised", of="named-card", who="partner", clause="16B1"))
        if f.how == "named"
        else (none,)
    )


@clause("24")
def left_on_table(f: ExposedCardFacts) -> Conclusion:
    """Every such card stays face up on the table until the auction period ends."""
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
def must_pass_for_one_card(f: ExposedCardFacts) -> Conclusion:
    """A single honour, or any card led prematurely: the offender's partner passes when he is next to call."""
    return MustPassOnce(who="partner")


@clause("24C")
def must_pass_for_several(f: ExposedCardFacts) -> Conclusion:
    """Two or more cards: the offender's partner passes when he is next to call."""
    return MustPassOnce(who="partner")


@clause("24B")
def passes_for_one_card(f: ExposedCardFacts) -> Conclusion:
    """A single honour, or any card led prematurely: the offender's partner passes at his next turn."""
    return reminder("partner-must-pass", who="partner")


@clause("24B")
def partner_must_pass(f: OpeningLeadFacts) -> Conclusion:
    """The auction goes on: a card led prematurely makes the offender's partner pass at his next turn."""
    return MustPassOnce(who="partner")


@clause("24B", "72C")
def pass_may_damage(f: OpeningLeadFacts) -> Conclusion:
    """If the enforced pass damages the non-offending side, see 72C."""
    return reminder("damage-by-enforced-pass", who="offender", clause="72C")


@clause("24C")
def passes_for_several(f: ExposedCardFacts) -> Conclusion:
    """Two or more cards: the same."""
    return reminder("partner-must-pass", who="partner")


@clause("24D")
def picked_up_after_auction(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """Cards of the side that declares, exposed during the auction, go back to hand."""
    cards = f.cards if f.given("cards") else (None,)
    return tuple(CardToHand(who=f.hand, card=card) for card in cards)


@clause("24D")
def cards_back_if_declaring(f: ExposedCardFacts) -> Conclusion:
    """Should he become declarer or dummy, the cards are picked up."""
    return reminder("cards-back-if-declaring", who="offender")


@clause("24D")
def back_if_declaring(f: OpeningLeadFacts) -> Conclusion:
    """The offender is declarer or dummy in the end: the card returns to the hand."""
    return ReturnedWhenDeclaring(who="offender", card=card_of(f))


@clause("24E")
def visible_in_auction(f: ExposedCardFacts) -> bool:
    """Each card of a defender that partner could see, through his own fault, in the auction becomes a penalty card."""
    return f.how == "could-be-seen" and f.own_fault


@clause("24E")
def penalty_card_if_defending(f: OpeningLeadFacts) -> Conclusion:
    """If in the end the offender defends, his card becomes a penalty card."""
    return reminder("penalty-card-if-defending", who="offender", card=card_of(f))


@clause("24E")
def penalty_cards_if_defending(f: ExposedCardFacts) -> Conclusion:
    """Should he defend, each of the cards becomes a penalty card: minor only a single small one shown by accident (50B)."""
    minor = what(f) == "small-card" and f.manner == "inadvertent"
    return reminder(
        "penalty-cards-if-defending", who="offender", card=only_card(f), grade="minor" if minor else "major"
    )
