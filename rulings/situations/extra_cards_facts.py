"""What a director is told: what the Laws about one card too many in a trick share."""

from collections.abc import Sequence
from typing import Literal

from bridge.cards import Card

Grade = Literal["minor", "major"]


def all_played_next(sides: int) -> bool:
    """Both sides have led or played to the next trick."""
    return sides == 2


def grade_of(cards: Sequence[Card], *, has_more: bool) -> Grade:
    """50B: a single card below honour rank, shown by playing two cards to a trick, is minor; all else is major."""
    return "minor" if len(cards) == 1 and not cards[0].is_honour and not has_more else "major"
