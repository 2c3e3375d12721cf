"""A server in processes of its own, and connections that behave badly."""

import http.client
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from django.conf import settings

from lawbook.data_folder import locked

HALF_SENT = b"POST /api/v1/rulings HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"
PATIENCE = 300.0
"""Seconds that a server may take to begin or to end: a full machine makes minutes of moments."""


def environment(data: Path) -> dict[str, str]:
    """The site's settings with a data folder; what its processes leave behind when they are killed lies beside it."""
    told = {"BRIDGELAWS_DATA_DIR": str(data), "DJANGO_SETTINGS_MODULE": "config.settings", "TMPDIR": str(data.parent)}
    return os.environ | told


def site_set_up() -> Path:
    """A data folder that the site was set up in, once for all test processes; to be copied, not to be changed.

    In the long run by two first starts at the same time, in a folder that others could read (``tests/test_data_folder.py``
    looks at it); in a quick one by a single start, as of who serves it at once: what no reader waits for is left.
    """
    shared = Path(os.environ["BRIDGELAWS_TESTS_SHARE"])
    data = shared / "site"
    with locked(shared, "site"):
        if not (shared / "done").exists():
            data.mkdir(mode=0o755, exist_ok=True)
            (data / "backups").mkdir()
            (data / "backups" / "old.sqlite3").touch(mode=0o644)
            count = int(os.environ["BRIDGELAWS_TESTS_FIRST_STARTS"])
            starts = [start(data, "set_up", *["--leave"] * (count == 1)) for _ in range(count)]
            said = [one.communicate()[0] for one in starts]
            assert not any(one.returncode for one in starts), said
            (shared / "done").touch()
    return data


MADE_ONCE = ("search-index", "trees", "resting", "rulings-before", "question-keys")
"""What is made of the text and of the software alone, beside the database."""


def bring_what_is_made_once(folder: Path) -> None:
    """That it is made without is seen at the first start (``site_set_up``)."""
    for name in MADE_ONCE:
        shutil.copytree(site_set_up() / name, folder / name, dirs_exist_ok=True)


def start(data: Path, *command: object) -> subprocess.Popen[str]:
    """A management command of a site without a key in its settings."""
    arguments = [sys.executable, "manage.py", *map(str, command)]
    given = {"cwd": settings.BASE_DIR, "env": environment(data) | {"BRIDGELAWS_SECRET_KEY": ""}, "text": True}
    return subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **given)  # type: ignore[call-overload, no-any-return]


def own_site(folder: Path) -> Path:
    """A copy of it, to be served and written to."""
    return Path(shutil.copytree(site_set_up(), folder))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(arguments: list[str], port: int, data: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A Python process that serves at the port, from its first answer on."""
    server = subprocess.Popen(
        [sys.executable, *arguments], cwd=settings.BASE_DIR, env=environment(data), stderr=subprocess.DEVNULL
    )
    try:
        wait_for(port, server)
        yield server
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE)


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """However slow the machine is: several may set themselves up at the same time."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert server.poll() is None, "the server has ended"
        try:
            get(port, "/")
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the server does not answer")


def get(port: int, path: str, timeout: float = 10) -> tuple[int, str]:
    """Status and body of a page."""
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)) as connection:
        connection.request("GET", path, headers={"Host": "localhost"})
        response = connection.getresponse()
        return response.status, response.read().decode()


@contextmanager
def half_sent(port: int, count: int, sent: bytes = HALF_SENT) -> Iterator[None]:
    """As many connections that have begun a request and do not go on."""
    held = [socket.create_connection(("127.0.0.1", port)) for _ in range(count)]
    try:
        for one in held:
            one.sendall(sent)
        time.sleep(0.2)
        yield
    finally:
        for one in held:
            one.close()


def ends(pid: int, seconds: float = 10) -> bool:
    """Whether a process is gone before so many seconds have passed."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except OSError:
            return True
        if state == "Z":
            return True
        time.sleep(0.05)
    return False
