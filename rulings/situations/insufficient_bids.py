"""An insufficient bid (27), in the order in which a director asks: accepted or not, and what is called in its place."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_18, law_23, law_25, law_27
from rulings.situations.insufficient_bids_facts import (
    INSUFFICIENT_BID_CHECKS,
    InsufficientBidFacts,
    bid_before,
    called_over_correction,
)
from rulings.situations.other_table import considered_where_adjusted


@rules_on(InsufficientBidFacts, *INSUFFICIENT_BID_CHECKS)
@considered_where_adjusted
def rule_insufficient_bid(f: InsufficientBidFacts) -> None:
    """Insufficient at all? Meant (25A)? In rotation (27A2)? Accepted by the left-hand opponent (27A1)? Else 27B."""
    if not law_18.is_insufficient(f, f.call, bid_before(f)):
        law_18.nothing_irregular(f, f.call, bid_before(f))
    elif law_25.was_unintended(f):
        law_25.may_change(f)
    elif not f.in_turn:
        law_27.out_of_rotation(f)
    elif f.lho_did in ("accepted", "called") and not called_over_correction(f):
        law_27.accepted_by_lho(f)
    elif f.lho_did == "nothing" and not f.given("attempted") and (not f.given("replacement") or f.premature):
        law_27.accepted_by_lho(f, not_accepted)
    else:
        not_accepted(f)


def not_accepted(f: InsufficientBidFacts) -> None:
    """What follows depends on the call with which the offender corrects it; before that, his ways are told."""
    if not f.given("replacement") and f.given("attempted"):
        after_attempt(f)
    elif not f.given("replacement"):
        law_27.must_correct(f)
        if law_27.may_be_doubled(f):
            law_27.double_only_if_comparable(f)
    elif f.replacement.is_bid and law_18.is_insufficient(f, f.replacement, bid_before(f)):
        insufficient_again(f)
    elif f.replacement in ("X", "XX") and not (law_27.is_legal(f) and law_23.is_comparable(f)):
        law_27.double_cancelled(f)
    else:
        corrected(f)


def after_attempt(f: InsufficientBidFacts) -> None:
    """27B3, 27B4: a call was tried and cancelled, and no other has been made yet; nobody can accept the bid any more."""
    if f.attempted in ("X", "XX"):
        law_27.double_cancelled(f)
    else:
        law_27.second_bid_refused(f)


def insufficient_again(f: InsufficientBidFacts) -> None:
    """27B4: the left-hand opponent may accept this one too; otherwise it is cancelled."""
    if called_over_correction(f) or (f.given("second_bid_accepted") and f.second_bid_accepted):
        law_27.accepted_by_lho(f, second=True)
    elif f.given("second_bid_accepted"):
        law_27.second_bid_refused(f)
    else:
        law_27.second_insufficient_bid(f)


def corrected(f: InsufficientBidFacts) -> None:
    """By a legal call: the same denomination (B1(a)), a comparable call (B1(b)), any other (B2); or after an attempt (B3)."""
    if f.premature:
        law_27.corrected_prematurely(f)
    else:
        law_27.corrected(f)
    if f.given("attempted"):
        law_27.after_attempt(f)
    elif law_27.is_lowest_of_same_denomination(f):
        law_27.same_denomination(f)
    elif law_23.is_comparable(f):
        law_27.comparable(f)
    else:
        law_27.otherwise(f)
