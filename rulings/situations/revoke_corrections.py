"""Correcting a revoke (62), and a penalty card that was not played (52)."""

from functools import partial

from bridge.cards import Card
from rulings.engine.effects import UNSAID
from rulings.laws import law_16, law_50, law_52, law_61, law_62, law_70
from rulings.situations import penalty_card_effects
from rulings.situations.cards_told import card_of
from rulings.situations.revoke_facts import RevokeFacts


def correct(f: RevokeFacts, *, both: bool, after_claim: bool = False, freely: bool = True) -> None:
    """Law 62: the offender, then the cards played after him. ``both``: 62C3 applies. ``after_claim``: play has stopped.

    ``freely``: 43B2(b) does not apply, to which 62B2 is subject.
    """
    _say_so(f, both=both)
    if f.hand == "defender" and f.partner_asked:
        law_61.defender_asks(f)
    if after_claim:
        _after_claim(f, freely=freely)
        return
    _withdrawn_card(f, both=both, freely=freely)
    if f.trick == 12 and f.hand == "defender":
        law_62.twelfth_trick_information(f)
    if f.opponents_played_after:
        law_62.non_offenders_withdraw(f, both=both)
        if not both:
            law_16.information_from_withdrawn_cards(f)
        if f.partner_played_after:
            law_62.partner_changes(f, partial(_penalised, who="partner", card=None))


def _say_so(f: RevokeFacts, *, both: bool) -> None:
    """The clause by which the revoke is corrected."""
    if both:
        law_62.both_must_correct(f)
    elif f.trick == 12:
        law_62.corrected_on_twelfth_trick(f)
    else:
        law_62.must_correct(f)


def _after_claim(f: RevokeFacts, *, freely: bool) -> None:
    """62B without what belongs to further play: there is none."""
    if law_62.penalised_when_withdrawn(f):
        law_50.becomes_penalty_card(f, "offender", card_of(f), "major")
    elif freely:
        law_62.replaced_freely(f)
    law_70.rest_is_determined(f)


def _withdrawn_card(f: RevokeFacts, *, both: bool, freely: bool) -> None:
    """62B1 or 62B2, and what the card tells."""
    if not law_62.penalised_when_withdrawn(f):
        if freely:
            law_62.replaced_freely(f)
        if f.hand == "declarer" and not (both or f.opponents_played_after):
            law_16.information_from_withdrawn(f, "withdrawn-card", "opponents")
    else:
        _penalised(f, "offender", card_of(f))
    if both:
        law_62.defenders_cards_penalised(f)


def _penalised(f: RevokeFacts, who: str, card: Card | None) -> None:
    """A major penalty card. After the twelfth trick nobody has a choice of leads; 62D2 comes before 50E1."""
    how = "changed" if who == "partner" else UNSAID
    if f.trick == 12:
        law_50.becomes_penalty_card(f, who, card, "major", how)
        law_50.stays_faced(f, who, card)
        if not f.before_partners_turn:
            law_50.information_while_faced(f, who)
    else:
        more = who == "offender" and penalty_card_effects.has_more(f)
        penalty_card_effects.becomes_major(f, who, card, how=how, more=more)


def penalty_card_ignored(f: RevokeFacts) -> None:
    """52: a penalty card that was not played is corrected only if declarer does not accept the other card."""
    if law_52.accepted_by_playing(f):
        law_52.remains_penalty_card(f)
    else:
        law_52.may_accept(f)
        law_52.may_refuse(f, penalty_card_effects.card_played_instead_penalised)
