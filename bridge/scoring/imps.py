"""International match points (Law 78B)."""

from bisect import bisect_right
from fractions import Fraction

from bridge.scoring.exact import Exact

FROM = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750),
    *(900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The difference from which 1, 2, … 24 IMPs are scored."""


def imps(difference: Exact) -> int:
    """The IMPs for a difference between two scores, with its sign.

    Scores are multiples of 10; a difference that falls between two rows of the scale counts as the lower row (as can one
    from an average of scores).
    """
    scored = bisect_right(FROM, abs(Fraction(difference)) // 1)
    return scored if difference >= 0 else -scored
