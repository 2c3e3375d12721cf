"""What the quick tests look at of many things alike; the long run looks at all of them."""

from collections.abc import Iterable
from typing import Any

import pytest

LANGUAGES = ("tr", "en")


def in_turn(things: Iterable[Any], step: int = 1) -> list[Any]:
    """Each n-th thing in one of the two languages, in turn; in the long run all of them, in both."""
    found = []
    for place, thing in enumerate(things):
        quick = LANGUAGES[place // step % 2] if place % step == 0 else None
        found += [pytest.param(thing, one, marks=[] if one == quick else pytest.mark.long) for one in LANGUAGES]
    return found


def every(step: int, things: Iterable[Any]) -> list[Any]:
    """Each n-th of them; the others in the long run."""
    return [pytest.param(one, marks=[pytest.mark.long] if place % step else []) for place, one in enumerate(things)]


def of_each_kind(things: Iterable[str], chosen: Iterable[str]) -> list[Any]:
    """Those that are chosen; all others in the long run. A choice that is none of the things is a mistake."""
    everything, quick = list(things), set(chosen)
    assert quick <= set(everything), quick - set(everything)
    return [pytest.param(one, marks=[] if one in quick else pytest.mark.long) for one in everything]
