"""Premature leads and plays (57)."""

from bridge.cards import Suit
from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_47, law_57
from rulings.situations import before_partner, penalty_card_effects
from rulings.situations.cards_told import card_of
from rulings.situations.premature_plays_facts import PREMATURE_PLAY_CHECKS, PrematurePlayFacts


@rules_on(PrematurePlayFacts, *PREMATURE_PLAY_CHECKS)
def rule_premature_play(f: PrematurePlayFacts) -> None:
    """Leads out of turn apart; by an opponent's word; declarer's side; at the right-hand opponent's turn; before partner."""
    if law_57.lead_out_of_turn(f):
        return
    if law_47.told_to_play(f):
        law_47.taken_back_after_misinformation(f, f.hand, card_of(f), to_a_trick=True, play=True)
        law_16.information_from_withdrawn(f, "play-after-misinformation", f.hand, "opponents")
    elif f.hand != "defender":
        law_57.declaring_sides_card(f, f.hand)
    elif f.act == "at-rhos-turn":
        law_57.played_at_rhos_turn(f, penalty_card_effects.offenders_card_penalised)
    elif f.act == "next-trick-before-partner" or not (
        law_57.dummy_played_himself(f) or law_57.declarer_played_from_both_hands(f)
    ):
        before_partner.before_partner(f, card_of(f), led(f))


def led(f: PrematurePlayFacts) -> Suit | None:
    """The suit led to the trick, where the case names it."""
    return Suit(f.suit_led) if f.given("suit_led") else None
