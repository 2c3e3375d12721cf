"""Artificial adjusted scores (12C2): average plus, average, average minus; as percentages and in IMPs. All exact."""

from fractions import Fraction
from typing import Literal

from bridge.scoring.exact import Exact

Fault = Literal["none", "partial", "direct"]

AVERAGE_PLUS = 60
"""The least percentage of the matchpoints for a contestant who is not at fault."""
AVERAGE = 50
AVERAGE_MINUS = 40
"""The highest percentage of the matchpoints for a contestant who is directly at fault."""

IMPS = 3
"""Average plus and average minus in IMPs (12C2(b)), where no regulation has other figures."""


def percentage(fault: Fault, of_session: Exact | None = None) -> Fraction:
    """The percentage by fault; ``of_session`` is what the contestant scored on the other boards of the session (12C2(c))."""
    return _by_fault(fault, of_session, Fraction(AVERAGE_PLUS), Fraction(AVERAGE), Fraction(AVERAGE_MINUS))


def imps(fault: Fault, of_session: Exact | None = None, *, figure: Exact = IMPS) -> Fraction:
    """The IMPs by fault; ``of_session`` is the contestant's average on each of the other boards of the session."""
    return _by_fault(fault, of_session, Fraction(figure), Fraction(), -Fraction(figure))


def _by_fault(fault: Fault, of_session: Exact | None, plus: Fraction, average: Fraction, minus: Fraction) -> Fraction:
    """At least ``plus`` to who is not at fault, at most ``minus`` to who is; who is partly at fault gets the average."""
    if fault == "partial":
        return average
    usual = plus if fault == "none" else minus
    if of_session is None:
        return usual
    return max(usual, Fraction(of_session)) if fault == "none" else min(usual, Fraction(of_session))


def share_of(percent: Exact, top: Exact) -> Fraction:
    """A percentage of the most that can be had on a board."""
    return Fraction(percent) * top / 100
