"""Two hosts behind the proxy of ``deploy/``: a host that is killed is missed by no reader."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from django.conf import settings

from tests.servers.conftest import Server
from tests.servers.hosts import SetUp, hosts
from tests.serving import PATIENCE, free_port, get, wait_for

pytestmark = [
    pytest.mark.long,
    pytest.mark.xdist_group("servers"),
    pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed (Debian: caddy)"),
]

PAGES = ["/tr/yasa/64/", "/en/law/50/", "/tr/ara/?q=r%C3%B6nons", "/api/v1/laws/64"]


@contextmanager
def proxy(folder: Path, nodes: list[int]) -> Iterator[int]:
    """Caddy as ``deploy/Caddyfile`` sets it up, without certificates."""
    port = free_port()
    told = {"SITE_NAME": f"http://localhost:{port}", "NODES": " ".join(f"127.0.0.1:{node}" for node in nodes)}
    told |= {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    path = folder / "Caddyfile"
    path.write_text("{\n\tadmin off\n}\n" + (settings.BASE_DIR / "deploy" / "Caddyfile").read_text())
    command = ["caddy", "run", "--config", str(path), "--adapter", "caddyfile"]
    process = subprocess.Popen(command, env=os.environ | told, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


def test_neither_a_killed_host_nor_the_database_is_missed_by_who_reads(
    server: Server, source: SetUp, tmp_path: Path
) -> None:
    copy = server.new_database(source.database)
    with hosts(tmp_path, source, copy, 2) as running, proxy(tmp_path, [port for port, _ in running]) as port:
        answers = {get(port, page)[0] for page in PAGES * 5}
        os.kill(running[0][1].pid, signal.SIGKILL)
        until = time.monotonic() + 5
        while time.monotonic() < until:
            answers |= {get(port, page)[0] for page in PAGES}
        assert answers == {200}
        server.stop()
        try:
            time.sleep(3)  # the proxy looks after its nodes every two seconds
            assert {get(port, page)[0] for page in PAGES} == {200}
        finally:
            server.start()
