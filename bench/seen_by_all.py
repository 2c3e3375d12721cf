"""A correction of the whole text: how long after its publication every node shows it: ``python -m bench.seen_by_all 5``.

Where ``DATABASE_URL`` names an empty PostgreSQL database, two nodes of it, otherwise one on a file. Each publication is counted
from the moment at which its transaction ends until a node has answered with the former words for the last time, as who asks it
fifty times a second over new connections sees it.
"""

import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bench.nodes import publishing
from bench.publishing_reader import Reader
from bench.watching import soon

if TYPE_CHECKING:
    from bench.publishing_desk import Desk

_FOLDER, _CLAUSES, _PAGE = "fixtures/laws/2017", ("50D2a",), "/tr/yasa/50/"
_PATIENCE, _AFTERWARDS, _PAUSE = 600.0, 3.0, 0.02


@dataclass
class Looks:
    """What was read of a node: when (seconds since 1970) the words of which draft stood there last and first."""

    first: dict[str, float] = field(default_factory=dict)
    last: dict[str, float] = field(default_factory=dict)
    not_answered: int = 0

    def note(self, words: str) -> None:
        """Read now."""
        self.first.setdefault(words, time.time())
        self.last[words] = time.time()


@dataclass(frozen=True)
class Seen:
    """Seconds that a publication took, and after which each node showed nothing else any more."""

    took: float
    after: list[float]


def measure(count: int) -> tuple[list[Seen], int]:
    """So many publications one after the other, and how many looks were not answered."""
    with publishing() as nodes, ExitStack() as stack:
        looks, over = [Looks() for _ in nodes], threading.Event()
        for node, found in zip(nodes, looks, strict=True):
            reading = threading.Thread(target=_read_on, args=(Reader(node.port), found, over.is_set))
            reading.start()
            stack.callback(reading.join)
        stack.callback(over.set)
        desk = _desk()
        return [_publish(desk, number, looks) for number in range(1, count + 1)], sum(one.not_answered for one in looks)


def _desk() -> "Desk":
    import django

    django.setup()
    from bench.publishing_desk import Desk

    return Desk(_FOLDER, _CLAUSES)


def _publish(desk: "Desk", number: int, looks: list[Looks]) -> Seen:
    """One draft."""
    desk.write(number)
    desk.ask()
    words = f"Nüsha {number:04}."
    if not soon(desk.is_over, _PATIENCE, 0.1) or not soon(lambda: all(words in one.first for one in looks), _PATIENCE):
        raise RuntimeError(f"{number} is not served: {desk.job().state} {desk.job().said}")
    time.sleep(_AFTERWARDS)
    ended = desk.job().ended_at
    assert ended is not None  # noqa: S101
    formerly = [max(at for told, at in one.last.items() if told != words) for one in looks]
    return Seen(desk.times()[1], [at - ended.timestamp() for at in formerly])


def _read_on(reader: Reader, found: Looks, is_over: Callable[[], bool]) -> None:
    while not is_over():
        words = reader.words(_PAGE)
        if words is None:
            found.not_answered += 1
        else:
            found.note(words)
        time.sleep(_PAUSE)


def show(seen: list[Seen], not_answered: int) -> None:
    """Print it."""
    for number, one in enumerate(seen, 1):
        nodes = ", ".join(f"{seconds:.1f}" for seconds in one.after)
        print(f"publication {number} took {one.took:.1f} s; s after its end until a node showed nothing else: {nodes}")
    print(f"looks without an answer: {not_answered}")


if __name__ == "__main__":
    show(*measure(int(sys.argv[1]) if len(sys.argv) > 1 else 5))
