"""Facts that cannot be true at once: a case that tells them all is refused, and each of them is named."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bridge.problems import Problem
from rulings.engine.facts import Facts

ANY = object()
"""Stands for any value of a fact: that it is told at all."""


@dataclass(frozen=True)
class Told:
    """A fact as a case of that kind tells it."""

    kind: str
    name: str
    value: Any


def not_together(**excluded: Any) -> Callable[[Facts], Problem | None]:
    """A check that refuses these facts where all of them are told; for each a value, a set of values, or ``ANY``."""

    def check(f: Facts) -> Problem | None:
        wrong = all(name in f.known and _is_one(f.known[name], values) for name, values in excluded.items())
        return excluding(f, *excluded) if wrong else None

    return check


def excluding(f: Facts, *names: str) -> Problem:
    """The problem that these facts cannot all be as they are told; it stands at the last of them."""
    told = tuple(Told(f.kind, name, f.known[name]) for name in names if name in f.known)
    return Problem(told[-1].name, "not-together", {"told": told})


def _is_one(value: Any, values: Any) -> bool:
    return values is ANY or (value in values if isinstance(values, frozenset | set) else value == values)
