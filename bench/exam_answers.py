"""500 candidates answer within a minute: how long each answer takes, and whether all of them are there afterwards.

``python -m bench.exam_answers 500 60``: candidates and seconds, each candidate two answers, on a site of its own.
"""

import asyncio
import random
import re
import sqlite3
import statistics
import sys
import time
from contextlib import closing
from pathlib import Path

from bench.nodes import PROCESSES, answering
from bench.sites import own_site

_ANSWERS = 2
_TOKEN = "t" * 32
_STATUS = re.compile(rb"HTTP/1\.1 (\d+)")
Answer = tuple[str, str, int, str]


def measure(candidates: int = 500, seconds: float = 60, *, made: Path | None = None) -> tuple[list[float], int]:
    """Milliseconds of each answer, and how many of those acknowledged are not in the database; ``made`` as in ``own_site``."""
    with own_site(made=made) as site:
        hall = site.lines("bench.exam_hall", str(candidates))
        people, chance = [line.split() for line in hall], random.Random(1)
        given = [(who[0], who[1], number, chance.choice("ab")) for who in people for number in range(1, _ANSWERS + 1)]
        with answering(site, PROCESSES) as node:
            times = asyncio.run(_all(node.port, given, seconds, chance))
        return times, _lost(site.database, given)


async def _all(port: int, given: list[Answer], seconds: float, chance: random.Random) -> list[float]:
    return list(await asyncio.gather(*(_answer(port, one, chance.uniform(0, seconds)) for one in given)))


async def _answer(port: int, given: Answer, wait: float) -> float:
    """From the press of the button to "kept"."""
    session, sitting, number, letter = given
    await asyncio.sleep(wait)
    begin = time.perf_counter()
    reading, writing = await asyncio.open_connection("127.0.0.1", port)
    body = f"csrfmiddlewaretoken={_TOKEN}&answered=1&answer={letter}"
    headers = f"Host: localhost\r\nConnection: close\r\nCookie: sessionid={session}; csrftoken={_TOKEN}\r\n"
    headers += (
        f"X-Requested-With: fetch\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n"
    )
    writing.write(f"POST /tr/sinavim/{sitting}/{number}/ HTTP/1.1\r\n{headers}\r\n{body}".encode())
    answer = await reading.read()
    writing.close()
    found = _STATUS.match(answer)
    if found is None or int(found[1]) != 204:
        raise RuntimeError(f"{answer[:200]!r}")
    return (time.perf_counter() - begin) * 1000


def _lost(path: Path, given: list[Answer]) -> int:
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT sitting_id, number, chosen FROM quizzes_sittingquestion").fetchall()
    there = {(sitting, number): chosen for sitting, number, chosen in rows}
    return sum(there.get((sitting.replace("-", ""), number)) != letter for _, sitting, number, letter in given)


if __name__ == "__main__":
    many, within = (int(sys.argv[1]), float(sys.argv[2])) if len(sys.argv) > 2 else (500, 60.0)
    spent, lost = measure(many, within)
    middle, slow = statistics.median(spent), statistics.quantiles(spent, n=100)[98]
    print(f"{many} candidates, {len(spent)} answers within {within:g} s: median {middle:.0f} ms, p99 {slow:.0f} ms")
    print(f"{lost} answers lost")
    sys.exit(bool(lost))
