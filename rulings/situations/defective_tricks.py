"""Defective tricks (67): a player played no card to a trick, or more than one, or did not place his card."""

from rulings.engine.kinds import rules_on
from rulings.laws import footnotes, law_67
from rulings.situations import defective_trick_revokes, extra_cards
from rulings.situations.defective_trick_facts import DEFECTIVE_TRICK_CHECKS, DefectiveTrickFacts
from rulings.situations.other_table import considered_where_adjusted


@rules_on(DefectiveTrickFacts, *DEFECTIVE_TRICK_CHECKS)
@considered_where_adjusted
def rule_defective_trick(f: DefectiveTrickFacts) -> None:
    """What went wrong, and whether both sides have played to the next trick (67A, 67B)."""
    if f.fault == "not-placed":
        law_67.card_is_placed(f)
    elif not law_67.noticed_too_late(f):
        correct_at_once(f)
    elif law_67.is_defective(f) is not True:
        return
    elif f.fault == "no-card":
        no_card_played(f)
    else:
        extra_cards_played(f)


def correct_at_once(f: DefectiveTrickFacts) -> None:
    """67A1 or 67A2."""
    if f.fault == "no-card":
        law_67.plays_missing_card(f)
    else:
        law_67.as_extra_card(f)


def no_card_played(f: DefectiveTrickFacts) -> None:
    """67B1: a card is placed, and the trick counts as one with a revoke."""
    law_67.faces_card_at_once(f)
    if not law_67.card_of_suit_led(f):
        law_67.any_card(f)
    defective_trick_revokes.trick_for_deemed_revoke(f)


def extra_cards_played(f: DefectiveTrickFacts) -> None:
    """67B2: one card stays, the others go back."""
    law_67.extra_cards_return(f)
    if f.hand == "defender":
        footnotes.avoid_exposing(f)
        if f.seen:
            extra_cards.penalise(f, f.seen, has_more=f.has_penalty_card)
    law_67.returned_cards_were_in_hand(f)
