"""A table that is being told, as far as it can be followed: what cannot have happened is said, the table before it stays."""

from dataclasses import dataclass
from functools import cached_property

from bridge.problems import ImpossibleCase, Problem
from rulings.assistant.table_changing import told_until, undone
from rulings.assistant.table_told import TableTold, number_of
from rulings.table.account import Account, Ruled
from rulings.table.following import follow
from rulings.table.reading_table import TableRead
from rulings.table.what_now import WhatNow, what_now


@dataclass(frozen=True)
class Followed:
    """What was told as far as it can have happened, the record, the account of it, and what was wrong beyond it.

    ``stuck``: the line (from 0) that cannot have happened, if one.
    """

    told: TableTold
    read: TableRead
    account: Account
    now: WhatNow
    problems: tuple[Problem, ...] = ()
    stuck: int | None = None

    @cached_property
    def rulings(self) -> tuple[Ruled, ...]:
        """The rulings on the way; of those on one thing the last, which the end of the play may have brought."""
        last = {(one.event, one.facts.kind): one for one in self.account.rulings}
        return tuple(one for one in self.account.rulings if last[one.event, one.facts.kind] is one)

    def counts_later(self, ruled: Ruled) -> bool:
        """Whether what a ruling needs is only counted when the play is over: the record will show it (64A)."""
        split, over = ruled.ruling.split, self.account.table.phase == "over"
        return split is not None and split.fact == "later_tricks" and not over

    @cached_property
    def fresh(self) -> tuple[Ruled, ...]:
        """The rulings that the last thing told has brought or changed, the last one first; all that play waits for too."""
        before = _rulings_before(self.told)
        fresh = [one for one in self.rulings if _essence(one) not in before or one.is_open]
        return tuple(reversed(fresh))

    @property
    def earlier(self) -> tuple[Ruled, ...]:
        """The other rulings, the last one first."""
        return tuple(one for one in reversed(self.rulings) if all(one is not other for other in self.fresh))


def followed(told: TableTold) -> Followed:
    """The table, or the last one before what cannot be. ``ImpossibleCase`` where the board itself cannot be."""
    problems: tuple[Problem, ...] = ()
    stuck: int | None = None
    while True:
        try:
            return _followed(told, problems, stuck)
        except ImpossibleCase as impossible:
            found = impossible.problems
            at = _line_of(told, found[0].place)
            if at is None and not _has_facts(told, found[0].place):
                raise
            problems = problems or tuple(found)
            stuck = at if stuck is None else stuck
            told = told.without_fact(found[0].place.partition(".")[2]) if at is None else told_until(told, at)


def _followed(told: TableTold, problems: tuple[Problem, ...], stuck: int | None) -> Followed:
    read = told.read()
    account = follow(read.start, read.events, read.told)
    now = what_now(account, len(read.events), read.told.get(len(read.events) + 1))
    return Followed(told, read, account, now, problems, stuck)


def _line_of(told: TableTold, place: str) -> int | None:
    """The line that a problem is about; the first of those that cannot be read may have no events."""
    part, _, rest = place.partition(".")
    number = number_of(rest)
    if part != "events" or not told.events:
        return None
    at = next((at for at, line in enumerate(told.lines) if line.first + max(len(line.events), 1) > number), None)
    return len(told.events) - 1 if at is None else at


def _has_facts(told: TableTold, place: str) -> bool:
    part, _, rest = place.partition(".")
    return part == "facts" and any(number_of(one) == number_of(rest) for one in told.facts)


def _rulings_before(told: TableTold) -> list[tuple[object, ...]]:
    """The rulings before the last thing told."""
    if not told.events:
        return []
    try:
        read = undone(told).read()
        return [_essence(one) for one in follow(read.start, read.events, read.told).rulings]
    except ImpossibleCase:
        return []


def _essence(ruled: Ruled) -> tuple[object, ...]:
    chosen = ruled.chosen.key if ruled.chosen else None
    return ruled.event, ruled.facts.kind, repr(sorted(map(str, ruled.facts.known.items()))), chosen
