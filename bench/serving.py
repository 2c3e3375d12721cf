"""Requests to the served site, interleaved with a view that does nothing."""

import http.client
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qs, quote, urlencode

TRIVIAL = "/bench/trivial/"
ADDRESSES = {
    "a view that does nothing": TRIVIAL,
    "Law 50": "/tr/yasa/50/",
    "Law 50, compressed": "/tr/yasa/50/",
    "Law 50, not modified": "/tr/yasa/50/",
    "home page": "/tr/",
    "search, asked before": "/tr/ara/?q=" + quote("cezali kart"),
    "search, one word": "/tr/ara/?q=" + quote("rönons"),
    "search, three words": "/tr/ara/?q=" + quote("cezali kartin cikisi"),
    "search, citation": "/api/v1/search?q=50D2a",
    "API, one clause": "/api/v1/sections/50D2a",
}
NEW_QUERIES = ("search, one word", "search, three words")
NEXT, QUESTION, ANSWER = "the next question is chosen", "a question", "an answer, kept and judged"
GOALS = {
    "Law 50": 1.15,
    "Law 50, compressed": 1.15,
    "home page": 1.15,
    "search, one word": 1.5,
    "search, three words": 1.5,
    "API, one clause": 1.3,
    QUESTION: 5,
    ANSWER: 8,
}
"""At most so many times the view that does nothing."""
_ROUNDS, _REQUESTS = 12, 40


@dataclass(frozen=True)
class Served:
    """Milliseconds of one address: median and 99th percentile of all its requests."""

    name: str
    median: float
    p99: float

    @property
    def goal(self) -> float:
        """What its ratio is to be; 0 if nothing was asked of it."""
        return GOALS.get(self.name, 0)


def measure(rounds: int = _ROUNDS, requests: int = _REQUESTS) -> tuple[list[Served], float]:
    """The times of every address, and the memory of the server in megabytes at the end. The site is one of its own."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        environment = os.environ | {"DJANGO_SETTINGS_MODULE": "bench.settings", "BRIDGELAWS_DATA_DIR": data}
        subprocess.run([sys.executable, "manage.py", "set_up"], env=environment, check=True, stdout=subprocess.DEVNULL)
        command = [sys.executable, "-m", "config.server", "--port", str(port), "--workers", "1"]
        server = subprocess.Popen(command, env=environment)
        try:
            times = _times(port, rounds, requests)
            memory = _memory(server.pid)
        finally:
            server.terminate()
            server.wait()
    return [Served(name, statistics.median(found), _percentile(found, 99)) for name, found in times.items()], memory


def _times(port: int, rounds: int, requests: int) -> dict[str, list[float]]:
    """Round by round, so that what else the machine does hits all of them."""
    connection = connect(port)
    headers = {name: {"Host": "localhost"} for name in ADDRESSES}
    headers["Law 50, compressed"]["Accept-Encoding"] = "gzip"
    headers["Law 50, not modified"]["If-None-Match"] = _tag(connection)
    student = Student(connection)
    times: dict[str, list[float]] = {name: [] for name in (*ADDRESSES, NEXT, QUESTION, ANSWER)}
    for turn in range(rounds):
        for name, address in ADDRESSES.items():
            for request in range(requests):
                asked = address + _never_twice(turn * requests + request) if name in NEW_QUERIES else address
                times[name].append(_request(connection, asked, headers[name]))
        for _ in range(requests):
            for name, spent in zip((NEXT, QUESTION, ANSWER), student.practises(), strict=True):
                times[name].append(spent)
    return times


class Student:
    """Somebody at practice, known by a cookie: each question is a new one."""

    def __init__(self, connection: http.client.HTTPConnection) -> None:
        self._connection = connection
        self._cookies: dict[str, str] = {}
        self.practises()

    def practises(self) -> tuple[float, float, float]:
        """Milliseconds of choosing a question, of its page, and of the answer."""
        chosen, headers = self._ask("GET", "/tr/siradaki/karisik/")
        address = headers["Location"]
        shown, _ = self._ask("GET", address)
        path, _, query = address.partition("?")
        sent = urlencode({"answer": "a", "ticket": parse_qs(query)["ticket"][0]})
        answered, _ = self._ask("POST", path, sent)
        return chosen, shown, answered

    def _ask(self, method: str, address: str, body: str = "") -> tuple[float, http.client.HTTPMessage]:
        headers = {"Host": "localhost", "Cookie": "; ".join(f"{name}={value}" for name, value in self._cookies.items())}
        if body:
            headers |= {"Content-Type": "application/x-www-form-urlencoded", "HX-Request": "true"}
        start = time.perf_counter()
        self._connection.request(method, address, body, headers)
        response = self._connection.getresponse()
        response.read()
        elapsed = (time.perf_counter() - start) * 1000
        if response.status >= 400:
            raise RuntimeError(f"{address}: {response.status}")
        for cookie in response.headers.get_all("Set-Cookie") or ():
            name, _, value = cookie.partition(";")[0].partition("=")
            self._cookies[name] = value
        return elapsed, response.headers


def _never_twice(number: int) -> str:
    """Punctuation that makes a query another one for every cache and the same one for the search."""
    return "".join(".,"[number >> bit & 1] for bit in range(10))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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


if __name__ == "__main__":
    served, megabytes = measure()
    print(f"  {'':<30}{'median ms':>10}{'p99 ms':>9}{'ratio':>8}{'goal':>7}")
    for one in served:
        goal = f"{one.goal:>7.2f}" if one.goal else ""
        print(f"  {one.name:<30}{one.median:>10.2f}{one.p99:>9.2f}{one.median / served[0].median:>8.2f}{goal}")
    print(f"  {megabytes:.0f} MB with the server's parent process")
