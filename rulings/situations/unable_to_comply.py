"""A player cannot lead or play as a rectification requires (59)."""

from rulings.engine.kinds import rules_on
from rulings.laws import footnotes, law_50, law_57, law_59, law_61
from rulings.situations.unable_to_comply_facts import UNABLE_TO_COMPLY_CHECKS, UnableToComplyFacts, who_complies


@rules_on(UnableToComplyFacts, *UNABLE_TO_COMPLY_CHECKS)
def rule_unable_to_comply(f: UnableToComplyFacts) -> None:
    """Whether he can comply; if not, any legal card, and what becomes of the penalty cards."""
    if f.prevented_by == "able":
        law_61.is_revoke(f)
        if f.own_card_playable:
            law_50.at_first_opportunity(f, who_complies(f), (), now=True)
        return
    law_59.any_other_legal_card(f)
    if f.own_card_playable:
        law_50.at_first_opportunity(f, who_complies(f), (), now=True)
    if f.rectification == "penalty-card":
        footnotes.choice_is_spent(f)
    elif f.rectification == "several-penalty-cards":
        footnotes.choice_is_spent_for_suit(f)
    elif f.rectification == "premature-play":
        law_57.partner_unable(f, who_complies(f))
