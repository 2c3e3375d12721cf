"""Figures that a regulation sets: how much a penalty or an average is."""

from collections.abc import Callable

from bridge.problems import Problem
from rulings.engine.facts import Facts


def not_negative(*names: str) -> Callable[[Facts], Problem | None]:
    """A check that refuses a figure below 0, which would turn average plus or a penalty into its contrary."""

    def check(f: Facts) -> Problem | None:
        wrong = next((name for name in names if f.given(name) and getattr(f, name) < 0), None)
        return Problem(wrong, "negative-figure", {}) if wrong else None

    return check
