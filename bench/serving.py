"""Requests to the served site, interleaved with a view that does nothing."""

import http.client
import os
import socket
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

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
_ROUNDS, _REQUESTS = 12, 40


@dataclass(frozen=True)
class Served:
    """Milliseconds of one address: median and 99th percentile of all its requests."""

    name: str
    median: float
    p99: float


def measure() -> tuple[list[Served], float]:
    """The times of every address, and the memory of the server in megabytes at the end."""
    port = free_port()
    environment = os.environ | {"DJANGO_SETTINGS_MODULE": "bench.settings"}
    command = [sys.executable, "-m", "config.server", "--port", str(port), "--workers", "1"]
    server = subprocess.Popen(command, env=environment)
    try:
        connection = _connect(port)
        headers = {name: {"Host": "localhost"} for name in ADDRESSES}
        headers["Law 50, compressed"]["Accept-Encoding"] = "gzip"
        headers["Law 50, not modified"]["If-None-Match"] = _tag(connection)
        times: dict[str, list[float]] = {name: [] for name in ADDRESSES}
        for turn in range(_ROUNDS):
            for name, address in ADDRESSES.items():
                for request in range(_REQUESTS):
                    asked = address + _never_twice(turn * _REQUESTS + request) if name in NEW_QUERIES else address
                    times[name].append(_request(connection, asked, headers[name]))
        memory = _memory(server.pid)
    finally:
        server.terminate()
        server.wait()
    return [Served(name, statistics.median(found), _percentile(found, 99)) for name, found in times.items()], memory


def _never_twice(number: int) -> str:
    """Punctuation that makes a query another one for every cache and the same one for the search."""
    return "".join(".,"[number >> bit & 1] for bit in range(10))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _connect(port: int) -> http.client.HTTPConnection:
    for _ in range(100):
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
