"""A changed call (25): too late for any change, allowed (A), or for the left-hand opponent to accept (B)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_23, law_25, law_26, law_35
from rulings.situations import awareness, withdrawn_calls
from rulings.situations.changed_calls_facts import CHANGED_CALL_CHECKS, ChangedCallFacts
from rulings.situations.other_table import considered_where_adjusted

TESTS = ("similar_meaning", "among_its_meanings", "same_purpose")


@rules_on(ChangedCallFacts, *CHANGED_CALL_CHECKS)
@considered_where_adjusted
def rule_changed_call(f: ChangedCallFacts) -> None:
    """A change in rotation; one out of rotation is ruled by the same Law (30B2, 31C, 32C)."""
    by_law_25(f)


def by_law_25(f: ChangedCallFacts) -> None:
    """Has partner called (25A4), is the auction period over (25A5)? Was the first call unintended (25A2)?"""
    if law_25.partner_called_over_it(f) or law_25.auction_period_ended(f):
        first_call_stands(f)
    elif not law_25.was_unintended(f):
        intended(f)
    else:
        slip(f)


def comparison_told(f: ChangedCallFacts) -> bool:
    """Whether it is known which of the tests of 23A hold: one does, or none of the three."""
    known = [f.known[test] for test in TESTS if f.given(test)]
    return any(known) or len(known) == len(TESTS)


def slip(f: ChangedCallFacts) -> None:
    """25A: he may change it, however he noticed it (25A3)."""
    law_25.however_noticed(f)
    if f.second_call_made:
        slip_changed(f)
    else:
        law_25.may_change(f, slip_changed)


def slip_changed(f: ChangedCallFacts) -> None:
    """25A: the second call stands, and the left-hand opponent may take back what he called over the first."""
    law_25.intended_call_stands(f)
    law_25.call_over_first_may_be_withdrawn(f)


def intended(f: ChangedCallFacts) -> None:
    """25B, once the second call has been made: accepted, or cancelled. Whether it is comparable is asked after that."""
    if not f.second_call_made or law_35.cannot_be_accepted(f) or f.lho_did == "refused":
        first_call_stands(f)
    elif law_25.is_accepted(f):
        second_call_stands(f)
    elif comparison_told(f):
        law_25.left_hand_opponent_chooses(f, second_call_stands, first_call_stands)
    else:
        law_25.left_hand_opponent_chooses(f, law_25.second_call_accepted, law_25.second_call_cancelled)
        law_25.law_26_may_apply(f)


def second_call_stands(f: ChangedCallFacts) -> None:
    """25B1: accepted; Law 26 may apply to the first call."""
    law_25.second_call_accepted(f)
    what_is_left(f)


def first_call_stands(f: ChangedCallFacts) -> None:
    """25B2: a second call that was made is cancelled; Law 26 may apply to it."""
    if f.second_call_made:
        law_25.second_call_cancelled(f)
        what_is_left(f)
    else:
        law_25.call_made_stands(f)


def what_is_left(f: ChangedCallFacts) -> None:
    """26A or 26B, by the call that stands; 16C unless it is comparable (26A); 72C, where it is found, in either case."""
    if law_23.is_comparable(f):
        withdrawn_calls.replaced_comparably(f)
    else:
        law_26.one_suit_may_be_forbidden(f)
        law_25.information_from_changed_call(f)
        awareness.adjust_where_found(f)
