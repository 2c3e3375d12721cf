"""A hall answers while a process of the server is killed: nothing that was acknowledged is lost, on PostgreSQL."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.conf import settings

from bench import examination
from tests.servers.conftest import Server
from tests.servers.hosts import SetUp, environment

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


def test_what_is_done_at_the_same_moment_is_done_once(server: Server, source: SetUp) -> None:
    """On a file one writes after the other."""
    told = environment(source.folder_of(0), server.new_database(source.database))
    command = [sys.executable, "-m", "tests.servers.at_once"]
    done = subprocess.run(command, cwd=settings.BASE_DIR, env=told, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
