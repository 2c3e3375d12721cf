"""A PostgreSQL server for the tests, from the programs that are installed; without them these tests are skipped."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import pytest

from tests.servers.hosts import SetUp, set_up_at_once
from tests.serving import free_port

_PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


@dataclass(frozen=True)
class Server:
    """A database server that can be stopped and started."""

    data: Path
    port: int

    def run(self, program: str, *arguments: str) -> None:
        """One of its programs, as somebody who is not root: it does not run otherwise."""
        path = shutil.which(program) or str(_PROGRAMS[0] / program)
        who = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        done = subprocess.run([*who, path, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Wait until it answers."""
        options = f"-p {self.port} -k {self.data} -c listen_addresses=127.0.0.1 -c fsync=off"
        self.run("pg_ctl", "-D", str(self.data), "-w", "-o", options, "-l", str(self.data / "log"), "start")

    def stop(self) -> None:
        """At once, as a machine that is switched off."""
        self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop")

    def new_database(self, like: str = "template0") -> str:
        """The address of an empty one, or of a copy of one that nobody is connected to."""
        name = f"site_{uuid4().hex[:12]}"
        template = like.rpartition("/")[2]
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-T", template, name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    if not _PROGRAMS:
        pytest.skip("PostgreSQL is not installed (Debian: postgresql)")
    data = Path(tempfile.mkdtemp(prefix="bridge-laws-postgresql-"))  # not pytest's folder, which only root may enter
    made = Server(data, free_port())
    if os.geteuid() == 0:
        shutil.chown(data, "postgres")
    made.run("initdb", "-D", str(data), "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8")
    made.start()
    yield made
    made.stop()
    shutil.rmtree(data)


@pytest.fixture(scope="session")
def source(server: Server, tmp_path_factory: pytest.TempPathFactory) -> SetUp:
    """Set up by two hosts at the same time, on an empty database, once for all tests."""
    made = SetUp(server.new_database(), tmp_path_factory.mktemp("source"))
    set_up_at_once(made.folder, made.database, 2)
    return made
