"""Law 28: calls considered to be in rotation."""

from rulings.effects.calls import CallCancelled, CallInRotation, NextToCall, OwedPassEndsAuction
from rulings.effects.restrictions import LeadNotRestricted
from rulings.effects.rights import RightForfeited
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts, owed_pass_is_final


@clause("28A")
def rho_had_to_pass(f: CallOutOfRotationFacts) -> Conclusion | None:
    """It was the turn of a right-hand opponent who must pass: the call is considered to be in rotation.

    If that pass, which counts as made, is the final one, the call comes after it (39).
    """
    if not f.rho_must_pass:
        return None
    if owed_pass_is_final(f):
        return OwedPassEndsAuction(who="offenders-rho", clause="22A")
    return CallInRotation(who="offender", why="rho-must-pass")


@clause("28B")
def called_in_turn(f: CallOutOfRotationFacts, who: str) -> tuple[Conclusion, ...]:
    """The opponent whose turn it was called first: his call is in rotation, the irregular one counts as not made.

    The right to a rectification is lost and Law 26 does not apply, but 16C2 does; ``who`` calls next.
    """
    return (
        RightForfeited(who="opponents"),
        CallCancelled(who="offender", call=f.call, by="call-in-turn"),
        NextToCall(who=who),
        LeadNotRestricted(who="partner"),
    )
