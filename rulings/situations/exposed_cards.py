"""Cards that become visible or are named outside the normal course of play: above all those of defenders (49, 50, 24E)."""

from collections.abc import Callable
from functools import partial

from rulings.engine.effects import UNSAID
from rulings.engine.kinds import rules_on
from rulings.laws import law_14, law_24, law_45, law_49, law_50, law_68, law_72
from rulings.situations import cards_in_auction, declaring_sides_cards, penalty_card_effects
from rulings.situations.exposed_card_facts import EXPOSED_CARD_CHECKS, ExposedCardFacts, only_card, what
from rulings.situations.other_table import considered_where_adjusted


@rules_on(ExposedCardFacts, *EXPOSED_CARD_CHECKS)
@considered_where_adjusted
def rule_exposed_card(f: ExposedCardFacts) -> None:
    """Whose card, whether the occasion is excepted, then the grade and what follows from it."""
    if f.hand == "undecided":
        cards_in_auction.auction_goes_on(f)
    elif f.hand != "defender":
        declaring_sides_cards.declaring_sides_card(f)
    elif f.during == "auction":
        exposed_in_auction(f)
    elif f.occasion in OTHER_LAWS:
        OTHER_LAWS[f.occasion](f)
    elif not law_49.excepted(f) and law_49.becomes_penalty_card(f) is True:
        penalise(f)


def exposed_in_auction(f: ExposedCardFacts) -> None:
    """24E, if partner could see the card through the player's own fault."""
    if law_24.visible_in_auction(f):
        partner_leads = cards_in_auction.owners_partner_leads(f)
        penalise(f, choice_now=partner_leads)
        cards_in_auction.at_the_lead(f)
        cards_in_auction.partner_must_pass(f)
        law_24.information_from_auction(f)
    else:
        law_24.unseen_in_auction(f)


def conceded(f: ExposedCardFacts) -> None:
    """A concession: by 68B2 none if partner objects at once."""
    if f.partner_objected:
        law_49.excepted(f)
    else:
        law_68.concession_stands(f)


def restored(f: ExposedCardFacts) -> None:
    """A missing card that was put back (14B4)."""
    law_14.restored(f, restored_card_penalised)


def restored_card_penalised(f: ExposedCardFacts) -> None:
    """The director makes it a penalty card: a single one below an honour is minor, unless he has another (50B)."""
    if f.earlier_cards or what(f) == "several":
        several_are_major(f)
    elif what(f) == "small-card":
        penalty_card_effects.becomes_minor(f, only_card(f))
    else:
        penalty_card_effects.becomes_major(f, "offender", only_card(f))


def held_in_turn(f: ExposedCardFacts) -> None:
    """The card is played (45C1)."""
    law_45.held_in_view(f)


OTHER_LAWS: dict[str, Callable[[ExposedCardFacts], object]] = {
    "held-in-turn": held_in_turn,
    "led": partial(law_50.shown_prematurely, led=True),
    "concession": conceded,
    "claim": law_68.claimed,
    "restored": restored,
}


def penalise(f: ExposedCardFacts, *, choice_now: bool = False) -> None:
    """50, unless the director decides otherwise. ``choice_now``: the partner is to lead at once."""
    if law_50.exempted_by_director(f, "offender"):
        return
    if f.earlier_cards or what(f) == "several":
        several_are_major(f, named=f.how == "named")
    elif law_50.grade(f, "offender") == "major":
        penalty_card_effects.becomes_major(f, "offender", only_card(f), named=f.how == "named", choice_now=choice_now)
    else:
        penalty_card_effects.becomes_minor(f, only_card(f), named=f.how == "named")
    if not f.given("could_have_known"):
        law_50.shown_prematurely(f)
    elif f.could_have_known:
        law_72.adjusted_score(f)


def several_are_major(f: ExposedCardFacts, *, named: bool = False) -> None:
    """Two or more penalty cards of one defender: every one of them, a single one that the case does not name too."""
    unnamed = () if what(f) == "several" else (None,)
    for card in (*f.earlier_cards, *(f.cards if f.given("cards") else unnamed)):
        law_50.becomes_penalty_card(f, "offender", card, "major")
    law_50.all_major(f, how="named" if named else UNSAID)
    law_50.information_while_faced(f, "offender")
    law_50.director_looks_again(f)
