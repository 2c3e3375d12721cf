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
    if law_66.dummy_may_not_ask(f):
        law_66.not_shown(f, "not-dummys-right")
    elif law_66.next_trick_begun(f):
        law_66.quitted_trick(f)
    elif law_66.own_card_turned(f):
        law_66.not_shown(f, "own-card-turned")
        law_66.own_card_only(f)
    else:
        law_66.trick_is_shown(f)


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
    if law_66.dummy_may_not_look(f):
        law_66.not_dummys_right(f)
        return False
    if law_66.too_late_for_own_card(f):
        law_66.quitted_trick(f)
        return False
    return True


def point_out_card(f: TrickInspectionFacts) -> None:
    """65B3: any player may, in time; then 65B1 or 65B2 says how the card lies."""
    if law_65.right_has_lapsed(f):
        law_65.pointed_out_too_late(f)
    elif won_by_owner(f):
        law_65.points_to_partner(f)
    else:
        law_65.points_to_opponents(f)


def won_by_owner(f: TrickInspectionFacts) -> bool:
    """Whose side won the trick."""
    return f.won_by_owner


def settle_claim(f: TrickInspectionFacts) -> None:
    """66D; and 65D for those who mixed their cards too early."""
    if law_66.nobody_mixed(f):
        law_66.inspected_after_play(f)
        return
    if not f.agreed_before:
        law_65.right_to_claim_at_risk(f)
    if not law_66.facts_lost(f):
        law_66.inspected_after_play(f)
    elif f.mixed_by == "both-sides":
        law_66.director_finds(f)
    else:
        law_66.ruled_for_other_side(f)


REQUESTS = {
    "see-trick": see_trick,
    "look-at-own-card": look_at_own_card,
    "show-own-card": show_own_card,
    "see-earlier-trick": law_66.quitted_trick,
    "point-out-card": point_out_card,
    "settle-claim": settle_claim,
}
