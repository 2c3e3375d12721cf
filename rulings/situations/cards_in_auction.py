"""Cards that partner could see during the auction (24): while it goes on, and once it is known who leads."""

from bridge.cards import Card
from rulings.laws import law_24, law_50, law_51, law_72
from rulings.situations import penalty_card_leads
from rulings.situations.exposed_card_facts import ExposedCardFacts, after_final_pass, only_card, what
from rulings.situations.penalty_card_leads_facts import Lead


def auction_goes_on(f: ExposedCardFacts) -> None:
    """24 while nobody knows yet who will defend: the cards stay, partner passes or not, what becomes of the cards."""
    if not law_24.seen_through_own_fault(f):
        law_24.unseen_in_auction(f)
        return
    law_24.left_on_table(f)
    match law_24.sort_of_exposure(f):
        case "small":
            law_24.nothing_else(f)
        case "one":
            law_24.partner_passes_for_one_card(f)
            law_72.pass_may_damage(f)
        case "several":
            law_24.partner_passes_for_several(f)
            law_72.pass_may_damage(f)
    law_24.information_from_auction(f)
    law_24.back_if_declaring(f)
    law_24.penalised_if_defending(f)


def partner_must_pass(f: ExposedCardFacts) -> None:
    """24B and 24C, where the auction goes on after the card was seen; a single card below an honour (24A) does neither.

    Who makes the opening lead is known only once it is over: what is left then is the damage that the pass may have done.
    For a card that was seen after the final pass nobody had to pass.
    """
    one = what(f) == "honour" or (what(f) == "small-card" and f.given("manner") and f.manner == "to-play")
    if after_final_pass(f) or (not one and what(f) != "several"):
        return
    if not f.given("opening_leader"):
        (law_24.partner_passes_for_one_card if one else law_24.partner_passes_for_several)(f)
    law_72.pass_may_damage(f)


def owners_partner_leads(f: ExposedCardFacts) -> bool:
    """Whether the defender whose card lies there is to see his partner make the opening lead."""
    return f.given("opening_leader") and f.opening_leader == "partner"


def at_the_lead(f: ExposedCardFacts) -> None:
    """What the cards on the table mean for the opening lead (50D, 51), once it is known which defender makes it."""
    if not f.given("opening_leader") or _is_minor(f) or f.director_exempts:
        return
    cards = (*f.earlier_cards, *f.cards) if f.given("cards") else ()
    if f.opening_leader == "offender":
        _owner_leads(f, cards)
    else:
        law_50.declarer_chooses_first(f, "offender", leader="partner")
        lead = Lead.of("partner", "offender", cards, (), "") if cards else Lead.after_one_card(only_card(f))
        if cards or _only_one(f):
            penalty_card_leads.declarers_choices(f, lead, "presumed-declarer")
    law_50.circumstances_once_played(f, "partner")


def _owner_leads(f: ExposedCardFacts, cards: tuple[Card, ...]) -> None:
    if len(cards) > 1:
        law_51.declarer_designates(f, "offender", cards)
    elif _only_one(f):
        law_50.at_first_opportunity(f, "offender", (only_card(f),), now=True)


def _only_one(f: ExposedCardFacts) -> bool:
    return not f.earlier_cards and what(f) != "several"


def _is_minor(f: ExposedCardFacts) -> bool:
    return _only_one(f) and law_50.grade(f, "offender") == "minor"
