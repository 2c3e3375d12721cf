"""Hosts that share a database: each a server of the site with a data folder of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.conf import settings

from tests.serving import free_port, wait_for


def environment(data: Path, database: str) -> dict[str, str]:
    """What a host is told."""
    told = {
        "BRIDGELAWS_DATA_DIR": str(data),
        "DATABASE_URL": database,
        "BRIDGELAWS_SECRET_KEY": "the same for all hosts",
    }
    return os.environ | told | {"DJANGO_SETTINGS_MODULE": "config.settings"}


def manage(data: Path, database: str, *command: str) -> subprocess.CompletedProcess[str]:
    """A management command on a host."""
    return subprocess.run(
        [sys.executable, "manage.py", *command],
        cwd=settings.BASE_DIR,
        env=environment(data, database),
        capture_output=True,
        text=True,
    )


@contextmanager
def hosts(folder: Path, database: str, count: int) -> Iterator[list[tuple[int, subprocess.Popen[bytes]]]]:
    """So many, set up at the same time: the port and the parent process of each."""
    started = []
    for number in range(count):
        port = free_port()
        command = [sys.executable, "-m", "config.server", "--set-up", "--port", str(port)]
        told = environment(folder / f"host-{number}", database)
        started.append((port, subprocess.Popen(command, cwd=settings.BASE_DIR, env=told, stdout=subprocess.DEVNULL)))
    try:
        for port, process in started:
            wait_for(port, process)
        yield started
    finally:
        for _, process in started:
            process.terminate()
        for _, process in started:
            process.wait(20)
