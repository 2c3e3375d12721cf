"""Dummy plays a card that declarer did not designate (45D), or touches or indicates one (45F)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_45, law_64
from rulings.situations.card_not_designated_facts import (
    INDICATED_CARD_CHECKS,
    UNDESIGNATED_CARD_CHECKS,
    IndicatedCardFacts,
    UndesignatedCardFacts,
)
from rulings.situations.other_table import considered_where_adjusted


@rules_on(UndesignatedCardFacts, *UNDESIGNATED_CARD_CHECKS)
@considered_where_adjusted
def rule_undesignated_card(f: UndesignatedCardFacts) -> None:
    """45D1 in time, 45D2 after that."""
    if law_45.undesignated_card_withdrawn(f):
        if f.defenders_after != "none":
            law_16.information_from_withdrawn_cards(f, "defenders", "declarer")
        return
    _, *revoked = law_45.too_late_to_withdraw(f)
    if revoked:
        _settled(f)


def _settled(f: UndesignatedCardFacts) -> None:
    """64 for dummy's revoke, or for those to the card that dummy led."""
    if not f.was_led:
        law_64.faced_card_not_played(f)
        law_64.compensated(f, 0)
    elif law_64.both_sides_revoked(f):
        law_64.without_revokes(f, 0)
    else:
        law_64.compensated(f, 1)


@rules_on(IndicatedCardFacts, *INDICATED_CARD_CHECKS)
@considered_where_adjusted
def rule_indicated_card(f: IndicatedCardFacts) -> None:
    """45F: play goes on, and the score is looked at afterwards."""
    law_45.touched_or_indicated(f)
