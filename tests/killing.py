"""A site whose process forks for each attempt at something, which is killed while it is under way; each has a database anew."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from django.conf import settings

from tests.serving import PATIENCE, environment, own_site


def site_made_by(code: str, folder: Path) -> tuple[Mapping[str, str], Path]:
    """A site to which a program has added what is to be tried: its environment, and its database, whole in one file."""
    data = own_site(folder)
    given = environment(data)
    subprocess.run([sys.executable, "-c", code], check=True, env=given, cwd=settings.BASE_DIR)
    template = data / "bridgelaws.sqlite3"
    with closing(sqlite3.connect(template)) as checkpoint:
        checkpoint.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return given, template


@contextmanager
def forking(code: str, given: Mapping[str, str]) -> "Iterator[subprocess.Popen[str]]":
    """The process of a program that takes lines and answers with some; ended in the end."""
    forks = subprocess.Popen(
        [sys.executable, "-c", code], env=given, cwd=settings.BASE_DIR, stdin=-1, stdout=-1, text=True
    )
    try:
        yield forks
    finally:
        forks.stdin.close()  # type: ignore[union-attr]
        forks.wait(PATIENCE)
        forks.stdout.close()  # type: ignore[union-attr]


def copied(template: Path, database: Path) -> None:
    """The database as it was before all attempts."""
    for path in database.parent.glob(f"{database.name}*"):
        path.unlink()
    shutil.copyfile(template, database)


def kill_after(seconds: float | None, child: int) -> None:
    """Kill a process so many seconds from now; ``None`` leaves it alone."""
    if seconds is not None:
        time.sleep(seconds)
        with suppress(ProcessLookupError):  # it was quicker
            os.kill(child, signal.SIGKILL)
