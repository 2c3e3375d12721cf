"""Victory points of a match from its IMPs, on the continuous scale of the World Bridge Federation (from 2013).

The Laws have no scale: 78D leaves it to the organisation. With τ = (√5 − 1)/2, a margin of m IMPs over b boards gives the
winner 10 + 10 · (1 − τ^(3m/B)) / (1 − τ³), where B = 15·√b is the margin at which he has all 20; the loser has the rest.
"""

from decimal import ROUND_HALF_UP, Decimal, localcontext

ALL = Decimal(20)
MOST_BOARDS = 200
MOST_IMPS = 2000
_HALF = Decimal(10)
_DIGITS = 30
_HUNDREDTH = Decimal("0.01")


def victory_points(margin: int, boards: int) -> tuple[Decimal, Decimal]:
    """The points of our side and of theirs for a margin of so many IMPs (ours less theirs), to two decimals."""
    won = exact_points(abs(margin), boards).quantize(_HUNDREDTH, ROUND_HALF_UP)
    ours = won if margin >= 0 else ALL - won
    return ours, ALL - ours


def exact_points(margin: int, boards: int) -> Decimal:
    """The winner's points before they are rounded."""
    with localcontext() as context:
        context.prec = _DIGITS
        golden = (Decimal(5).sqrt() - 1) / 2
        part = min(Decimal(1), margin / blitz(boards))
        return _HALF + _HALF * (1 - golden ** (3 * part)) / (1 - golden**3)


def blitz(boards: int) -> Decimal:
    """The margin from which on the winner has all the points."""
    return 15 * Decimal(boards).sqrt()
