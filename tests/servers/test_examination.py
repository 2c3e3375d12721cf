"""A hall answers while a process of the server is killed: nothing that was acknowledged is lost, on either database."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from bench import examination
from tests.servers.conftest import Server

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("servers")]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_no_acknowledged_answer_is_lost(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    """Times are measured by hand (``python -m bench.examination``): another load on the machine says nothing of the site."""
    monkeypatch.delenv("DATABASE_URL", raising=False)
    if database == "postgresql":
        server: Server = request.getfixturevalue("server")
        monkeypatch.setenv("DATABASE_URL", server.new_database())
    with ThreadPoolExecutor(1) as apart:  # where no browser of an earlier test has an event loop
        hall = apart.submit(examination.measure, 30, 5, 3).result()
    assert len(hall.acknowledged) == 30 * 3
    assert hall.lost == 0
