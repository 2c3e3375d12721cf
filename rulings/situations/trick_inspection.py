"""Arranging tricks and looking at them again (65, 66): who may see what, and when."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_65, law_66
from rulings.situations.trick_inspection_facts import TRICK_INSPECTION_CHECKS, TrickInspectionFacts


@rules_on(TrickInspectionFacts, *TRICK_INSPECTION_CHECKS)
def rule_trick_inspection(f: TrickInspectionFacts) -> None:
    """By what is asked for."""
    REQUESTS[f.request](f)


def see_trick(f: TrickInspectionFacts) -> None:
    """66A, by who asks and what has happened since."""
    found = law_66.trick_is_shown(f)
    if found == "quitted":
        law_66.quitted_trick(f)
    elif f.asker != "dummy" and f.own_card_turned:
        law_66.own_last_card(f)


def own_last_card(f: TrickInspectionFacts) -> None:
    """66B, while it lasts: looking, or showing."""
    if law_66.own_last_card(f) == "quitted":
        law_66.quitted_trick(f)


def point_out_card(f: TrickInspectionFacts) -> None:
    """65B3: any player may, in time; then 65B1 or 65B2 says how the card lies."""
    if law_65.pointed_out_too_late(f):
        return
    if f.won_by_owner:
        law_65.points_to_partner(f)
    else:
        law_65.points_to_opponents(f)


def settle_claim(f: TrickInspectionFacts) -> None:
    """66D; and 65D for those who mixed their cards too early."""
    if not law_66.nobody_mixed(f) and not f.agreed_before:
        law_65.right_to_claim_at_risk(f)
    law_66.claim_settled_after_play(f)


REQUESTS = {
    "see-trick": see_trick,
    "look-at-own-card": own_last_card,
    "show-own-card": own_last_card,
    "see-earlier-trick": law_66.quitted_trick,
    "point-out-card": point_out_card,
    "settle-claim": settle_claim,
}
