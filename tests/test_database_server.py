"""While a database server is away nobody waits for it but who looks whether it is back."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.db import OperationalError
from django.db.utils import ConnectionHandler

from config.database import database
from tests.serving import free_port

psycopg = pytest.importorskip("psycopg")
base = pytest.importorskip("config.server_database.base")
_LOOK = 1.0


@pytest.fixture
def away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ConnectionHandler]:
    """The connections of a process to a server that is away."""
    monkeypatch.setattr(base, "_away_until", 0.0)
    monkeypatch.setattr(base, "_PAUSE", 0.5)
    told = database(f"postgresql://nobody@127.0.0.1:{free_port()}/none", tmp_path)
    told["OPTIONS"]["pool"]["timeout"] = _LOOK
    found = ConnectionHandler({"default": told})
    yield found
    shared_pool = getattr(found["default"], "close_pool")  # noqa: B009 (of this kind of server alone)
    shared_pool()


def refused_after(connections: ConnectionHandler) -> float:
    """Seconds until somebody is told; each thread has a connection of its own."""
    begun = time.monotonic()
    with pytest.raises((OperationalError, psycopg.OperationalError)):
        connections["default"].get_new_connection({})
    return time.monotonic() - begun


def test_who_asks_after_somebody_looked_in_vain_is_told_at_once(away: ConnectionHandler) -> None:
    assert refused_after(away) >= _LOOK
    assert refused_after(away) < _LOOK / 2


def test_of_many_one_looks_again(away: ConnectionHandler) -> None:
    refused_after(away)
    time.sleep(0.6)
    with ThreadPoolExecutor(6) as pool:
        waited = sorted(pool.map(lambda _: refused_after(away), range(6)))
    assert waited[-1] >= _LOOK
    assert waited[-2] < _LOOK / 2
