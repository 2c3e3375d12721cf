"""The server that ``./run`` starts, for a measurement: waited for, killed, ended."""

import http.client
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

from bench.sites import Site, site_in
from bench.watching import children_of

PAGE = "/tr/yasa/50/"
"""A page of the book: who has it sees that the server answers."""
PROCESSES = 2
"""As many as ``./run`` starts."""


class Node:
    """The server of a site with so many processes, which can be killed."""

    def __init__(self, site: Site, processes: int, server: str = "config.server") -> None:
        self.port, self._processes, self._server, self._site = free_port(), processes, server, site
        self.start()

    def start(self) -> None:
        """Wait until it answers."""
        command = [sys.executable, "-m", self._server, "--port", str(self.port), "--workers", str(self._processes)]
        self._parent = subprocess.Popen(command, env=self._site.environment, stderr=subprocess.DEVNULL)
        while asked(self.port, "GET", PAGE) != 200:
            if self._parent.poll() is not None:  # the port was still held by a process that ends with its parent
                self._parent = subprocess.Popen(command, env=self._site.environment, stderr=subprocess.DEVNULL)
            time.sleep(0.1)

    def children(self) -> list[int]:
        """Its processes, but the one that supervises them."""
        return children_of(self.pid)

    @property
    def pid(self) -> int:
        """Of the one that supervises them."""
        return self._parent.pid

    def kill_process(self, chance: random.Random) -> bool:
        """One of its processes, if there is one."""
        with suppress(ProcessLookupError, IndexError):
            os.kill(chance.choice(self.children()), signal.SIGKILL)
            return True
        return False

    def kill(self) -> None:
        """All of it, as if the machine had gone."""
        for pid in [self.pid, *self.children()]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._parent.wait()

    def stop(self) -> None:
        """In order."""
        self._parent.terminate()
        self._parent.wait()


@contextmanager
def answering(site: Site, processes: int) -> Iterator[Node]:
    """One that answers, and is ended afterwards."""
    node = Node(site, processes)
    try:
        yield node
    finally:
        node.stop()


@contextmanager
def publishing(server: str = "config.server") -> Iterator[list[Node]]:
    """Two nodes of the empty PostgreSQL database that ``DATABASE_URL`` names, or one on a file.

    The environment of this process becomes that of the first, so that Django is set up here on the same data.
    """
    with tempfile.TemporaryDirectory() as data, ExitStack() as stack:
        os.environ |= {"BRIDGELAWS_DATA_DIR": f"{data}/0", "DJANGO_SETTINGS_MODULE": "config.settings"}
        os.environ.setdefault("BRIDGELAWS_SECRET_KEY", "the same for all nodes")
        folders = [f"{data}/{number}" for number in range(2 if os.environ.get("DATABASE_URL") else 1)]
        nodes = [Node(site_in(Path(folder), "config.settings"), 2, server) for folder in folders]
        for node in nodes:
            stack.callback(node.stop)
        yield nodes


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def asked(port: int, method: str, path: str, headers: dict[str, str] | None = None, body: str = "") -> int:
    """The status; 0 where there was no answer."""
    try:
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=15)) as connection:
            connection.request(method, path, body, {"Host": "localhost", **(headers or {})})
            response = connection.getresponse()
            response.read()
            return response.status
    except (OSError, http.client.HTTPException):
        return 0
