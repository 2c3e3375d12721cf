"""Law 35: inadmissible calls."""

from rulings.effects.calls import MustPassOnce, MustPassThroughout
from rulings.effects.rights import CannotBeAccepted
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion
from rulings.laws import law_19
from rulings.situations.changed_calls_facts import ChangedCallFacts


@clause("35A")
def forbidden_double(f: Facts, call: str, last_call: str) -> bool:
    """A double or redouble that Law 19 forbids; 36 applies."""
    if call == "X":
        return not law_19.double_allowed(f, last_call)
    return call == "XX" and not law_19.redouble_allowed(f, last_call)


@clause("35A")
def cannot_be_accepted(f: ChangedCallFacts) -> Conclusion | None:
    """Nor in place of an earlier call: nobody can accept such a double (25B1), and the first call stands (25B2)."""
    return CannotBeAccepted(why="inadmissible-call") if f.second_call_forbidden else None


@clause("35B")
def not_a_pass(f: Facts, call: str) -> bool:
    """A bid, double or redouble by a player who must pass; 37 applies."""
    return call != "P"


@clause("35B")
def duty_to_pass_remains(f: Facts, enforced_passes: str) -> Conclusion:
    """The auction goes back to where he still has to pass: of his calls only a pass is admissible."""
    if enforced_passes == "throughout":
        return MustPassThroughout(who="offender")
    return MustPassOnce(who="offender", why="had-to-pass-before")


@clause("35C")
def above_seven(f: Facts) -> bool:
    """A bid of more than seven; 38 applies."""
    return True


@clause("35D")
def after_final_pass(f: Facts) -> bool:
    """A call after the final pass of the auction; 39 applies."""
    return True
