"""Inadmissible doubles (19, 36) and calls by a player who must pass (37), in rotation or not."""

from bridge.auction import Call
from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_19, law_23, law_25, law_26, law_35, law_36, law_37
from rulings.situations import awareness, withdrawn_calls
from rulings.situations.auctions_told import last_call
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts
from rulings.situations.inadmissible_calls_facts import (
    DOUBLE_CHECKS,
    DUTY_TO_PASS_CHECKS,
    DoubleFacts,
    DutyToPassFacts,
)
from rulings.situations.irregular_calls_facts import PLAYER_IN_TURN, IrregularCallFacts, has_replaced
from rulings.situations.other_table import considered_where_adjusted


@rules_on(DoubleFacts, *DOUBLE_CHECKS)
@considered_where_adjusted
def rule_double(f: DoubleFacts) -> None:
    """Is it allowed (19)? If not, and it was meant (25A), it is inadmissible: 36, or 37 where he had to pass anyway."""
    forbidden = law_35.forbidden_double(f, f.call, last_call(f))
    must_pass = f.enforced_passes != "none" and law_35.not_a_pass(f, f.call)
    if forbidden and f.lead_faced:
        law_36.found_after_opening_lead(f)
    elif (forbidden or must_pass) and not f.lead_faced and law_25.was_unintended(f):
        law_25.may_change(f)
    elif must_pass:
        duty_ignored(f)
    elif forbidden:
        forbidden_double(f, "own")
    else:
        law_19.double_stands(f)
        said_with_it(f)


def duty_ignored(f: DoubleFacts) -> None:
    """Once the lead is faced all have passed over the double, the left-hand opponent first: it stands (37A)."""
    if f.lead_faced:
        law_37.stands(f, f.call, "once")
        awareness.adjust_where_found(f)
    else:
        despite_duty_to_pass(f, "own")


def said_with_it(f: DoubleFacts) -> None:
    """19A2 and 19A3, 19B2 and 19B3."""
    if f.said == "bid-misstated":
        (law_19.doubles_bid_made if f.call == "X" else law_19.redoubles_bid_made)(f)
    elif f.said == "bid-named":
        (law_19.only_double if f.call == "X" else law_19.only_redouble)(f)


@rules_on(DutyToPassFacts, *DUTY_TO_PASS_CHECKS)
@considered_where_adjusted
def rule_call_despite_duty_to_pass(f: DutyToPassFacts) -> None:
    """A call in rotation by a player whom an earlier ruling makes pass, if he meant it (25A)."""
    law_35.not_a_pass(f, f.call)
    if law_25.was_unintended(f):
        law_25.may_change(f)
    else:
        despite_duty_to_pass(f, "own")


def despite_duty_to_pass(f: DutyToPassFacts | DoubleFacts | CallOutOfRotationFacts, turn: str) -> None:
    """37A if the left-hand opponent has called (36A for a double that 19 forbids), else 37B."""
    if f.lho_did == "called" and f.call in ("X", "XX") and law_35.forbidden_double(f, f.call, last_call(f)):
        all_calls_cancelled(f, f.call, turn)
        law_35.duty_to_pass_remains(f, f.enforced_passes)
    elif f.lho_did == "called":
        law_37.stands(f, f.call, f.enforced_passes)
        awareness.adjust_where_found(f)
    else:
        law_37.cancelled(f, f.call)
        law_37.replaced_by_pass(f, PLAYER_IN_TURN[turn])
        law_26.one_suit_may_be_forbidden(f)
        law_16.information_from_withdrawn_call(f)
        awareness.look_at(f)


def forbidden_double(f: IrregularCallFacts, turn: str) -> None:
    """36A if the left-hand opponent has called, else 36B; nobody can accept it."""
    if f.lho_did == "called":
        all_calls_cancelled(f, f.call, turn)
        return
    law_36.cancelled(f)
    if turn == "own":
        law_36.replaced_by_legal_call(f)
    else:
        law_36.was_out_of_rotation(f, PLAYER_IN_TURN[turn])
    lead_after_forbidden_double(f)


def all_calls_cancelled(f: IrregularCallFacts | DutyToPassFacts, call: Call, turn: str) -> None:
    """36A, and what the cancelled calls told (16C)."""
    law_36.left_hand_opponent_called(f, call, PLAYER_IN_TURN[turn])
    law_16.information_from_withdrawn_call(f)
    awareness.adjust_where_found(f)


def lead_after_forbidden_double(f: IrregularCallFacts) -> None:
    """26B unless the call in place of the double is comparable (26A); 72C is looked at in any case (36B3)."""
    if has_replaced(f) and law_23.is_comparable(f):
        withdrawn_calls.replaced_comparably(f)
        if not f.given("could_have_known"):
            awareness.look_at(f)
        return
    if has_replaced(f):
        law_36.lead_may_be_restricted(f)
    else:
        law_36.restricted_unless_comparable(f)
    law_16.information_from_withdrawn_call(f)
    awareness.look_at(f)
