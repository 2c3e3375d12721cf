"""A score compared with those of others: in matchpoints (78A), in IMPs (78B), as points (78C).

A score need not be one that a contract gives: an average of several can stand between two of them.
"""

from collections.abc import Sequence
from fractions import Fraction

from bridge.scoring.exact import Exact
from bridge.scoring.imps import imps


def units_against(score: Exact, others: Sequence[Exact]) -> int:
    """Two units for each worse score among the others, one for each equal one."""
    return sum(2 if other < score else other == score for other in others)


def percentage_against(score: Exact, others: Sequence[Exact]) -> Fraction:
    """The units as a percentage of the most there are. ``ValueError`` without others: nothing is compared."""
    if not others:
        raise ValueError("no scores to compare")
    return Fraction(units_against(score, others) * 50, len(others))


def imps_against(score: Exact, other: Exact) -> int:
    """The IMPs for the difference between two scores seen from the same direction."""
    return imps(score - other)


def cross_imps(score: Exact, others: Sequence[Exact]) -> Fraction:
    """The average of the IMPs against each of the others. ``ValueError`` without others."""
    if not others:
        raise ValueError("no scores to compare")
    return Fraction(sum(imps_against(score, other) for other in others), len(others))
