"""Faulty shuffles and deals (6): when the cards are dealt again, and when no result can stand."""

from rulings.engine.kinds import rules_on
from rulings.laws import footnotes, law_06, law_12, law_16, law_22, law_86
from rulings.situations.faulty_deals_facts import FAULTY_DEAL_CHECKS, FaultyDealFacts


@rules_on(FaultyDealFacts, *FAULTY_DEAL_CHECKS)
def rule_faulty_deal(f: FaultyDealFacts) -> None:
    """By what was wrong."""
    FAULTS[f.deal_fault](f)


def dealt_wrongly(f: FaultyDealFacts) -> None:
    """6B, unless the director had prescribed this way (6E4)."""
    law_06.not_as_prescribed(f)
    if not law_06.other_method(f):
        redeal_if_in_time(f)


def redeal_if_in_time(f: FaultyDealFacts) -> None:
    """6D1: until the auction has begun for both sides; after that only what 6D3 leaves to the director."""
    if law_06.in_time_to_redeal(f) is not True:
        director_may_redeal(f)
        seen_in_deal(f)
    elif law_86.result_could_be_known(f):
        law_86.adjusted_instead_of_redeal(f)
        law_86.other_table_considered(f)
    elif f.hands_duplicated:
        law_06.copies_are_not_redealt(f)
        seen_in_deal(f)
    else:
        law_06.must_be_redealt(f)


def seen_in_deal(f: FaultyDealFacts) -> None:
    """A card that could be seen in the deal and is played with: 16D, if somebody has seen it."""
    if f.deal_fault == "face-could-be-seen":
        law_16.another_hand_seen(f)


def not_shuffled(f: FaultyDealFacts) -> None:
    """6D2 for a pack that was sorted (footnote 1)."""
    if law_06.past_deals_are_meant(f):
        return
    law_06.should_be_shuffled(f)
    if footnotes.pack_was_sorted(f):
        result_cannot_stand(f)
    else:
        law_06.result_may_stand(f)
        director_may_redeal(f)


def earlier_session(f: FaultyDealFacts) -> None:
    """6D2, unless it is meant so, or boards are exchanged."""
    if not law_06.past_deals_are_meant(f):
        result_cannot_stand(f)


def result_cannot_stand(f: FaultyDealFacts) -> None:
    """6D2; then a new deal (6D3) or an artificial score (12A2)."""
    law_06.result_cannot_stand(f)
    if law_86.result_could_be_known(f):
        law_86.adjusted_instead_of_redeal(f)
        law_86.other_table_considered(f)
    else:
        law_06.may_order_redeal(f)
        law_12.artificial_without_a_result(f)


def director_may_redeal(f: FaultyDealFacts) -> None:
    """6D3; in a match whose result could be known he adjusts the score where he would redeal (86A)."""
    if law_86.result_could_be_known(f):
        law_86.may_adjust_instead_of_redeal(f)
        law_86.other_table_considered(f)
    else:
        law_06.may_order_redeal(f)


FAULTS = {
    "dealt-wrongly": dealt_wrongly,
    "face-could-be-seen": redeal_if_in_time,
    "card-seen-later": law_06.card_seen_later,
    "not-shuffled": not_shuffled,
    "earlier-session": earlier_session,
    "passed-out": law_22.passed_out,
    "other-reason": director_may_redeal,
}
