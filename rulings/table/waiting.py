"""What a table waits for, said of an event that comes before it."""

from typing import Any

from bridge.problems import ImpossibleCase, Problem
from rulings.table.account import Ruled


def waits(number: int, ruled: Ruled) -> ImpossibleCase:
    """An event that comes before what the last ruling waits for."""
    if ruled.ruling.split is not None:
        return cannot(number, "waits-for-fact", event=ruled.event, fact=ruled.ruling.split.fact)
    keys = ", ".join(dict.fromkeys(one.key for one in ruled.ruling.part("option")))
    return cannot(number, "waits-for-choice", event=ruled.event, options=keys)


def cannot(number: int, key: str, **values: Any) -> ImpossibleCase:
    """An event that cannot have happened."""
    return ImpossibleCase([Problem(f"events.{number}", key, values)])
