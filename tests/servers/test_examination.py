"""A hall answers while a process of the server is killed: nothing that was acknowledged is lost, on PostgreSQL."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from bench import examination
from tests.servers.conftest import Server
from tests.servers.hosts import SetUp

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("servers")]


def test_no_acknowledged_answer_is_lost(server: Server, source: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Times are measured by hand (``python -m bench.examination``): another load on the machine says nothing of the site.

    On a file ``tests/test_faults.py`` kills processes.
    """
    monkeypatch.setenv("DATABASE_URL", server.new_database(source.database))
    with ThreadPoolExecutor(1) as apart:  # where no browser of an earlier test has an event loop
        hall = apart.submit(examination.measure, 30, 5, 3, made=source.folder_of(0)).result()
    assert len(hall.acknowledged) == 30 * 3
    assert hall.lost == 0
    assert hall.handed_in == hall.heard == 30
