"""Which effects of a ruling on a call are in force, and what comes with those that further events have brought."""

from collections.abc import Iterable

from rulings.engine.effects import Effect
from rulings.engine.trace import Conclusion
from rulings.table.account import Ruled
from rulings.table.auction_effects import with_effects
from rulings.table.table import Table


def with_call_effects(table: Table, ruled: Ruled, effects: Iterable[Conclusion]) -> Table:
    """The table after those effects of a ruling, in their order."""
    return with_effects(table, effects, ruled.seats, ruled.facts.known)


def in_force(ruled: Ruled) -> list[Effect]:
    """The effects of a ruling by now: its own, and those of the option that was chosen; none while a fact is missing."""
    if ruled.ruling.split is not None:
        return []
    chosen = ruled.chosen.then if ruled.chosen and ruled.is_decided else ()
    return [one for one in (*ruled.ruling.concluded, *chosen) if isinstance(one, Effect)]


def further(before: Ruled, now: Ruled) -> list[Effect]:
    """The effects that a ruling has since more has become known, beside those that it had."""
    had = [(one.key, one.values) for one in in_force(before)]
    return [one for one in in_force(now) if (one.key, one.values) not in had]
