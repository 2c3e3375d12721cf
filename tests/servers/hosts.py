"""Hosts that share a database: each a server of the site with a data folder of its own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from django.conf import settings

from tests.serving import PATIENCE, bring_what_is_made_once, free_port, wait_for

Hosts = list[tuple[int, "subprocess.Popen[bytes]"]]


@dataclass(frozen=True)
class SetUp:
    """A site that was set up: the name of its database, to be copied, and a folder for each host."""

    database: str
    folder: Path

    def folder_of(self, host: int) -> Path:
        """The data folder of a host."""
        return self.folder / f"host-{host}"


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


def set_up_at_once(folder: Path, database: str, count: int) -> None:
    """So many hosts are set up on an empty database at the same time, and serve.

    What is made of the text beside the database is brought along; that it is made without is seen on a file.
    """
    for number in range(count):
        bring_what_is_made_once(folder / f"host-{number}")
    with served_by_hosts(folder, database, count, "--set-up"):
        pass


@contextmanager
def hosts(folder: Path, source: SetUp, database: str, count: int, server: str = "config.server") -> Iterator[Hosts]:
    """So many hosts of a site that was set up, on a copy of its database."""
    for number in range(count):
        shutil.copytree(source.folder_of(number), folder / f"host-{number}")
    with served_by_hosts(folder, database, count, server=server) as running:
        yield running


@contextmanager
def served_by_hosts(
    folder: Path, database: str, count: int, *options: str, server: str = "config.server"
) -> Iterator[Hosts]:
    """The port and the parent process of each; their data folders are ``host-0``, ``host-1`` …"""
    started = []
    for number in range(count):
        port = free_port()
        command = [sys.executable, "-m", server, *options, "--port", str(port)]
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
            process.wait(PATIENCE)
