"""Law 30: pass out of rotation."""

from rulings.effects.calls import AnyLegalCall, MustPassOnce, TreatedAsChangeOfCall
from rulings.engine.clauses import clause, exception
from rulings.engine.trace import Conclusion, reminder
from rulings.laws import law_16, law_23
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts, has_called_before
from rulings.situations.irregular_calls_facts import has_replaced


@clause("30A")
def passes_at_first_turn(f: CallOutOfRotationFacts) -> Conclusion:
    """At the right-hand opponent's turn: the offender must pass when he is next to call."""
    return MustPassOnce(who="offender")


@clause("30B1")
def at_partners_turn_or_first_call(f: CallOutOfRotationFacts, turn: str) -> bool:
    """At partner's turn, or at the left-hand opponent's where the offender had not called before."""
    return turn == "partner" or (turn == "lho" and not has_called_before(f))


@clause("30B1a")
def partner_may_call(f: CallOutOfRotationFacts) -> Conclusion:
    """The offender's partner may make any legal call, but what the pass told is unauthorised for him."""
    law_16.information_from_withdrawn_call(f)
    return AnyLegalCall(who="partner")


@clause("30B1b")
def offender_may_call(f: CallOutOfRotationFacts) -> Conclusion:
    """The offender may make any legal call when his turn comes."""
    return AnyLegalCall(who="offender")


@clause("30B1bi")
def replaced_comparably(f: CallOutOfRotationFacts) -> Conclusion:
    """A comparable call: no rectification."""
    return law_23.nothing_rectified(f) if has_replaced(f) else reminder("if-replaced-comparably")


@clause("30B1bii")
def replaced_otherwise(f: CallOutOfRotationFacts) -> Conclusion:
    """Any other: the offender's partner must pass once."""
    return MustPassOnce(who="partner") if has_replaced(f) else reminder("if-replaced-otherwise")


@clause("30B2")
def change_of_call(f: CallOutOfRotationFacts) -> Conclusion | None:
    """At the left-hand opponent's turn, after an earlier call of the offender's: a change of call (25)."""
    return TreatedAsChangeOfCall(who="offender") if has_called_before(f) else None


@exception("30C", to="30")
def ruled_as_bid(f: CallOutOfRotationFacts) -> bool:
    """An artificial pass, or a pass over partner's artificial call: Law 31, not 30."""
    return f.artificial or f.partners_call_artificial
