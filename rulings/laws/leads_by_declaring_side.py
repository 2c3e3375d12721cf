"""An attempt at the opening lead by the declaring side (54E), to which Law 24 applies."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, information, reminder
from rulings.laws.opening_lead_facts import OpeningLeadFacts, card_of
from rulings.laws.withdrawn_leads import information_after_misinformation, taken_back_after_misinformation


def lead_by_declaring_side(f: OpeningLeadFacts) -> None:
    """54E: this is no lead, whatever the opponents want; Law 24 says what becomes of the card."""
    if f.misinformed:
        taken_back_after_misinformation(f, "leader", card_of(f), lead="opening")
        if f.faced:
            information_after_misinformation(f, "leader")
    elif f.faced:
        law_24(f)
    else:
        unseen_card_of_declaring_side(f)
    if not f.auction_reopened:
        lead_by_declarers_left(f)


def law_24(f: OpeningLeadFacts) -> None:
    """The auction period lasts until a defender faces his lead (17D1): so the card was shown in it."""
    stays_until_auction_ends(f)
    if f.auction_reopened:
        partner_must_pass(f)
        pass_may_damage(f)
        penalty_card_if_defending(f)
    back_if_declaring(f)


@clause("54E")
def unseen_card_of_declaring_side(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """A card of the declaring side that was never faced: Law 24 finds nothing, the card goes back."""
    return effect("card-to-hand", who="offender", card=card_of(f)), effect("no-rectification", why="not-faced")


@clause("54E", "24")
def stays_until_auction_ends(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """The card stays faced until the auction period ends; authorised for one side, unauthorised for the other."""
    return (
        effect("not-a-lead", who="offender", card=card_of(f)),
        effect("faced-until-auction-ends", who="offender", card=card_of(f), clause="24"),
        information("authorised", of="card-led-in-auction", who="defenders", clause="24"),
        information("unauthorised", of="card-led-in-auction", who="offending-side", clause="24"),
    )


@clause("24D")
def back_if_declaring(f: OpeningLeadFacts) -> Conclusion:
    """The offender is declarer or dummy in the end: the card returns to the hand."""
    return effect("returned-when-declaring", who="offender", card=card_of(f))


@clause("24B")
def partner_must_pass(f: OpeningLeadFacts) -> Conclusion:
    """The auction goes on: a card led prematurely makes the offender's partner pass at his next turn."""
    return effect("must-pass-once", who="partner")


@clause("24B", "72C")
def pass_may_damage(f: OpeningLeadFacts) -> Conclusion:
    """If the enforced pass damages the non-offending side, see 72C."""
    return reminder("damage-by-enforced-pass", who="offender", clause="72C")


@clause("24E")
def penalty_card_if_defending(f: OpeningLeadFacts) -> Conclusion:
    """If in the end the offender defends, his card becomes a penalty card."""
    return reminder("penalty-card-if-defending", who="offender", card=card_of(f))


@clause("41A")
def lead_by_declarers_left(f: OpeningLeadFacts) -> Conclusion:
    """The opening lead is made by the defender on the presumed declarer's left."""
    return effect("lead-from", hand="lho", lead="opening")
