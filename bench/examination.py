"""A hall sits an examination from the code to the result: 500 candidates begin and answer within a minute, and a process of
the server is killed; they hand in, two examiners mark what was written, everybody looks at the result.

``python -m bench.examination [candidates] [seconds] [answers of each]``; ``DATABASE_URL`` names a PostgreSQL database, without
it SQLite. A site of its own, with the server that ``./run`` starts and two processes. What was acknowledged is read back at the
end.
"""

import asyncio
import os
import re
import signal
import statistics
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bench.exam_storm import TOKEN
from bench.nodes import PROCESSES, Node, answering
from bench.sites import Site, own_site

CANDIDATES, SECONDS, ANSWERS = 500, 60.0, 2
_STATUS = re.compile(rb"HTTP/1\.1 (\d+)")
_SESSION = re.compile(rb"sessionid=(\w+)")
_PLACE = re.compile(rb"Location: (/tr/sinav-kodu/[-0-9a-f]+/)")
_AGAIN = 0.5
"""After so many seconds what did not get through is sent again, as browsers do (``exam.js``)."""


@dataclass
class Hall:
    """Milliseconds of each request; what was acknowledged; how often something had to be sent again."""

    begins: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    ends: list[float] = field(default_factory=list)
    results: list[float] = field(default_factory=list)
    seats: list[tuple[str, str]] = field(default_factory=list)
    acknowledged: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)
    again: int = 0
    lost: int = 0
    handed_in: int = 0
    marked: int = 0
    heard: int = 0


def measure(
    candidates: int = CANDIDATES,
    seconds: float = SECONDS,
    answers: int = ANSWERS,
    *,
    kill: bool = True,
    made: Path | None = None,
) -> Hall:
    """One examination to its end; in the middle of the answers one process of the server is killed.

    ``made`` as in ``own_site``.
    """
    told = {"BRIDGELAWS_HOSTS": "localhost", "BRIDGELAWS_SECRET_KEY": "of this hall"}
    with own_site("config.settings", made, **told) as site:
        codes = _hall(site, str(candidates))
        with answering(site, PROCESSES) as node:
            found = asyncio.run(_sit(node.port, codes, seconds, answers, node if kill else None))
            asyncio.run(_hand_in(node.port, found, seconds))
            found.handed_in, found.marked, found.heard = map(int, _hall(site, "finish")[0].split())
            asyncio.run(_hear(node.port, found, seconds))
        kept = {
            (candidate, int(number)): (int(turn), chosen)
            for candidate, number, turn, chosen in (line.split() for line in _hall(site, "kept"))
        }
        found.lost = sum(kept.get(place) != answer for place, answer in found.acknowledged.items())
        return found


def _hall(site: Site, argument: str) -> list[str]:
    return site.lines("bench.examination_hall", argument)


async def _sit(port: int, codes: list[str], seconds: float, answers: int, killed: Node | None) -> Hall:
    hall, chance = Hall(), Random(1)
    begun = await asyncio.gather(*(_begin(port, code, hall, chance.uniform(0, seconds)) for code in codes))
    moments = [chance.uniform(0, seconds) for _ in range(len(codes) * answers)]
    answering = [
        _answer(port, session, place, number, hall, moments.pop())
        for session, place in begun
        for number in range(1, answers + 1)
    ]
    await asyncio.gather(_kill(killed, seconds / 2), *answering)
    hall.seats = begun
    return hall


async def _hand_in(port: int, hall: Hall, seconds: float) -> None:
    """Everybody hands in, as the time is over for all at once: within a fifth of the time."""

    async def one(session: str, place: str, wait: float) -> None:
        await asyncio.sleep(wait)
        await _post(port, f"{place}teslim/", f"sessionid={session}; csrftoken={TOKEN}", "", hall.ends, hall)

    chance = Random(2)
    await asyncio.gather(*(one(*seat, chance.uniform(0, seconds / 5)) for seat in hall.seats))


async def _hear(port: int, hall: Hall, seconds: float) -> None:
    """Everybody looks at the result."""

    async def one(session: str, place: str, wait: float) -> None:
        await asyncio.sleep(wait)
        answer = await _ask(port, f"GET {place}", f"sessionid={session}", "", hall.results, hall)
        if b'class="outcome"' not in answer:
            raise RuntimeError(answer[:300])

    chance = Random(3)
    await asyncio.gather(*(one(*seat, chance.uniform(0, seconds)) for seat in hall.seats))


async def _kill(node: Node | None, wait: float) -> None:
    """Kill one of the processes that answer."""
    await asyncio.sleep(wait)
    if node is not None:
        os.kill(node.children()[-1], signal.SIGKILL)


async def _begin(port: int, code: str, hall: Hall, wait: float) -> tuple[str, str]:
    """Session and place of a candidate."""
    await asyncio.sleep(wait)
    answer = await _post(port, "/tr/sinav-kodu/", f"csrftoken={TOKEN}", f"code={code}", hall.begins, hall)
    session, place = _SESSION.search(answer), _PLACE.search(answer)
    if session is None or place is None:
        raise RuntimeError(answer[:300])
    return session[1].decode(), place[1].decode()


async def _answer(port: int, session: str, place: str, number: int, hall: Hall, wait: float) -> None:
    """Look at a question, then answer it; the answer counts as acknowledged with a 204 and not before."""
    await asyncio.sleep(wait)
    cookies, address = f"sessionid={session}; csrftoken={TOKEN}", f"{place}{number}/"
    await _ask(port, f"GET {address}", cookies, "", hall.pages, hall)
    letter = "ab"[number % 2]
    answer = await _post(
        port, address, cookies, f"answered=1&answer={letter}&written={letter}&turn=1", hall.answers, hall
    )
    if _status(answer) != 204:
        raise RuntimeError(answer[:300])
    hall.acknowledged[place.split("/")[3], number] = (1, letter)


async def _post(port: int, address: str, cookies: str, body: str, times: list[float], hall: Hall) -> bytes:
    return await _ask(port, f"POST {address}", cookies, f"csrfmiddlewaretoken={TOKEN}&{body}", times, hall)


async def _ask(port: int, what: str, cookies: str, body: str, times: list[float], hall: Hall) -> bytes:
    """The answer of the server; what is broken off is asked again, and its time runs on."""
    begin = time.perf_counter()
    form = f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n" if body else ""
    head = (
        f"{what} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookies}\r\nX-Requested-With: fetch\r\n"
    )
    while True:
        try:
            reading, writing = await asyncio.open_connection("127.0.0.1", port)
            writing.write(f"{head}{form}\r\n{body}".encode())
            answer = await reading.read()
            writing.close()
        except OSError:
            answer = b""
        if 200 <= _status(answer) < 400:
            times.append((time.perf_counter() - begin) * 1000)
            return answer
        if 400 <= _status(answer) < 500:
            raise RuntimeError(f"{what}: {answer[:300]!r}")
        hall.again += 1
        await asyncio.sleep(_AGAIN)


def _status(answer: bytes) -> int:
    found = _STATUS.match(answer)
    return int(found[1]) if found else 0


def show(hall: Hall) -> None:
    """Print what was measured."""
    told = {"begin": hall.begins, "question": hall.pages, "answer": hall.answers}
    for name, times in (told | {"hand in": hall.ends, "result": hall.results}).items():
        p99 = statistics.quantiles(times, n=100)[98]
        print(
            f"  {name}: {len(times)}, median {statistics.median(times):.0f} ms, p99 {p99:.0f} ms, slowest {max(times):.0f} ms"
        )
    print(f"  {len(hall.acknowledged)} answers acknowledged, {hall.lost} lost, {hall.again} requests sent again")
    print(f"  {hall.handed_in} handed in, {hall.marked} written answers marked twice, {hall.heard} results")


if __name__ == "__main__":
    show(measure(*(int(number) for number in sys.argv[1:])))
