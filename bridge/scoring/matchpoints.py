"""Matchpoints (Law 78A), in units of two for each worse score and one for each equal one."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from fractions import Fraction


def matchpoints(scores: Sequence[int]) -> list[int]:
    """The units of each contestant for the scores of one board, all from the same direction, in their order."""
    ranked = sorted(scores)
    return [bisect_left(ranked, own) + bisect_right(ranked, own) - 1 for own in scores]


def top(contestants: int) -> int:
    """The most units that one of so many contestants can have on a board."""
    return 2 * (contestants - 1)


def neuberg(units: Sequence[int], field: int) -> list[Fraction]:
    """The units of a board with fewer scores, brought to a field of so many scores by Neuberg's formula.

    Not part of the Law: a method that a regulation can set (78D). ``ValueError`` without scores or for a smaller field.
    """
    played = len(units)
    if not 0 < played <= field:
        raise ValueError(f"{played} scores do not fit a field of {field}")
    return [Fraction(field * (own + 1), played) - 1 for own in units]


def percentages(units: Sequence[int | Fraction], contestants: int) -> list[Fraction]:
    """Units as percentages of the top. ``ValueError`` for fewer than two contestants: nothing is compared."""
    if contestants < 2:
        raise ValueError("no scores to compare")
    return [Fraction(own) * 100 / top(contestants) for own in units]
