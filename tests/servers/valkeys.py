"""A Valkey server for the tests, from the program that is installed (Debian 12 has its twin, redis-server)."""

import shutil
import signal
import subprocess
import time
from dataclasses import dataclass, field

import redis

from tests.serving import free_port

PROGRAM = shutil.which("valkey-server") or shutil.which("redis-server")


@dataclass
class ValkeyServer:
    """A server that can be killed, started and made to hang."""

    port: int = field(default_factory=free_port)
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def address(self) -> str:
        """As ``VALKEY_URL`` names it."""
        return f"valkey://127.0.0.1:{self.port}/0"

    def client(self) -> "redis.Redis":
        """To look at what it holds."""
        return redis.Redis(port=self.port)

    def start(self) -> None:
        """Wait until it answers."""
        assert PROGRAM
        command = [PROGRAM, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 10
        while True:
            try:
                self.client().ping()
            except redis.ConnectionError:
                assert time.monotonic() < deadline
                time.sleep(0.05)
            else:
                return

    def kill(self) -> None:
        """At once, with all that it holds."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def hang(self) -> None:
        """It takes connections and says nothing."""
        assert self.process
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """It answers again, and knows what it knew."""
        assert self.process
        self.process.send_signal(signal.SIGCONT)
