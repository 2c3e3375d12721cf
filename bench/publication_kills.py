"""The job that publishes is killed at any moment, in two processes that take it up again: published is a whole edition or none.

``python -m bench.publication_kills 200``. On a file two processes of one machine; where ``DATABASE_URL`` names an empty
PostgreSQL database, two with a data folder each, as two hosts have. They do what the processes beside a server do
(``lawbook.jobs``), but are forked from one that has read everything, so that a kill costs a second and not ten. After each the
rows, files, manifest and log are looked at; after every fifth, and after each publication, a fresh process looks for the index
and reads pages, search and files as a reader would. The text is a small one (``bench/small_edition``); of flow charts and
pages for browsers few are made (``bench/small_server.py``).
"""

import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from bench.publishing_reader import NO_INDEX
from bench.watching import soon

if TYPE_CHECKING:
    from bench.publishing_desk import Desk

_OVER_ONE = 12  # so often each publication is killed before it may end
_READ_EVERY = 5
_PATIENCE = 600.0


@dataclass
class Found:
    """What happened; ``wrong``: whatever should not have been."""

    published: int = 0
    kills: int = 0
    given_up: int = 0
    stages: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    times: tuple[float, float] = (0.0, 0.0)
    seconds: float = 0.0


class Workers:
    """Two processes that do jobs; who is killed is replaced, and what it had is taken up again, as supervisors see to."""

    def __init__(self, folders: list[Path]) -> None:
        self._names = {self._begin(folder): folder for folder in folders}

    def _begin(self, folder: Path) -> int:
        from lawbook.jobs.doing import me, work_off

        def work() -> None:
            live_in(folder)
            name = me()
            while True:
                work_off(name, _PATIENCE)  # beside a server its parent says from time to time that it lives
                time.sleep(0.02)

        return forked(work)

    def kill(self, pid: int, holder: str) -> bool:
        """Whether it was one of them."""
        from lawbook.jobs.queue import let_go_of

        folder = self._names.pop(pid, None)
        if folder is None:
            return False
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        let_go_of(holder)
        self._names[self._begin(folder)] = folder
        return True

    def stop(self) -> None:
        """All."""
        for pid in self._names:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


def live_in(folder: Path) -> None:
    """From now on this process is of the host with this data folder."""
    from django.conf import settings

    settings.DATA_DIR, settings.SEARCH_INDEX_DIR = folder, folder / "search-index"


def forked(work: Callable[[], object]) -> int:
    """A process of its own at it."""
    from lawbook.shared_database import let_go

    let_go()
    pid = os.fork()
    if pid:
        return pid
    try:
        work()
    finally:
        os._exit(0)


def read_anew(folder: Path, number: int | None) -> list[str]:
    """What a process that begins now finds wrong; ``number``: the draft that has to be in force, if it is known."""
    from bench.publishing_reader import look_in_process

    reading, writing = os.pipe()

    def read() -> None:
        live_in(folder)
        try:
            said = look_in_process(number)
        except Exception as error:
            said = [repr(error)]
        os.write(writing, json.dumps(said).encode())

    pid = forked(read)
    os.close(writing)
    os.waitpid(pid, 0)
    with os.fdopen(reading, "rb") as pipe:
        return list(json.loads(pipe.read() or b'["the reader died"]'))


def measure(kills: int) -> Found:
    """Publish and kill."""
    begun, found = time.monotonic(), Found()
    with tempfile.TemporaryDirectory() as data:
        _leave_what_is_killed_in(data)
        folders = [Path(data) / str(number) for number in range(2 if os.environ.get("DATABASE_URL") else 1)]
        desk = _desk(folders)
        workers = Workers((folders * 2)[:2])
        try:
            _publish(desk, workers, folders, found, 0)
            while found.kills < kills and not found.wrong:
                _publish(desk, workers, folders, found, min(_OVER_ONE, kills - found.kills))
                print(f"{found.kills} kills, {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
        finally:
            workers.stop()
    found.seconds = time.monotonic() - begun
    return found


def _leave_what_is_killed_in(data: str) -> None:
    """Drafts that somebody was reading when he was killed go with the rest, as those of a server do (``bench.sites``)."""
    os.environ["TMPDIR"] = tempfile.tempdir = data


def _desk(folders: list[Path]) -> "Desk":
    """Of a site that holds the small text alone; this process has read what publishing needs."""
    os.environ.setdefault("BRIDGELAWS_SECRET_KEY", "the same for all hosts")
    os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
    for folder in reversed(folders):
        folder.mkdir()
        os.environ["BRIDGELAWS_DATA_DIR"] = str(folder)
    from bench.small_server import load_few

    load_few()
    from django.core.management import call_command

    from lawbook.static_files import collect_static_files

    call_command("migrate", verbosity=0)
    call_command("createcachetable", verbosity=0)
    collect_static_files()
    from bench.publishing_desk import Desk

    return Desk()


def _publish(desk: "Desk", workers: Workers, folders: list[Path], found: Found, deaths: int) -> None:
    """One draft; who is at it is killed so often, if it is not quicker."""
    number, chance = found.published + 1, random.Random(found.published)
    desk.write(number)
    desk.ask()
    while deaths and not desk.is_over():
        soon(lambda: bool(desk.holder()) or desk.is_over(), _PATIENCE, 0.005)
        early, whole = found.times
        time.sleep(chance.uniform(0, early if chance.random() < 0.6 else whole))
        job = desk.job()
        if (pid := desk.holder()) and workers.kill(pid, job.holder):
            deaths, found.kills = deaths - 1, found.kills + 1
            found.stages[str(job.made[-1][0]) if job.made else "nothing"] += 1
            found.wrong += desk.look()
            if found.kills % _READ_EVERY == 0:
                found.wrong += read_anew(folders[found.kills % len(folders)], None)
        if desk.job().said.get("error") == "interrupted":
            found.given_up += 1
            desk.ask()
    if not soon(desk.is_over, _PATIENCE, 0.005):
        found.wrong.append(f"{number} does not end: {desk.job().state} {desk.job().made}")
    found.wrong += desk.look(is_done=True)
    said = [one for folder in folders for one in read_anew(folder, number)]
    lacking = said.count(NO_INDEX) == len(folders)  # who did not publish makes it for itself (lawbook.beforehand)
    found.wrong += [one for one in said if one != NO_INDEX or lacking]
    found.published, found.times = number, desk.times()


def show(found: Found) -> None:
    """Print it."""
    print(
        f"{found.published} publications, {found.kills} kills in {found.seconds:.0f} s; after three deaths given up and"
    )
    print(
        f"asked for anew {found.given_up} times; the last took {found.times[1]:.1f} s, {found.times[0]:.1f} until its index"
    )
    print(f"killed after: {dict(found.stages)}; wrong: {found.wrong or 'nothing'}")


if __name__ == "__main__":
    told = measure(int([*sys.argv[1:], "200"][0]))
    show(told)
    sys.exit(bool(told.wrong))
