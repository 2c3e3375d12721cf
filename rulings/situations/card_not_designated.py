"""Dummy plays a card that declarer did not designate (45D), or touches or indicates one (45F)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_45, law_64
from rulings.situations.card_not_designated_facts import (
    UNDESIGNATED_CARD_CHECKS,
    IndicatedCardFacts,
    UndesignatedCardFacts,
)


@rules_on(UndesignatedCardFacts, *UNDESIGNATED_CARD_CHECKS)
def rule_undesignated_card(f: UndesignatedCardFacts) -> None:
    """45D1 in time, 45D2 after that."""
    if law_45.is_in_time(f):
        law_45.must_be_withdrawn(f)
        if f.defenders_after != "none":
            law_45.defenders_may_withdraw(f)
            if f.defenders_after != "lho" and f.declarer_after_rho:
                law_45.declarer_may_withdraw(f)
            law_16.information_from_withdrawn_cards(f, "defenders", "declarer")
    else:
        law_45.play_continues(f)
        if f.was_led:
            _revokes_to_the_lead(f)
        elif law_45.dummy_revoked(f):
            law_64.faced_card_not_played(f)
            law_64.compensated(f, 0)


def _revokes_to_the_lead(f: UndesignatedCardFacts) -> None:
    """Dummy's card was led: not following to it is a revoke."""
    if law_45.revoke_to_the_lead(f):
        if not law_64.both_sides_revoked(f):
            law_64.transfer_as_after_any_revoke(f)
            law_64.compensated(f, 1)
        else:
            law_64.without_revokes(f, 0)


@rules_on(IndicatedCardFacts)
def rule_indicated_card(f: IndicatedCardFacts) -> None:
    """45F: play goes on, and the score is looked at afterwards."""
    if not law_45.may_touch(f):
        law_45.play_goes_on(f)
        law_45.look_after_play(f)
