"""A student at practice: the next question, its page, the answer kept and judged; nothing of it stays in the database."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlsplit

_QUESTIONS = 120


@dataclass(frozen=True)
class Step:
    """Milliseconds of server work of one step: median and 99th percentile."""

    name: str
    median: float
    p99: float


def measure() -> list[Step]:
    """Every step over many questions of mixed practice, the answers all ``a``; the first question only warms up."""
    from django.db import transaction
    from django.test import Client

    times: dict[str, list[float]] = {"a question is chosen": [], "its page": [], "the answer, kept and judged": []}
    with transaction.atomic():
        client = Client(headers={"Host": "localhost"})
        _one(client, {name: [] for name in times})
        for _ in range(_QUESTIONS):
            _one(client, times)
        transaction.set_rollback(True)
    return [
        Step(name, statistics.median(found), statistics.quantiles(found, n=100)[98]) for name, found in times.items()
    ]


def _one(client: Any, times: dict[str, list[float]]) -> None:
    chosen, page, answer = times
    address = _timed(times[chosen], lambda: client.get("/tr/siradaki/karisik/"))["Location"]
    _timed(times[page], lambda: client.get(address))
    ticket = parse_qs(urlsplit(address).query)["ticket"][0]
    sent = {"answer": "a", "ticket": ticket}
    path = urlsplit(address).path
    _timed(times[answer], lambda: client.post(path, sent, headers={"HX-Request": "true"}))


def _timed(times: list[float], request: Callable[[], Any]) -> Any:
    """Note how long a request takes; ``RuntimeError`` if it fails."""
    start = time.perf_counter()
    response = request()
    times.append((time.perf_counter() - start) * 1000)
    if response.status_code >= 400:
        raise RuntimeError(f"status {response.status_code}")
    return response
