"""A missing card (14): searched for, put back or replaced; after the lead it may count as a revoke and as a penalty card."""

from rulings.engine.kinds import rules_on
from rulings.laws import footnotes, law_14
from rulings.situations import extra_cards
from rulings.situations.missing_cards_facts import MISSING_CARD_CHECKS, MissingCardFacts


@rules_on(MissingCardFacts, *MISSING_CARD_CHECKS)
def rule_missing_card(f: MissingCardFacts) -> None:
    """No hand has more than thirteen cards; then by when it was noticed and where the card was."""
    if footnotes.where_a_hand_has_more(f):
        return
    if not f.lead_faced:
        before_the_lead(f)
    elif not (law_14.no_longer_looked_for(f) or law_14.among_played_cards(f)):
        after_the_lead(f)


def before_the_lead(f: MissingCardFacts) -> None:
    """14A: no call is changed, and the hand counts as complete from the start."""
    if f.card_place == "not-found":
        law_14.rebuilt_before_lead(f)
    else:
        law_14.found_before_lead(f)
    law_14.goes_on_as_complete(f)
    law_14.unauthorised_for_partner(f)


def after_the_lead(f: MissingCardFacts) -> None:
    """14B2 to 14B4. Once play is over no card can become a penalty card, and nobody can use what he learned (14C).

    Nor can declarer's partner, who is dummy.
    """
    if f.card_place == "not-found":
        law_14.rebuilt_after_lead(f)
    else:
        law_14.found_after_lead(f)
    law_14.in_hand_all_along(f)
    law_14.not_played_when_due(f)
    if f.play_over:
        return
    if f.hand == "defender":
        law_14.may_become_penalty_card(f, penalised)
    if f.hand != "declarer":
        law_14.unauthorised_for_partner(f)


def penalised(f: MissingCardFacts) -> None:
    """The director makes it a penalty card: a single one below an honour is minor (50B)."""
    if f.given("card"):
        extra_cards.penalise(f, (f.card,), has_more=f.has_penalty_card)
    else:
        extra_cards.penalise_unnamed(f, honour=f.has_penalty_card or f.honour, has_more=f.has_penalty_card)
