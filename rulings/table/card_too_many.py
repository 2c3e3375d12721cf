"""A card too many that was noticed once both sides had played to the next trick (67B2), with what the record shows."""

from collections.abc import Mapping
from typing import Any

from rulings.effects.defective_tricks import TreatAsDefectiveTrick
from rulings.engine.kinds import kind_named
from rulings.table.account import Ruled, ruled_on
from rulings.table.position import Position

DEFECTIVE = "defective-trick"


def facts_of_late_finding() -> frozenset[str]:
    """What may be told of the trick; a card seen as it goes back is an event of its own, at that moment (footnote 20)."""
    return frozenset(kind_named(DEFECTIVE).facts.fields) - {"fault", "seen"}


def found_late(position: Position | None, ruled: Ruled, told: Mapping[str, Any]) -> Ruled | None:
    """The ruling on the trick, where that on the second card leads to it; ``position``: as that card came.

    It stays in the hand all along, as 67B2(b) has it: not to play it to a later trick is found as any revoke is.
    """
    if position is None or not ruled.brings(TreatAsDefectiveTrick):
        return None
    known, seat = ruled.facts.known, ruled.seats["offender"]
    first = next(card for by, card in position.trick if by is seat)
    facts: dict[str, Any] = {"fault": "extra-cards", "hand": known["hand"], "cards": (first, known["card"])}
    facts |= {"sides_played_next": known["sides_played_next"], "suit_led": known["suit_led"]}
    facts |= {"faced_known": True, "faced_card": first, "has_penalty_card": known["has_penalty_card"]}
    of_trick = facts_of_late_finding()
    own = {name: value for name, value in told.items() if name in of_trick}
    return ruled_on(ruled.event, DEFECTIVE, facts, own, ruled.seats)
