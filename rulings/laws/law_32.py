"""Law 32: double or redouble out of rotation, unless it is inadmissible (36)."""

from rulings.effects.calls import AnyLegalCall, MustPassOnce, MustRepeatCall, TreatedAsChangeOfCall
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, reminder
from rulings.laws import law_16, law_23
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts, has_called_before
from rulings.situations.irregular_calls_facts import has_replaced


@clause("32")
def may_be_accepted(f: CallOutOfRotationFacts) -> bool:
    """It is not inadmissible (36), so the left-hand opponent may accept it (29A)."""
    return True


@clause("32A1")
def repeated(f: CallOutOfRotationFacts) -> Conclusion:
    """The right-hand opponent passes: the offender must repeat the double or redouble.

    Unless it is inadmissible, and so ruled by 36, nothing more is rectified.
    """
    if f.rho_then == "passed":
        return MustRepeatCall(who="offender", of="double")
    return reminder("repeat-if-rho-passes", of="double")


@clause("32A2")
def free_after_rhos_call(f: CallOutOfRotationFacts) -> Conclusion:
    """The right-hand opponent bids, doubles or redoubles: the offender may make any legal call."""
    return AnyLegalCall(who="offender") if f.rho_then == "called" else reminder("free-if-rho-calls")


@clause("32A2a")
def replaced_comparably(f: CallOutOfRotationFacts) -> Conclusion:
    """A comparable call: no rectification."""
    return law_23.nothing_rectified(f) if has_replaced(f) else reminder("if-replaced-comparably")


@clause("32A2b")
def replaced_otherwise(f: CallOutOfRotationFacts) -> Conclusion:
    """Any other: the offender's partner must pass once."""
    return MustPassOnce(who="partner") if has_replaced(f) else reminder("if-replaced-otherwise")


@clause("32B")
def at_partners_turn_or_first_call(f: CallOutOfRotationFacts, turn: str) -> bool:
    """At partner's turn; before the offender's first call nobody has bid, and his double is inadmissible (36)."""
    return turn == "partner"


@clause("32B1")
def partner_may_call(f: CallOutOfRotationFacts) -> Conclusion:
    """At partner's turn: he may make any legal call, but what the double told is unauthorised for him."""
    law_16.information_from_withdrawn_call(f)
    return AnyLegalCall(who="partner")


@clause("32B2")
def offender_may_call(f: CallOutOfRotationFacts) -> Conclusion:
    """The offender (the text has "his partner", a slip) may make any legal call at his turn; A2(a) or A2(b) follows."""
    return AnyLegalCall(who="offender")


@clause("32C")
def change_of_call(f: CallOutOfRotationFacts) -> Conclusion | None:
    """At the left-hand opponent's turn, later in the auction: a change of call (25)."""
    return TreatedAsChangeOfCall(who="offender") if has_called_before(f) else None
