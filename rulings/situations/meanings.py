"""How the meanings of two calls lie to each other, aspect by aspect: an aid to the director, who judges."""

from collections.abc import Callable
from typing import Any, Literal

from rulings.situations.comparable_calls_facts import ComparableCallFacts

Relation = Literal["same", "narrower", "wider", "overlapping", "apart"]
"""Of the new call to the withdrawn one: every hand that makes it would have fitted the other (narrower), and so on."""


def relations(f: ComparableCallFacts) -> dict[str, Relation]:
    """What is told of both calls, compared."""
    aspects: tuple[tuple[str, str, Callable[[Any, Any], Relation]], ...] = (
        ("denominations", "shows", of_denominations),
        ("points", "points", of_ranges),
        ("length", "length", of_ranges),
    )
    return {
        aspect: compare(f.known[name], f.known[f"replacement_{name}"])
        for aspect, name, compare in aspects
        if f.given(name) and f.given(f"replacement_{name}")
    }


def of_denominations(old: tuple[str, ...], new: tuple[str, ...]) -> Relation:
    """A call that shows a further suit shows fewer hands."""
    one, other = set(old), set(new)
    if one == other:
        return "same"
    if one < other:
        return "narrower"
    if one > other:
        return "wider"
    return "overlapping" if one & other else "apart"


def of_ranges(old: tuple[int, int], new: tuple[int, int]) -> Relation:
    """Ranges of points or of lengths."""
    if old == new:
        return "same"
    if old[0] <= new[0] and new[1] <= old[1]:
        return "narrower"
    if new[0] <= old[0] and old[1] <= new[1]:
        return "wider"
    return "overlapping" if new[0] <= old[1] and old[0] <= new[1] else "apart"


def same_purpose(f: ComparableCallFacts) -> bool | None:
    """Whether both ask, or both are relays; ``None`` where it is not told, or neither has such a purpose."""
    if not (f.given("call_purpose") and f.given("replacement_purpose")):
        return None
    if f.call_purpose == f.replacement_purpose == "other":
        return None
    return f.call_purpose == f.replacement_purpose
