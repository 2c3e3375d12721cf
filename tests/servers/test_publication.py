"""Two hosts publish once each: who dies over it, or hangs and is taken for dead, makes nothing double and nothing half."""

import os
import signal
from pathlib import Path

import pytest

from tests.servers.conftest import Server
from tests.servers.desk import Desk
from tests.servers.hosts import SetUp, hosts
from tests.serving import ends

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("servers")]


def test_a_publication_is_taken_up_again_and_nothing_is_double(server: Server, source: SetUp, tmp_path: Path) -> None:
    """A host's process is killed over the first of two; over the second a host hangs, is taken for dead, and goes on."""
    copy = server.new_database(source.database)
    with hosts(tmp_path, source, copy, 2, "tests.servers.patient") as running:
        desk = Desk(running, copy, tmp_path)
        first, second = desk.ask()
        with desk.looking() as seen:
            dead = desk.waits_over(first)
            assert desk.states() == {first: ("running", 0), second: ("waiting", 0)}
            os.kill(dead.process, signal.SIGKILL)
            assert desk.waits_over(first, ends=1).process != dead.process
            desk.let_on(first)
            desk.wait_until_all_read("Birinciden.", first)
            hung = desk.waits_over(second)
            with desk.hanging(hung):
                assert desk.waits_over(second, ends=1).parent != hung.parent
                desk.let_on(second)
                desk.wait_until_done(second)
            desk.wait_until_all_read("İkinciden.", second)
            assert ends(hung.process)
        whole = max(max(look) for look in seen)
        assert set(seen) == {(0, 0), (whole, 0), (0, whole)}
        assert desk.states() == {first: ("done", 1), second: ("done", 1)}
        assert desk.published() == [first, second]
