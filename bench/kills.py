"""Candidates answer while processes of the site are killed: no answer that was acknowledged may be lost.

``python -m bench.kills 500``: a site of its own with four processes; now one of them is killed, every fiftieth time the whole
node, which is started again. Candidates send an answer again until they hear that it is kept, as their browsers do.
"""

import random
import sqlite3
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bench.nodes import PAGE, Node, answering, asked
from bench.sites import own_site

_CANDIDATES, _QUESTIONS, _PROCESSES, _NODE_EVERY = 6, 20, 4, 50
_TOKEN = "t" * 32


@dataclass
class Kills:
    """What happened: kills, answers that were acknowledged and those of them that are lost, what a reader saw of it."""

    processes: int = 0
    nodes: int = 0
    kept: int = 0
    lost: list[str] = field(default_factory=list)
    sound: bool = False
    reader: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0


def answer_on(port: int, who: list[str], kept: dict[int, str], is_over: Callable[[], bool]) -> None:
    """Answer questions at random, each again until it is kept; ``kept`` holds what was acknowledged last."""
    session, sitting = who
    chance = random.Random(sitting)
    headers = {"Cookie": f"sessionid={session}; csrftoken={_TOKEN}", "X-Requested-With": "fetch"}
    headers["Content-Type"] = "application/x-www-form-urlencoded"
    while not is_over():
        number, letter = chance.randint(1, _QUESTIONS), chance.choice("ab")
        body = f"csrfmiddlewaretoken={_TOKEN}&answer={letter}"
        while (status := asked(port, "POST", f"/tr/sinavim/{sitting}/{number}/", headers, body)) != 204:
            if status not in (0, 503):
                raise RuntimeError(f"an answer was answered {status}")
            time.sleep(0.05)
        kept[number] = letter
        kept[0] = str(int(kept.get(0, "0")) + 1)


def measure(kills: int, pause: float = 0.3, *, made: Path | None = None) -> Kills:
    """Kill so often, then look what is there; ``made`` as in ``own_site``."""
    begun, found, over = time.monotonic(), Kills(), threading.Event()
    with own_site("config.settings", made) as site:
        hall = [line.split() for line in site.lines("bench.exam_hall", str(_CANDIDATES))]
        kept: list[dict[int, str]] = [{} for _ in hall]
        with answering(site, _PROCESSES) as node:
            threads = [
                threading.Thread(target=answer_on, args=(node.port, who, kept[number], over.is_set))
                for number, who in enumerate(hall)
            ]
            threads.append(threading.Thread(target=_read, args=(node.port, found.reader, over.is_set)))
            for thread in threads:
                thread.start()
            _kill(node, kills, pause, found)
            over.set()
            for thread in threads:
                thread.join()
        _look(site.database, hall, kept, found)
    found.seconds = time.monotonic() - begun
    return found


def _kill(node: Node, kills: int, pause: float, found: Kills) -> None:
    chance = random.Random(1)
    while found.processes + found.nodes < kills:
        time.sleep(pause * chance.uniform(0.2, 1.8))
        if (found.processes + found.nodes) % _NODE_EVERY == _NODE_EVERY - 1:
            node.kill()
            node.start()
            found.nodes += 1
        elif node.kill_process(chance):
            found.processes += 1


def _read(port: int, seen: Counter[str], is_over: Callable[[], bool]) -> None:
    while not is_over():
        status = asked(port, "GET", PAGE)
        seen[str(status) if status else "no answer"] += 1
        time.sleep(0.05)


def _look(path: Path, hall: list[list[str]], kept: list[dict[int, str]], found: Kills) -> None:
    with closing(sqlite3.connect(path)) as database:
        found.sound = database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for (_, sitting), told in zip(hall, kept, strict=True):
            found.kept += int(told.pop(0, "0"))
            rows = "SELECT number, chosen FROM quizzes_sittingquestion WHERE sitting_id = ?"
            there = dict(database.execute(rows, [sitting.replace("-", "")]).fetchall())
            found.lost += [f"{sitting} {number}" for number, letter in told.items() if there.get(number) != letter]


def show(found: Kills) -> None:
    """Print it."""
    print(f"{found.processes} processes and {found.nodes} whole nodes killed in {found.seconds:.0f} s")
    print(
        f"{found.kept} answers acknowledged, {len(found.lost)} lost; database {'sound' if found.sound else 'damaged'}"
    )
    print(f"a page of the book meanwhile: {dict(found.reader)}")


if __name__ == "__main__":
    told = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
    show(told)
    sys.exit(bool(told.lost) or not told.sound)
