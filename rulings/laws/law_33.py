"""Law 33: simultaneous calls."""

from rulings.effects.calls import CallInRotation
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts

_NEXT = {"lho": "partner", "partner": "rho", "rho": "own"}


@clause("33")
def turn_after_simultaneous_call(f: CallOutOfRotationFacts) -> str:
    """A call at the same moment as that of the player in turn counts as made after it: whose turn it was then."""
    return _NEXT[f.turn_to_call]


@clause("33")
def was_in_rotation(f: CallOutOfRotationFacts) -> Conclusion:
    """It was the right-hand opponent's turn: after his call the other one is in rotation."""
    return CallInRotation(who="offender", why="simultaneous")
