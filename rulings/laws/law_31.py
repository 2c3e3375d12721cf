"""Law 31: bid out of rotation; also a pass that is artificial or made over partner's artificial call (30C)."""

from rulings.effects.calls import AnyLegalCall, MustPassOnce, MustRepeatCall, TreatedAsChangeOfCall
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, reminder
from rulings.laws import law_16, law_23
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts, has_called_before
from rulings.situations.irregular_calls_facts import has_replaced


@clause("31A1")
def repeated(f: CallOutOfRotationFacts) -> Conclusion:
    """The right-hand opponent passes: the offender must repeat the call; if it is legal, nothing more is rectified."""
    return MustRepeatCall(who="offender") if f.rho_then == "passed" else reminder("repeat-if-rho-passes")


@clause("31A1")
def repeated_call_not_legal(f: CallOutOfRotationFacts) -> Conclusion:
    """The repeated bid is insufficient: "if that call is legal" does not hold, and Law 27 rules on it in turn."""
    return reminder("repeated-bid-insufficient", clause="27")


@clause("31A2")
def free_after_rhos_call(f: CallOutOfRotationFacts) -> Conclusion:
    """The right-hand opponent legally bids, doubles or redoubles: the offender may make any legal call."""
    return AnyLegalCall(who="offender") if f.rho_then == "called" else reminder("free-if-rho-calls", how="legally")


@clause("31A2a")
def replaced_comparably(f: CallOutOfRotationFacts) -> Conclusion:
    """A comparable call: no rectification."""
    return law_23.nothing_rectified(f) if has_replaced(f) else reminder("if-replaced-comparably")


@clause("31A2b")
def replaced_otherwise(f: CallOutOfRotationFacts) -> Conclusion:
    """Any other: the offender's partner must pass once."""
    return MustPassOnce(who="partner") if has_replaced(f) else reminder("if-replaced-otherwise")


@clause("31B")
def at_partners_turn_or_first_call(f: CallOutOfRotationFacts, turn: str) -> bool:
    """At partner's turn, or at the left-hand opponent's where the offender had not called before."""
    return turn == "partner" or (turn == "lho" and not has_called_before(f))


@clause("31B1")
def partner_may_call(f: CallOutOfRotationFacts) -> Conclusion:
    """The offender's partner may make any legal call, but what the call told is unauthorised for him."""
    law_16.information_from_withdrawn_call(f)
    return AnyLegalCall(who="partner")


@clause("31B2")
def offender_may_call(f: CallOutOfRotationFacts) -> Conclusion:
    """The offender may make any legal call when his turn comes; A2(a) or A2(b) follows."""
    return AnyLegalCall(who="offender")


@clause("31C")
def change_of_call(f: CallOutOfRotationFacts) -> Conclusion | None:
    """At the left-hand opponent's turn, later in the auction: a change of call (25)."""
    return TreatedAsChangeOfCall(who="offender") if has_called_before(f) else None
