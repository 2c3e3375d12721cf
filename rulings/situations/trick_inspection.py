"""Arranging tricks and looking at them again (65, 66): who may see what, and when."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_65, law_66
from rulings.situations.trick_inspection_facts import TrickInspectionFacts


@rules_on(TrickInspectionFacts)
def rule_trick_inspection(f: TrickInspectionFacts) -> None:
    """By what is asked for."""
    REQUESTS[f.request](f)


def see_trick(f: TrickInspectionFacts) -> None:
    """66A, by who asks and what has happened since."""
    if f.asker == "dummy":
        law_66.not_shown(f, "not-dummys-right")
    elif law_66.next_trick_begun(f):
        law_66.quitted_trick(f)
    elif not law_66.trick_is_shown(f):
        law_66.not_shown(f, "own-card-turned")
        law_66.own_card_only(f)


def look_at_own_card(f: TrickInspectionFacts) -> None:
    """66B, for the player himself."""
    if has_right_to_own_card(f):
        law_66.may_look(f)


def show_own_card(f: TrickInspectionFacts) -> None:
    """66B: looking is not showing."""
    if has_right_to_own_card(f):
        law_66.may_not_show(f)


def has_right_to_own_card(f: TrickInspectionFacts) -> bool:
    """66B, or why not."""
    if law_66.not_dummys_right(f):
        return False
    if law_66.too_late_for_own_card(f):
        law_66.quitted_trick(f)
        return False
    return True


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
    "look-at-own-card": look_at_own_card,
    "show-own-card": show_own_card,
    "see-earlier-trick": law_66.quitted_trick,
    "point-out-card": point_out_card,
    "settle-claim": settle_claim,
}
