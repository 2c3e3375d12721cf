"""A second call of the same player at his left-hand opponent's turn: out of rotation, and ruled as a change of call (25)."""

from rulings.situations import changed_calls
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts
from rulings.situations.changed_calls_facts import ChangedCallFacts


def changed(f: CallOutOfRotationFacts) -> None:
    """25, of the call before (30B2, 31C, 32C): nobody has called between the two."""
    known = {name: value for name, value in f.known.items() if name in ChangedCallFacts.fields}
    seen = {
        "second_call": f.call,
        "second_call_made": True,
        "partner_called": False,
        "auction_period_over": False,
        "lho_called_over_first": False,
        "lho_called_deliberately": True,
    }
    changed_calls.by_law_25(ChangedCallFacts(f.step, unassumed=f.unassumed, **known, **seen))
