"""A hall hands in: 500 candidates end their exam and open their result, while somebody reads the book.

A site of its own, with the server that ``./run`` starts, real processes and connections: ``python -m bench.exam_storm``.
"""

import asyncio
import http.client
import multiprocessing
import re
import resource
import statistics
import sys
import time
from dataclasses import dataclass, replace
from multiprocessing.synchronize import Event

from bench.nodes import PAGE, PROCESSES, answering
from bench.sites import own_site

CANDIDATES = 500
SPREAD = 1
_PAUSE, _ALONE = 0.01, 3.0
TOKEN = "t" * 32
_STATUS = re.compile(rb"HTTP/1\.1 (\d+)")


@dataclass(frozen=True)
class Storm:
    """Seconds until all have their result and of one candidate, milliseconds of a page of the book alone and meanwhile.

    ``server_cpu`` are the seconds that the server worked for it, which another load on the machine does not change.
    """

    candidates: int
    all_done: float
    each: list[float]
    book_alone: list[float]
    book_meanwhile: list[float]
    server_cpu: float = 0.0

    @property
    def disturbed(self) -> float:
        """How many times its own time a page of the book takes meanwhile."""
        return statistics.median(self.book_meanwhile) / statistics.median(self.book_alone)


def measure(candidates: int = CANDIDATES, spread: int = SPREAD) -> Storm:
    """One storm: the candidates come within so many seconds."""
    with own_site("config.settings") as site:
        hall = site.lines("bench.exam_hall", str(candidates))
        before = _children_cpu()
        with answering(site, PROCESSES) as node:
            found = _storm(node.port, [line.split() for line in hall], spread)
        return replace(found, server_cpu=_children_cpu() - before)


def _children_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _storm(port: int, hall: list[list[str]], spread: int) -> Storm:
    alone, meanwhile = multiprocessing.Event(), multiprocessing.Event()
    results: multiprocessing.Queue[list[float]] = multiprocessing.Queue()
    reader = multiprocessing.Process(target=_read_book, args=(port, alone, meanwhile, results))
    reader.start()
    time.sleep(_ALONE)
    alone.set()
    begin = time.perf_counter()
    each = asyncio.run(_hand_in_all(port, hall, spread))
    all_done = time.perf_counter() - begin
    meanwhile.set()
    times = results.get(), results.get()
    reader.join()
    return Storm(len(hall), all_done, each, *times)


def _read_book(port: int, alone: Event, meanwhile: Event, results: "multiprocessing.Queue[list[float]]") -> None:
    """Read a Law over and over, until the one event and then until the other."""
    for end in (alone, meanwhile):
        times = []
        while not end.is_set():
            times.append(_page(http.client.HTTPConnection("127.0.0.1", port)))
            time.sleep(_PAUSE)
        results.put(times)


def _page(connection: http.client.HTTPConnection) -> float:
    """Milliseconds of one page, from connecting to the last byte."""
    begin = time.perf_counter()
    connection.request("GET", PAGE, headers={"Host": "localhost"})
    response = connection.getresponse()
    response.read()
    connection.close()
    if response.status != 200:
        raise RuntimeError(f"{PAGE}: {response.status}")
    return (time.perf_counter() - begin) * 1000


async def _hand_in_all(port: int, hall: list[list[str]], spread: float) -> list[float]:
    pause = spread / len(hall)
    return list(
        await asyncio.gather(*(_hand_in(port, who[0], who[1], number * pause) for number, who in enumerate(hall)))
    )


async def _hand_in(port: int, session: str, sitting: str, wait: float) -> float:
    """Seconds from the press of the button to the result."""
    await asyncio.sleep(wait)
    begin = time.perf_counter()
    cookies = f"Cookie: sessionid={session}; csrftoken={TOKEN}\r\n"
    body = f"csrfmiddlewaretoken={TOKEN}"
    form = f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n"
    await _ask(port, f"POST /tr/sinavim/{sitting}/teslim/", cookies + form, body, 302)
    await _ask(port, f"GET /tr/sinavim/{sitting}/", cookies, "", 200)
    return time.perf_counter() - begin


async def _ask(port: int, what: str, headers: str, body: str, expected: int) -> None:
    reading, writing = await asyncio.open_connection("127.0.0.1", port)
    request = f"{what} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n{body}"
    writing.write(request.encode())
    answer = await reading.read()
    writing.close()
    found = _STATUS.match(answer)
    if found is None or int(found[1]) != expected:
        raise RuntimeError(f"{what}: {answer[:200]!r}")


def show(storm: Storm) -> None:
    """Print what was measured."""
    alone, meanwhile = statistics.median(storm.book_alone), statistics.median(storm.book_meanwhile)
    slow = statistics.quantiles(storm.book_meanwhile, n=20)[18]
    print(f"  {storm.candidates} candidates have their result after {storm.all_done:.1f} s")
    print(f"  the server's processors worked {storm.server_cpu:.1f} s, its start and the reader among it")
    print(f"  one candidate: median {statistics.median(storm.each):.2f} s, slowest {max(storm.each):.2f} s")
    print(
        f"  a page of the book: {alone:.2f} ms alone, {meanwhile:.2f} ms meanwhile ({storm.disturbed:.2f}×; p95 {slow:.2f})"
    )


if __name__ == "__main__":
    show(measure(*(int(number) for number in sys.argv[1:])))
