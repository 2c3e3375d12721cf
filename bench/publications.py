"""Publications are killed at any moment: readers have one whole edition, and the job is taken up again and ends.

``python -m bench.publications 200 3600``: so many kills, or for so many seconds. A site of its own with two processes, or,
where ``DATABASE_URL`` names an empty PostgreSQL database, two nodes of it. Drafts of a small text (``bench/small_edition``)
are published one after the other by its jobs, nothing left out, but few flow charts and pages for browsers are made
(``bench/small_server.py``); with ``whole`` behind it, all. Over each the process is killed again and again, every fiftieth
time the whole node; after three deaths it is asked for anew.
"""

import os
import random
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bench.nodes import Node, publishing
from bench.publishing_reader import Reader
from bench.watching import soon

if TYPE_CHECKING:
    from bench.publishing_desk import Desk

_OVER_ONE = 12  # so often each publication is killed before it may end
_NODE_EVERY = 50
_PATIENCE = 300.0


@dataclass
class Publications:
    """What happened; ``wrong``: whatever should not have been."""

    published: int = 0
    processes: int = 0
    nodes: int = 0
    given_up: int = 0
    stages: Counter[str] = field(default_factory=Counter)
    looks: int = 0
    wrong: list[str] = field(default_factory=list)
    times: tuple[float, float] = (0.0, 0.0)
    served: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def kills(self) -> int:
        """Of both kinds."""
        return self.processes + self.nodes


@dataclass
class Site:
    """Its nodes, which of their processes answer, the desk, what was found, and chance."""

    nodes: list[Node]
    desk: "Desk"
    readers: list[Reader]
    found: Publications
    answering: set[int] = field(default_factory=set)
    chance: random.Random = field(default_factory=lambda: random.Random(17))

    def settle(self) -> None:
        """Wait until nothing is done beside the processes that answer."""
        soon(lambda: all(len(node.children()) == 2 for node in self.nodes), _PATIENCE)
        self.answering = {pid for node in self.nodes for pid in node.children()}


def measure(kills: int, seconds: float, server: str = "bench.small_server") -> Publications:
    """Publish and kill."""
    begun, found = time.monotonic(), Publications()
    with publishing(server) as nodes, ExitStack() as stack:
        site = Site(nodes, _desk(), [Reader(node.port) for node in nodes], found)
        over = threading.Event()
        reading = threading.Thread(target=_read_on, args=(site, over.is_set))
        reading.start()
        stack.callback(reading.join)
        stack.callback(over.set)
        _publish(site, 1, 0)
        found.times = site.desk.times()
        while found.kills < kills and time.monotonic() - begun < seconds and not found.wrong:
            _publish(site, found.published + 1, min(_OVER_ONE, kills - found.kills))
            print(f"{found.kills} kills, {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
    found.seconds = time.monotonic() - begun
    return found


def _desk() -> "Desk":
    import django

    django.setup()
    from bench.publishing_desk import Desk

    return Desk()


def _publish(site: Site, number: int, deaths: int) -> None:
    """One draft; the process over it is killed so often, if it is not quicker."""
    desk, found = site.desk, site.found
    soon(lambda: all(reader.has_index() for reader in site.readers), _PATIENCE)
    site.settle()
    desk.write(number)
    desk.ask()
    while deaths and not desk.is_over():
        soon(lambda: bool(desk.holder()) or desk.is_over(), _PATIENCE)
        early, whole = found.times
        time.sleep(site.chance.uniform(0, early if site.chance.random() < 0.6 else whole))
        deaths -= _kill(site)
        found.wrong += desk.look()
        if desk.job().said.get("error") == "interrupted":
            found.given_up += 1
            desk.ask()
    if not soon(desk.is_over, _PATIENCE):
        found.wrong.append(f"{number} does not end: {desk.job().state} {desk.job().made}")
    ended = time.monotonic()
    found.wrong += desk.look(is_done=True)
    for reader in site.readers:
        if not soon(partial(reader.serves_only, f"{number:04}"), _PATIENCE):
            found.wrong.append(f"{number:04} is not served: {reader.numbers()}")
    found.served.append(time.monotonic() - ended)
    found.wrong += [one for reader in site.readers for one in reader.look(number)]
    found.published += 1


def _kill(site: Site) -> int:
    """How many times anything was killed: nothing, if nobody was at it or it was quicker."""
    node = next((one for one in site.nodes if one.pid == site.desk.holder()), None)
    over = set(node.children()) - site.answering if node else set()
    if node is None or not over:
        return 0
    made = site.desk.job().made
    site.found.stages[str(made[-1][0]) if made else "nothing"] += 1
    if site.found.kills % _NODE_EVERY == _NODE_EVERY - 1:
        node.kill()
        node.start()
        soon(lambda: len(node.children()) >= 2, _PATIENCE)
        site.answering |= set(node.children()[:2])
        site.found.nodes += 1
        return 1
    for pid in over:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    site.found.processes += 1
    soon(lambda: not over & set(node.children()), _PATIENCE)
    return 1


def _read_on(site: Site, is_over: Callable[[], bool]) -> None:
    """The two clauses have the words of the same draft, or of none."""
    while not is_over():
        for reader in site.readers:
            found, is_whole = reader.glance()
            site.found.looks += bool(found)
            if not is_whole:
                site.found.wrong.append(f"a reader got {found}")
        time.sleep(0.05)


def show(found: Publications) -> None:
    """Print it."""
    print(f"{found.published} publications; {found.processes} processes and {found.nodes} whole nodes killed over them")
    print(
        f"in {found.seconds:.0f} s; one takes {found.times[1]:.1f} s, {found.times[0]:.1f} of them until there is an index"
    )
    print(f"given up after three deaths and asked for anew: {found.given_up}")
    print(f"killed after: {dict(found.stages)}; {found.looks} looks of readers")
    print(
        f"served by all after its end: {sorted(round(one, 1) for one in found.served)} s; wrong: {found.wrong or 'nothing'}"
    )


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    given = [one for one in sys.argv[1:] if one != "whole"]
    server = "config.server" if "whole" in sys.argv else "bench.small_server"
    kills, seconds = map(int, [*given, *("200", "3600")[len(given) :]])
    told = measure(kills, seconds, server)
    show(told)
    sys.exit(bool(told.wrong))
