"""Requests to the served site, interleaved with a view that does nothing: the time of each, and the processor time for it.

On a machine that is busy otherwise the processor time says more: it does not count the waiting for a turn.
"""

import http.client
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

import yaml

from bench.nodes import answering
from bench.sites import own_site
from bench.student import Student

TRIVIAL, PROCESSOR = "/bench/trivial/", "/bench/processor/"
ADDRESSES = {
    "a view that does nothing": TRIVIAL,
    "Law 50": "/tr/yasa/50/",
    "Law 50, compressed": "/tr/yasa/50/",
    "Law 50, not modified": "/tr/yasa/50/",
    "home page": "/tr/",
    "search, asked before": "/tr/ara/?q=" + quote("cezali kart"),
    "search, one word": "/tr/ara/?q=" + quote("rönons"),
    "search, three words": "/tr/ara/?q=" + quote("cezali kartin cikisi"),
    "search, as players ask": "/tr/ara/?q=",
    "search, citation": "/api/v1/search?q=50D2a",
    "API, one clause": "/api/v1/sections/50D2a",
}
NEW_QUERIES = ("search, one word", "search, three words")
AS_PLAYERS_ASK = "search, as players ask"
_JUDGED = ("voices", "heldout", "everyday", "strangers")
NEXT, QUESTION, ANSWER = "the next question is chosen", "a question", "an answer, kept and judged"
GOALS = {
    "Law 50": 1.15,
    "Law 50, compressed": 1.15,
    "home page": 1.15,
    "search, one word": 1.5,
    "search, three words": 1.5,
    AS_PLAYERS_ASK: 1.5,
    "API, one clause": 1.3,
    QUESTION: 5,
    ANSWER: 8,
}
"""At most so many times the view that does nothing."""
_ROUNDS, _REQUESTS = 12, 40


@dataclass(frozen=True)
class Served:
    """Milliseconds of one address: median and 99th percentile of all its requests, and the server's processor for one."""

    name: str
    median: float
    p99: float
    processor: float

    @property
    def goal(self) -> float:
        """What its ratio is to be; 0 if nothing was asked of it."""
        return GOALS.get(self.name, 0)


@dataclass
class _Spent:
    """Milliseconds of each request, and of the processor for one request of each round."""

    times: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)


def measure(rounds: int = _ROUNDS, requests: int = _REQUESTS) -> tuple[list[Served], float]:
    """The times of every address, and the memory of the server in megabytes at the end. The site is one of its own."""
    with own_site() as site:
        site.manage("make_ready")  # by hand: a server makes it a minute after its start
        with answering(site, 1) as node:
            spent = _spent(node.port, rounds, requests)
            memory = _memory(node.pid)
    return [
        Served(name, statistics.median(one.times), _percentile(one.times, 99), statistics.median(one.processor))
        for name, one in spent.items()
    ], memory


def _spent(port: int, rounds: int, requests: int) -> dict[str, _Spent]:
    """Round by round, so that what else the machine does hits all of them."""
    connection = connect(port)
    headers = {name: {"Host": "localhost"} for name in ADDRESSES}
    headers["Law 50, compressed"]["Accept-Encoding"] = "gzip"
    headers["Law 50, not modified"]["If-None-Match"] = _tag(connection)
    student, told = Student(connection), _as_players_ask()
    spent: dict[str, _Spent] = defaultdict(_Spent)
    for turn in range(rounds):
        for name, address in ADDRESSES.items():
            numbers = range(turn * requests, (turn + 1) * requests)
            asked = [address + _further(name, number, told) for number in numbers]
            with _noted(connection, spent[name], requests):
                spent[name].times += [_request(connection, one, headers[name]) for one in asked]
        _practise(connection, student, spent, requests // 2)
    return spent


def _practise(connection: http.client.HTTPConnection, student: Student, spent: dict[str, _Spent], count: int) -> None:
    """So many questions are chosen, then looked at, then answered."""
    with _noted(connection, spent[NEXT], count):
        chosen = [student.chooses() for _ in range(count)]
    with _noted(connection, spent[QUESTION], count):
        spent[QUESTION].times += [student.looks_at(address) for address, _time in chosen]
    with _noted(connection, spent[ANSWER], count):
        spent[ANSWER].times += [student.answers(address) for address, _time in chosen]
    spent[NEXT].times += [time for _address, time in chosen]


@contextmanager
def _noted(connection: http.client.HTTPConnection, spent: _Spent, count: int) -> Iterator[None]:
    """Note what the process that answers has worked for each of so many requests."""
    before = _processor(connection)
    yield
    spent.processor.append((_processor(connection) - before) / count)


def _processor(connection: http.client.HTTPConnection) -> float:
    """Milliseconds that the process that answers has worked in its life."""
    connection.request("GET", PROCESSOR, headers={"Host": "localhost"})
    return float(connection.getresponse().read())


def _never_twice(number: int) -> str:
    """Punctuation that makes a query another one for every cache and the same one for the search."""
    return "".join(".,"[number >> bit & 1] for bit in range(10))


def _further(name: str, number: int, told: Sequence[str]) -> str:
    """What an address goes on with, so that a new search is one."""
    if name == AS_PLAYERS_ASK:
        return quote(told[number % len(told)])
    return _never_twice(number) if name in NEW_QUERIES else ""


def _as_players_ask() -> list[str]:
    """Judged queries in Turkish, none of which is a citation: words that no cache has, as they come."""
    folder = Path(__file__).parent.parent / "fixtures" / "search"
    rows = [
        row
        for name in _JUDGED
        for row in yaml.load((folder / f"judged-{name}.yaml").read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    ]
    told = dict.fromkeys(str(row["q"]) for row in rows if row["lang"] == "tr" and row["kind"] != "citation")
    return [one for one in told if one.replace(" ", "").isalpha()]


def connect(port: int) -> http.client.HTTPConnection:
    """A connection to the server, once it answers."""
    for _ in range(600):
        connection = http.client.HTTPConnection("127.0.0.1", port)
        try:
            _request(connection, TRIVIAL, {"Host": "localhost"})
        except OSError:
            time.sleep(0.1)
        else:
            return connection
    raise RuntimeError("the server does not answer")


def _request(connection: http.client.HTTPConnection, address: str, headers: dict[str, str]) -> float:
    """Milliseconds until the whole answer is there. Raises if it is an error."""
    start = time.perf_counter()
    connection.request("GET", address, headers=headers)
    response = connection.getresponse()
    response.read()
    elapsed = (time.perf_counter() - start) * 1000
    if response.status not in (200, 304):
        raise RuntimeError(f"{address}: {response.status}")
    return elapsed


def _tag(connection: http.client.HTTPConnection) -> str:
    connection.request("GET", "/tr/yasa/50/", headers={"Host": "localhost"})
    response = connection.getresponse()
    response.read()
    return response.headers["ETag"]


def _percentile(values: list[float], percent: int) -> float:
    return statistics.quantiles(values, n=100)[percent - 1]


def _memory(pid: int) -> float:
    """The resident memory of the process and its children, in megabytes; 0 where the system does not tell."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    if not children.exists():
        return 0.0
    pids = [pid, *map(int, children.read_text().split())]
    lines = [line for one in pids for line in Path(f"/proc/{one}/status").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def show(served: list[Served], megabytes: float) -> None:
    """Print the table; ratios are those to the first row."""
    print(f"  {'':<30}{'median ms':>10}{'p99 ms':>9}{'ratio':>8}{'processor ms':>14}{'ratio':>8}{'goal':>7}")
    for one in served:
        times = f"{one.median:>10.2f}{one.p99:>9.2f}{one.median / served[0].median:>8.2f}"
        processor = f"{one.processor:>14.2f}{one.processor / served[0].processor:>8.2f}"
        print(f"  {one.name:<30}{times}{processor}" + (f"{one.goal:>7.2f}" if one.goal else ""))
    print(f"  {megabytes:.0f} MB with the server's parent process")


if __name__ == "__main__":
    show(*measure())
