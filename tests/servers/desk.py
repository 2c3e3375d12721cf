"""Where a test has drafts of a small text published by hosts that share a database: asks, looks who does it, reads on."""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar

import psycopg

from tests.servers.hosts import Hosts, manage
from tests.serving import get

WORDS = ("Birinciden.", "İkinciden.")
_CLAUSES, _PAGE = ("4A", "4B"), "/tr/yasa/4/"
_PATIENCE = 60.0
Found = TypeVar("Found")
_ASK = """
import json
from allauth.mfa.totp.internal.auth import TOTP
from django.core.management import call_command
from django.utils import timezone
from accounts.models import User
from accounts.roles import give
from lawbook.citations import parse
from lawbook.editions import edition_in_force
from workshop.actions.approve import approve
from workshop.actions.begin import begin_as_copy
from workshop.actions.publish import ask_to_publish
from workshop.actions.write import write
from workshop.clauses import clause_of
from workshop.models import Draft
people = {role: User.objects.create_user(f"{role}@example.org", "x") for role in ("editor", "reviewer", "publisher")}
for role, user in people.items():
    give(user, role)
    TOTP.activate(user, "JBSWY3DPEHPK3PXP")
call_command("import_edition", "bench/small_edition", verbosity=0)
base, drafts = edition_in_force(), []
for word in WORDS:
    draft = begin_as_copy(people["editor"], base)
    for name in CLAUSES:
        clause = parse(name)
        write(people["editor"], draft, clause, {"tr": clause_of(draft, clause).fields["tr"] + " " + word}, 0)
    draft.refresh_from_db()
    approve(people["reviewer"], draft)
    drafts.append(draft)
Draft.objects.update(copied_from="")  # as texts that somebody brought: a copy is not published once another one was
for draft in drafts:
    ask_to_publish(people["publisher"], draft, timezone.now(), "deneme")
print(json.dumps({f"2018.{number}": draft.pk for number, draft in enumerate(drafts, 2)}))
"""


@dataclass(frozen=True)
class Over:
    """Who is over a job: its process, and the one that supervises the processes of the host."""

    parent: int
    process: int


class Desk:
    """Of two hosts of ``tests.servers.patient``, whose folders are ``host-0`` and ``host-1``."""

    def __init__(self, running: Hosts, database: str, data: Path) -> None:
        self._hosts, self._database, self._data = running, database, data
        self._folders = {process.pid: data / f"host-{host}" for host, (_, process) in enumerate(running)}
        self._drafts: dict[str, int] = {}

    def ask(self) -> list[str]:
        """Have drafts published that say ``WORDS`` in two clauses; the names of the editions that they become, in turn."""
        for folder in self._folders.values():
            for number, _ in enumerate(WORDS, 2):
                (folder / f"wait-2018.{number}").touch()
        code = f"WORDS, CLAUSES = {WORDS!r}, {_CLAUSES!r}\n{_ASK}"
        done = manage(self._data / "host-0", self._database, "shell", "--no-imports", "-c", code)
        assert done.returncode == 0, done.stderr
        self._drafts = json.loads(done.stdout.splitlines()[-1])
        return list(self._drafts)

    @contextmanager
    def hanging(self, over: Over) -> Iterator[None]:
        """The host does nothing for a while, and nobody hears of it; then it goes on as if nothing had been."""
        for pid in (over.parent, over.process):
            os.kill(pid, signal.SIGSTOP)
        self._rows(
            "UPDATE lawbook_job SET held_until = now() - interval '1 second' WHERE state = 'running' RETURNING id"
        )
        try:
            yield
        finally:
            for pid in (over.process, over.parent):
                os.kill(pid, signal.SIGCONT)

    def let_on(self, edition: str) -> None:
        """Whoever is over it goes on."""
        for waiting in self._data.glob(f"host-*/wait-{edition}"):
            waiting.unlink()

    def waits_over(self, edition: str, ends: int = 0) -> Over:
        """Who is over it, as soon as it has made everything but what it waits in the place of."""
        row = (
            "SELECT holder FROM lawbook_job WHERE about = %s AND state = 'running' AND ends = %s AND made::text LIKE %s"
        )
        found = _soon(lambda: self._rows(row, f"draft {self._drafts[edition]}", ends, '%"index"%'))
        parent = int(found[0][0].split(":")[1])
        waiting = self._folders[parent] / f"wait-{edition}"
        (process,) = _soon(lambda: {int(waiting.read_text() or 0)} & _children(parent))
        return Over(parent, process)

    def states(self) -> dict[str, tuple[str, int]]:
        """How each publication stands, and how often who was over it was found dead."""
        rows = self._rows("SELECT about, state, ends FROM lawbook_job WHERE kind = 'publish'")
        found = {about: (state, ends) for about, state, ends in rows}
        return {edition: found[f"draft {pk}"] for edition, pk in self._drafts.items()}

    def published(self) -> list[str]:
        """What the log says was published; the database has these editions and nothing half of any."""
        assert not self._rows("SELECT id FROM lawbook_edition WHERE published_at IS NULL")
        held = "SELECT count(*) FROM lawbook_edition AS one JOIN lawbook_storedpassage ON edition_id = one.id"
        held += " WHERE code = '2018' GROUP BY one.id"
        assert len(set(self._rows(held))) == 1
        return [row[0] for row in self._rows("SELECT about FROM workshop_entry WHERE what = 'publish' ORDER BY id")]

    def wait_until_done(self, edition: str) -> None:
        """Until who is over it says that it is."""
        _soon(lambda: self.states()[edition][0] == "done")

    def wait_until_all_read(self, word: str, edition: str) -> None:
        """Until all hosts serve it."""
        self.wait_until_done(edition)
        _soon(lambda: all(word in _page(port) for port, _ in self._hosts))

    @contextmanager
    def looking(self) -> Iterator[list[tuple[int, ...]]]:
        """Read a Law on all hosts, again and again: how often the words of each draft stood there."""
        seen: list[tuple[int, ...]] = []
        over = Event()

        def look() -> None:
            while not over.wait(0.05):
                pages = [_page(port) for port, _ in self._hosts]
                seen.extend(tuple(page.count(word) for word in WORDS) for page in pages)

        reader = Thread(target=look)
        reader.start()
        try:
            yield seen
        finally:
            over.set()
            reader.join()

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with psycopg.connect(self._database, autocommit=True) as connection:
            return connection.execute(query.encode(), values or None).fetchall()


def _page(port: int) -> str:
    status, page = get(port, _PAGE)
    assert status == 200
    return page


def _children(pid: int) -> set[int]:
    with suppress(FileNotFoundError):
        return set(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))
    return set()


def _soon(look: Callable[[], Found]) -> Found:
    deadline = time.monotonic() + _PATIENCE
    while not (found := look()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found
