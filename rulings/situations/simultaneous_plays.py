"""Simultaneous leads or plays (58): by two players, or of several cards from one hand."""

from bridge.cards import Card, Suit
from bridge.problems import Problem
from rulings.engine.kinds import rules_on
from rulings.laws import law_11, law_16, law_44, law_57, law_58, law_60
from rulings.situations import before_partner, extra_cards, penalty_card_effects
from rulings.situations.cards_told import card_of
from rulings.situations.extra_cards_facts import all_played_next
from rulings.situations.simultaneous_plays_facts import SIMULTANEOUS_PLAY_CHECKS, Cards, SimultaneousPlayFacts


def _can_be_designated(f: SimultaneousPlayFacts) -> Problem | None:
    card = f.designated
    if card not in f.visible:
        return Problem("designated", "designated-not-visible", {"card": card})
    return None if card in law_44.playable(f) else Problem("designated", "designated-not-legal", {"card": card})


@rules_on(SimultaneousPlayFacts, *SIMULTANEOUS_PLAY_CHECKS, _can_be_designated)
def rule_simultaneous_play(f: SimultaneousPlayFacts) -> None:
    """58A for two players; 58B for one: first whether it is too late, then how many cards were seen."""
    if f.by == "two-players":
        law_58.deemed_later(f)
        _place_in_trick(f)
    elif law_58.noticed_too_late(f):
        extra_cards.defective_trick(f, "58B4")
    elif not law_58.visible_card_played(f):
        several_visible(f)


def _place_in_trick(f: SimultaneousPlayFacts) -> None:
    """Made after the legal one, the card is played in turn or too early."""
    if f.next_in_turn or (not f.legal and f.sides_played_next):
        if not f.legal:
            law_44.must_follow_suit(f, card_of(f))
    elif f.hand != "defender":
        law_57.declaring_sides_card(f, f.hand)
    elif all_played_next(f.sides_played_next):
        _noticed_too_late(f)
    elif f.partner_in_turn:
        law_57.played_at_rhos_turn(f, penalty_card_effects.offenders_card_penalised)
    else:
        before_partner.before_partner(f, card_of(f), Suit(f.suit_led) if f.given("suit_led") else None)


def _noticed_too_late(f: SimultaneousPlayFacts) -> None:
    """Declarer has played on after the defender's card: 60A1 for the hand on its left, which at partner's turn has played.

    Then the card counts as played in turn, and nothing is left of 57A and 57D.
    """
    if f.partner_in_turn or f.offender_on_right:
        law_60.right_forfeited(f)
        law_60.treated_as_in_turn(f)
    else:
        law_60.right_forfeited(f, "not-next")
        law_11.right_lost(f)


def several_visible(f: SimultaneousPlayFacts) -> None:
    """58B2, and what an opponent may do who has played since (58B3)."""
    visible = f.visible if f.given("visible") else ()
    legal = law_44.playable(f)
    if f.given("designated") or len(legal) == 1:
        settled(f, visible, f.designated if f.given("designated") else legal[0])
    else:
        law_58.offender_designates(f, visible, legal, settled)
    if f.opponent_played_after:
        law_58.opponent_may_change(f)
        law_16.information_from_withdrawn_cards(f)


def settled(f: SimultaneousPlayFacts, visible: Cards, card: Card | None) -> None:
    """The card that is played is known: it, then the others."""
    others = tuple(other for other in visible if other != card)
    law_58.designated_card_played(f, card, others)
    if f.hand == "defender" and others:
        extra_cards.penalise(f, others, has_more=f.has_penalty_card)
