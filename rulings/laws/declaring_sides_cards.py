"""Cards of declarer and dummy that become visible (48)."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, information, reminder
from rulings.laws.exposed_card_facts import ExposedCardFacts, only_card, what


def declaring_sides_card(f: ExposedCardFacts) -> None:
    """48, or 24D once the auction has ended."""
    never_penalty_card(f)
    if f.during == "auction":
        seen_or_named_in_auction(f)
    elif f.whose == "declarer":
        declarers_card(f)


def seen_or_named_in_auction(f: ExposedCardFacts) -> None:
    """24 and 24D; what was only said is no exposed card."""
    if seen_through_own_fault(f):
        picked_up_after_auction(f)
        partner_must_pass(f)
        information_from_auction(f)
    elif f.how == "named":
        only_named(f)


def declarers_card(f: ExposedCardFacts) -> None:
    """One card, or the hand."""
    if f.declarer_did == "dropped":
        need_not_play(f)
    elif f.declarer_did == "showed":
        played_or_not(f)
    elif f.after_opening_lead_out_of_turn:
        spread_after_opening_lead(f)
    else:
        claimed_or_not(f)


@clause("48A", "48")
def never_penalty_card(f: ExposedCardFacts) -> Conclusion:
    """No card of declarer or dummy becomes a penalty card."""
    return effect("no-penalty-card", who=f.whose, why="declaring-side")


@clause("24")
def seen_through_own_fault(f: ExposedCardFacts) -> bool:
    """Law 24 deals with the cards whose faces partner could see through the player's own fault."""
    return f.how == "could-be-seen" and f.own_fault


@clause("24")
def only_named(f: ExposedCardFacts) -> Conclusion:
    """What was said of a card during the auction is unauthorised for partner (16B1)."""
    return information("unauthorised", of="named-card", who="partner", clause="16B1")


@clause("24D")
def picked_up_after_auction(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """Cards of the side that declares, exposed during the auction, go back to hand."""
    cards = f.cards if f.given("cards") else (None,)
    return tuple(effect("card-to-hand", who=f.whose, card=card) for card in cards)


def partner_must_pass(f: ExposedCardFacts) -> None:
    """24B and 24C, where the auction goes on after the card was seen; a single card below an honour (24A) does neither."""
    if what(f) == "honour" or (what(f) == "small-card" and f.given("manner") and f.manner == "to-play"):
        passes_for_one_card(f)
        pass_may_damage(f)
    elif what(f) == "several":
        passes_for_several(f)
        pass_may_damage(f)


@clause("24B")
def passes_for_one_card(f: ExposedCardFacts) -> Conclusion:
    """A single honour, or any card led prematurely: the offender's partner passes at his next turn."""
    return reminder("partner-must-pass", who="partner")


@clause("24C")
def passes_for_several(f: ExposedCardFacts) -> Conclusion:
    """Two or more cards: the same."""
    return reminder("partner-must-pass", who="partner")


@clause("72C")
def pass_may_damage(f: ExposedCardFacts) -> Conclusion:
    """If the enforced pass damages the non-offending side, see 72C."""
    return reminder("damage-by-enforced-pass", who="offender")


@clause("24")
def information_from_auction(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """What a card exposed in the auction shows is authorised for the other side, unauthorised for its own (16C)."""
    return (
        information("authorised", of="exposed-card", who="opponents"),
        information("unauthorised", of="card-in-auction", who="offending-side"),
    )


@clause("48A")
def need_not_play(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """Declarer need not play a card that he dropped."""
    card = only_card(f)
    return (effect("need-not-play", who="declarer", card=card), effect("card-to-hand", who="declarer", card=card))


@clause("48A", "45C2")
def played_or_not(f: ExposedCardFacts) -> Conclusion:
    """Showing a card restricts declarer in nothing, unless it was held so that it counts as played (45C2)."""
    if f.looked_played:
        return effect("card-played", who="declarer", card=only_card(f), clause="45C2")
    return effect("card-to-hand", who="declarer", card=only_card(f))


@clause("48B1")
def spread_after_opening_lead(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """Law 54: declarer spreads the whole hand and becomes dummy, dummy becomes declarer."""
    return (
        effect("must-spread-hand", who="declarer", clause="54A"),
        effect("becomes-dummy", who="declarer", clause="54A"),
        effect("becomes-declarer", who="dummy", clause="54A"),
    )


@clause("48B2", "48B")
def claimed_or_not(f: ExposedCardFacts) -> Conclusion:
    """Showing the hand at any other time is taken as a claim or concession (68), unless it clearly was none."""
    if f.clearly_no_claim:
        return effect("no-claim", who="declarer")
    return effect("deemed-claim", who="declarer")
