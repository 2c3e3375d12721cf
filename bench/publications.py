"""Publications are killed at any moment: readers have one whole edition, and the job is taken up again and ends.

``python -m bench.publications 200 800``: so many kills, or for so many seconds. A site of its own with two processes; drafts
are published one after the other by its job process, nothing left out; over most of them that process is killed twice, every
fiftieth kill takes the whole node.
"""

import os
import random
import re
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING

from bench.kills import Node

if TYPE_CHECKING:
    from bench.publishing_desk import Desk

_DEATHS = 2  # after a third nobody tries it any more
_NODE_EVERY = 50
_PAGE = "/tr/yasa/64/"


@dataclass
class Publications:
    """What happened; ``wrong``: whatever should not have been."""

    asked: int = 0
    processes: int = 0
    nodes: int = 0
    stages: Counter[str] = field(default_factory=Counter)
    looks: int = 0
    wrong: list[str] = field(default_factory=list)
    whole: float = 0.0
    again: list[float] = field(default_factory=list)
    served: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def kills(self) -> int:
        """Of both kinds."""
        return self.processes + self.nodes


def measure(kills: int, seconds: float) -> Publications:
    """Publish and kill."""
    begun, found = time.monotonic(), Publications()
    with tempfile.TemporaryDirectory() as data:
        os.environ |= {"BRIDGELAWS_DATA_DIR": data, "DJANGO_SETTINGS_MODULE": "config.settings"}
        node = Node(data, processes=2)
        import django

        django.setup()
        from bench.publishing_desk import Desk

        desk, over = Desk(), threading.Event()
        reader = threading.Thread(target=_read_on, args=(node.port, found, over.is_set))
        reader.start()
        try:
            _publish(node, desk, found, deaths=0)
            while found.kills < kills and time.monotonic() - begun < seconds and not found.wrong:
                _publish(node, desk, found, min(_DEATHS, kills - found.kills))
        finally:
            over.set()
            reader.join()
            node.stop()
    found.seconds = time.monotonic() - begun
    return found


def _publish(node: Node, desk: "Desk", found: Publications, deaths: int) -> None:
    """One draft; the process over it is killed so often, if it is not quicker."""
    chance = random.Random(found.asked)
    _soon(lambda: len(node.children()) == 2, 60)
    answering = set(node.children())
    found.asked += 1
    desk.ask(found.asked)
    asked = time.monotonic()
    for death in range(deaths):
        if _soon(partial(desk.is_over, death), 60):
            time.sleep(chance.uniform(0, found.whole))
            if not _kill(node, answering, desk, found):
                break
            asked = time.monotonic()
            found.wrong += desk.look()
    if not _soon(desk.is_done, 120):
        found.wrong.append(f"{found.asked} did not end: {desk.stands()}")
    took = time.monotonic() - asked
    number = f"{found.asked:04}"
    if not _soon(lambda: _read(node.port)[1] == {number}, 60):
        found.wrong.append(f"{number} is not served")
    found.served.append(time.monotonic() - asked - took)
    found.whole = found.whole or took
    found.again += [took] if deaths else []
    found.wrong += desk.look(is_done=True)


def _kill(node: Node, answering: set[int], desk: "Desk", found: Publications) -> bool:
    """Whether there was anything to kill."""
    over = set(node.children()) - answering
    if not over or desk.is_done():
        return False
    found.stages[desk.made()] += 1
    if found.kills % _NODE_EVERY == _NODE_EVERY - 1:
        node.kill()
        node.start()
        answering.clear()
        answering |= set(node.children())
        found.nodes += 1
    else:
        for pid in over:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        found.processes += 1
    return True


def _read_on(port: int, found: Publications, is_over: Callable[[], bool]) -> None:
    """Law 64 has the words of one draft in both clauses, or of none."""
    while not is_over():
        with suppress(OSError, HTTPException):  # the node is away
            status, numbers, count = _read(port)
            found.looks += 1
            if status != 200 or len(numbers) > 1 or count not in (0, 2):
                found.wrong.append(f"a reader got {status} {numbers} {count}")
        time.sleep(0.05)


def _read(port: int) -> tuple[int, set[str], int]:
    """The status, the drafts whose words stand there, and how often any do."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=15)) as connection:
        connection.request("GET", _PAGE, headers={"Host": "localhost"})
        response = connection.getresponse()
        words = re.findall(r"Deneme (\d+)\.", response.read().decode())
        return response.status, set(words), len(words)


def _soon(is_so: Callable[[], bool], seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def show(found: Publications) -> None:
    """Print it."""
    print(f"{found.asked} publications, {found.processes} processes and {found.nodes} whole nodes killed over them")
    print(
        f"in {found.seconds:.0f} s; one takes {found.whole:.1f} s, taken up again at most {max(found.again, default=0):.1f}"
    )
    print(f"served at most {max(found.served, default=0):.1f} s after its end")
    print(f"killed after: {dict(found.stages)}; {found.looks} looks of readers; wrong: {found.wrong or 'nothing'}")


if __name__ == "__main__":
    told = measure(*(int(one) for one in [*sys.argv[1:], "200", "3600"][:2]))
    show(told)
    sys.exit(bool(told.wrong))
