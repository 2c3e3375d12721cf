"""The ruling engine on one core, times a second: ruling on facts, on a full record of the play, on a table; what now."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

_ROUNDS = 9
_SECONDS = 0.15
_RECORDS = 40
_SCORES = (
    "score",
    "imps",
    "matchpoints",
    "assigned-score",
    "artificial-score",
    "team-match-score",
    "fouled-board",
)


@dataclass(frozen=True)
class Ruled:
    """Rulings a second: the median over some rounds."""

    name: str
    per_second: float


def measure() -> list[Ruled]:
    """The kinds of work, their rounds interleaved. The first is what the others are compared with."""
    from bench.auctions import explained_auctions, irregular_auctions
    from bench.revokes import records_with_revokes
    from bench.tables import followed, full_records, tables
    from rulings.assistant.cases import facts_of, reviewed_cases
    from rulings.engine.cases import read_case
    from rulings.engine.facts import Facts
    from rulings.engine.rulings import rule
    from rulings.presenting import present
    from rulings.table.following import follow
    from rulings.table.what_now import what_now

    cases = list(reviewed_cases().values())
    known = [facts_of(case) for case in cases]
    played = [facts for facts in known if "deal" in facts.known and "play" in facts.known]
    records = [facts for facts in played if len(facts.known["play"]) == 13]
    ruled = [facts for facts in known if rule(facts).status == "ruled" and facts not in played]
    data = [{"kind": case.kind, "facts": case.facts} for case in cases]
    presented = [rule(facts) for facts in ruled]
    read, whole, revoked = tables(), full_records(records), records_with_revokes(_RECORDS)
    called, misled = irregular_auctions(_RECORDS), explained_auctions(_RECORDS)
    stands = [followed(one) for one in read]
    calls = [follow(one.start, one.events[:4], one.told) for one in called]

    def each(facts: list[Facts]) -> Callable[[int], object]:
        return lambda turn: rule(facts[turn % len(facts)])

    work: dict[str, Callable[[int], object]] = {
        "facts only": each(ruled),
        "scores worked out": each([facts for facts in ruled if facts.kind in _SCORES]),
        "full record of the play": each(records),
        "missing facts, all branches": each([facts for facts in known if rule(facts).status != "ruled"]),
        "reading and checking a case": lambda turn: read_case(data[turn % len(data)]),
        "putting it into words": lambda turn: present(presented[turn % len(presented)], "tr"),
        "following a table's events": lambda turn: followed(read[turn % len(read)]),
        "following a full record": lambda turn: followed(whole[turn % len(whole)]),
        "a full record, two revokes": lambda turn: followed(revoked[turn % len(revoked)]),
        "an auction, two irregular calls": lambda turn: followed(called[turn % len(called)]),
        "a wrong explanation undone": lambda turn: followed(misled[turn % len(misled)]),
        "what now, at a table": lambda turn: what_now(stands[turn % len(stands)], 9),
        "what now, in an auction": lambda turn: what_now(calls[turn % len(calls)], 4),
    }
    found: dict[str, list[float]] = {name: [] for name in work}
    for _ in range(_ROUNDS):
        for name, do in work.items():
            found[name].append(_rate(do))
    return [Ruled(name, statistics.median(rates)) for name, rates in found.items()]


def _rate(do: Callable[[int], object]) -> float:
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < _SECONDS:
        for _ in range(20):
            do(done)
            done += 1
    return done / spent
