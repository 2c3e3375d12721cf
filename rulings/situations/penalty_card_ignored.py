"""A defender does not lead or play his penalty card when he has to (52)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_44, law_50, law_52, law_61
from rulings.situations import penalty_card_effects
from rulings.situations.penalty_card_ignored_facts import (
    PENALTY_CARD_NOT_PLAYED_CHECKS,
    PenaltyCardNotPlayedFacts,
    duty_of,
    excuse_of,
)


@rules_on(PenaltyCardNotPlayedFacts, *PENALTY_CARD_NOT_PLAYED_CHECKS)
def rule_penalty_card_not_played(f: PenaltyCardNotPlayedFacts) -> None:
    """A revoke first; whether the card had to be played, and whether declarer can still refuse the other one."""
    if law_44.did_not_follow_to_suit_led(f):
        return
    if not law_52.had_to_be_played(f):
        if excuse_of(f) and not law_50.minor_before_smaller_cards(f):
            law_50.other_duty_first(f)
        law_52.nothing_wrong(f)
        return
    law_52.no_withdrawal(f)
    if law_52.accepted_by_playing(f):
        law_52.remains_penalty_card(f)
    else:
        law_52.may_accept(f)
        law_52.may_refuse(f, penalty_card_effects.card_played_instead_penalised)
    if duty_of(f) != "minor":
        law_61.is_revoke(f)
