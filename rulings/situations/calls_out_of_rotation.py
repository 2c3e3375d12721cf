"""A call out of rotation (28 to 34), in the order in which a director asks."""

from functools import partial
from types import ModuleType

from rulings.engine.kinds import rules_on
from rulings.laws import (
    footnotes,
    law_16,
    law_18,
    law_23,
    law_25,
    law_27,
    law_28,
    law_29,
    law_30,
    law_31,
    law_32,
    law_33,
    law_34,
    law_35,
)
from rulings.situations import awareness, calls_after_final_pass, inadmissible_calls, second_calls, withdrawn_calls
from rulings.situations.auctions_told import last_call
from rulings.situations.calls_out_of_rotation_facts import (
    CALL_OUT_OF_ROTATION_CHECKS,
    CallOutOfRotationFacts,
    bid_to_supersede,
    has_called_before,
    owed_pass_is_final,
)
from rulings.situations.irregular_calls_facts import PLAYER_IN_TURN, has_replaced
from rulings.situations.other_table import considered_where_adjusted


@rules_on(CallOutOfRotationFacts, *CALL_OUT_OF_ROTATION_CHECKS)
@considered_where_adjusted
def rule_call_out_of_rotation(f: CallOutOfRotationFacts) -> None:
    """Was it out of rotation at all (33, 28A)? Who has called since (28B, 29A)? Is it inadmissible (35)? Else 29 to 32."""
    turn = law_33.turn_after_simultaneous_call(f) if f.simultaneous else f.turn_to_call
    if turn == "own":
        law_33.was_in_rotation(f)
        call_in_rotation(f)
    elif turn == "rho" and law_28.rho_had_to_pass(f):
        if owed_pass_is_final(f):
            calls_after_final_pass.cancelled(f)
        else:
            call_in_rotation(f)
    else:
        out_of_rotation(f, turn)


def call_in_rotation(f: CallOutOfRotationFacts) -> None:
    """It may still be inadmissible, if it was meant (25A), or insufficient."""
    must_pass = f.enforced_passes != "none" and law_35.not_a_pass(f, f.call)
    forbidden = not must_pass and f.call in ("X", "XX") and law_35.forbidden_double(f, f.call, last_call(f))
    if (must_pass or forbidden) and law_25.was_unintended(f):
        law_25.may_change(f)
    elif must_pass:
        inadmissible_calls.despite_duty_to_pass(f, "own")
    elif forbidden:
        inadmissible_calls.forbidden_double(f, "own")
    elif is_insufficient(f):
        law_27.in_rotation_after_all(f)


def out_of_rotation(f: CallOutOfRotationFacts, turn: str) -> None:
    """28B before all else: what counts as not made needs no rectification. Then 25A: was it meant? A change is ruled by 25."""
    if called_in_turn(f, turn):
        law_28.called_in_turn(f, "offender" if turn == "rho" else "partner")
        law_16.information_from_withdrawn_call(f)
        awareness.adjust_where_found(f)
    elif law_25.was_unintended(f):
        law_25.may_change(f)
    elif f.enforced_passes != "none" and law_35.not_a_pass(f, f.call):
        inadmissible_calls.despite_duty_to_pass(f, turn)
    elif turn == "lho" and law_for(f).change_of_call(f):
        second_calls.changed(f)
    elif f.call in ("X", "XX") and law_35.forbidden_double(f, f.call, last_call(f)):
        inadmissible_calls.forbidden_double(f, turn)
    else:
        accepted_or_cancelled(f, turn)


def called_in_turn(f: CallOutOfRotationFacts, turn: str) -> bool:
    """Whether the opponent whose turn it was has called since; who called a second time himself has changed his call."""
    if turn == "rho":
        return f.rho_called
    return turn == "lho" and f.lho_did == "called" and not has_called_before(f)


def accepted_or_cancelled(f: CallOutOfRotationFacts, turn: str) -> None:
    """29A or 29B."""
    if law_for(f) is law_32:
        law_32.may_be_accepted(f)
    if f.lho_did in ("accepted", "called"):
        accepted(f, turn)
    elif f.lho_did == "refused" or gone_on_without_it(f, turn):
        cancelled(f, turn=turn)
    else:
        law_29.left_hand_opponent_chooses(
            f, partial(accepted, turn=turn), partial(cancelled, turn=turn), what_it_brings(f, turn)
        )


def gone_on_without_it(f: CallOutOfRotationFacts, turn: str) -> bool:
    """What is done once the call is cancelled shows that it was (29B): the left-hand opponent chooses no more."""
    return (turn == "rho" and f.rho_then != "not-yet") or f.replaced


def what_it_brings(f: CallOutOfRotationFacts, turn: str) -> str:
    """What follows a cancelled call, as the left-hand opponent is told it before he chooses."""
    if turn != "rho":
        return "comparison" if f.enforced_passes == "none" else "duty-to-pass"
    return "offender-passes" if law_for(f) is law_30 else "rho-decides"


def accepted(f: CallOutOfRotationFacts, turn: str) -> None:
    """The call stands; an insufficient bid is the last bid all the same; whom a pass skipped keeps his turn (34)."""
    law_29.accepted(f)
    if is_insufficient(f):
        law_29.insufficient_bid_stands(f)
    if f.call == "P" and turn != "lho":
        law_34.turn_is_kept(f)
    awareness.adjust_where_found(f)


def cancelled(f: CallOutOfRotationFacts, turn: str) -> None:
    """29B, and the Law on the call: 30, 31 or 32."""
    law_29.cancelled(f, PLAYER_IN_TURN[turn])
    law_29.what_an_artificial_call_shows(f)
    law = law_for(f)
    if turn == "rho" and law is law_30:
        law_30.passes_at_first_turn(f)
        awareness.look_at(f)
    elif turn == "rho":
        after_rho(f, law)
    elif law.at_partners_turn_or_first_call(f, turn):
        at_offenders_turn(f, law)


def after_rho(f: CallOutOfRotationFacts, law: ModuleType) -> None:
    """A1 and A2 of 31 and 32: what the right-hand opponent, to whom the auction went back, does."""
    if f.rho_then == "passed":
        law.repeated(f)
        if is_insufficient(f):
            law_31.repeated_call_not_legal(f)
        awareness.adjust_where_found(f)
        return
    if f.rho_then == "not-yet" and not has_replaced(f):
        law.repeated(f)
        footnotes.irregular_call_of_rho(f)
    if not has_replaced(f):
        law.free_after_rhos_call(f)
    in_place_of_it(f, law)


def at_offenders_turn(f: CallOutOfRotationFacts, law: ModuleType) -> None:
    """30B1, 31B and 32B: both partners may make any legal call; the offender's is looked at."""
    if not has_replaced(f):
        law.partner_may_call(f)
        if f.enforced_passes == "none":
            law.offender_may_call(f)
        else:
            law_35.duty_to_pass_remains(f, f.enforced_passes)
    in_place_of_it(f, law)


def in_place_of_it(f: CallOutOfRotationFacts, law: ModuleType) -> None:
    """Is the offender's call in turn comparable with the cancelled one (23A)? Before he makes it, both is said."""
    if not has_replaced(f):
        law.replaced_comparably(f)
        law.replaced_otherwise(f)
    elif law_23.is_comparable(f):
        law.replaced_comparably(f)
        withdrawn_calls.replaced_comparably(f)
    else:
        law.replaced_otherwise(f)
        withdrawn_calls.replaced_otherwise(f)


def is_insufficient(f: CallOutOfRotationFacts) -> bool:
    """Only where the last bid is told: otherwise a bid out of rotation is taken to be sufficient."""
    bid = bid_to_supersede(f) if f.call.is_bid else None
    return bid is not None and not law_18.is_sufficient(f, f.call, bid)


def law_for(f: CallOutOfRotationFacts) -> ModuleType:
    """30 for a pass, 32 for a double or redouble, 31 for a bid and for a pass that means something (30C)."""
    if f.call in ("X", "XX"):
        return law_32
    return law_30 if f.call == "P" and not law_30.ruled_as_bid(f) else law_31
