"""Who has drafts published and looks at what the database holds; read in a process that has a site."""

import datetime
import hashlib
import json
import re
from pathlib import Path
from typing import Any

from allauth.mfa.totp.internal.auth import TOTP
from django.core.management import call_command
from django.db import connection
from django.utils import timezone

from accounts.models import User
from accounts.roles import give
from lawbook.citations import parse
from lawbook.editions import read_published
from lawbook.jobs.queue import latest
from lawbook.models import CrossReference, Edition, Erratum, Export, FootnoteMark, Job, Part, StoredPassage
from lawbook.publishing.manifest import MANIFEST, Standing, public_keys, verify
from lawbook.publishing.rows import content_hash, rows_of
from workshop.actions.approve import approve
from workshop.actions.begin import begin
from workshop.actions.publish import ask_to_publish
from workshop.actions.write import write
from workshop.clauses import clause_of
from workshop.models import Draft, Entry
from workshop.notation.folder import edition_of
from workshop.notation.sources import files_of_edition

_FOLDER = Path(__file__).parent / "small_edition"
_CLAUSES = ("4A", "3B2")
_TABLES: list[Any] = [Part, StoredPassage, FootnoteMark, CrossReference, Erratum]
_OVER = (Job.State.DONE, Job.State.FAILED)


class Desk:
    """Three people, and the drafts of a text in force that they write, approve and publish in turn."""

    def __init__(self, folder: str = str(_FOLDER), clauses: tuple[str, ...] = _CLAUSES) -> None:
        self._clauses = clauses
        self._people = {role: _person(role) for role in ("editor", "reviewer", "publisher")}
        call_command("import_edition", folder, verbosity=0)
        self._base = read_published()[-1]
        self._files = files_of_edition(self._base)
        self._before, self._after = self._base.content_hash, self._base.content_hash
        self._log: list[Any] = []
        self._draft = Draft()
        self._rows, self._names = "", list[str]()

    def write(self, number: int) -> None:
        """A draft that says ``Nüsha number.`` in two clauses, approved."""
        self._before = self._after
        self._draft = begin(self._people["editor"], self._files, copied_from=str(self._base))
        for name in self._clauses:
            found = clause_of(self._draft, parse(name))
            assert found is not None  # noqa: S101
            text = f"{found.fields['tr']} Nüsha {number:04}."
            write(self._people["editor"], self._draft, found.citation, {"tr": text}, found.seen)
        self._draft.refresh_from_db()
        self._after = content_hash(rows_of(edition_of(self._draft)))
        approve(self._people["reviewer"], self._draft)

    def ask(self) -> None:
        """Have it published."""
        ask_to_publish(self._people["publisher"], self._draft, timezone.now(), "deneme")

    def job(self) -> Job:
        """How that stands."""
        job = latest("publish", f"draft {self._draft.pk}")
        assert job is not None  # noqa: S101
        return job

    def is_over(self) -> bool:
        """Whether nobody is at it any more."""
        return self.job().state in _OVER

    def holder(self) -> int:
        """The process whose child is at it; 0 while there is none."""
        job = self.job()
        return int(job.holder.split(":")[1]) if job.state == Job.State.RUNNING else 0

    def times(self) -> tuple[float, float]:
        """How many seconds it took until there was an index, and until all was done."""
        job = self.job()
        moments = {what: datetime.datetime.fromisoformat(when) for what, when in job.made}
        assert job.begun_at is not None  # noqa: S101
        assert job.ended_at is not None  # noqa: S101
        return (moments["index"] - job.begun_at).total_seconds(), (job.ended_at - job.begun_at).total_seconds()

    def look(self, *, is_done: bool = False) -> list[str]:
        """What is wrong: published are whole editions, to the last row and file, and the log is as long as that."""
        editions = [one for one in read_published() if one.code == self._base.code]
        either = [self._after] if is_done else [self._before, self._after]
        wrong = [] if editions[-1].content_hash in either else [f"{editions[-1]} is neither"]
        wrong += [f"{one} has not its {what}" for one in editions[-2:] for what in self._lacks(one)]
        if is_done and self.job().state != Job.State.DONE:
            wrong.append(f"{self.job().state} {self.job().said}")
        if is_done and Edition.objects.filter(published_at=None).exists():
            wrong.append("something is left that was not published")
        return wrong + self._look_at_log(editions) + _look_at_database()

    def _look_at_log(self, editions: list[Edition]) -> list[str]:
        now = list(Entry.objects.order_by("pk").values())
        wrong = [] if now[: len(self._log)] == self._log else ["the log has changed"]
        self._log = now
        told = [one["about"] for one in now if one["what"] == "publish"]
        there = [str(one) for one in editions[1:]]
        return wrong if told == there else [*wrong, f"published are {there}, the log says {told}"]

    def _lacks(self, edition: Edition) -> list[str]:
        """Its rows are those of the first that was published by a job, but for the number in its words, and its files too."""
        if edition.pk == self._base.pk:
            return []
        tables = [table._default_manager.filter(edition=edition).order_by("pk") for table in _TABLES]
        rows = [{**row, "id": 0, "edition_id": 0} for table in tables for row in table.values()]
        plain = re.sub(r" Nüsha \d+\.", "", json.dumps(rows, default=str, ensure_ascii=False))
        files = self._files_of(edition)
        self._rows, self._names = self._rows or plain, self._names or sorted(files)
        return ["rows"] * (plain != self._rows) + ["files"] * (sorted(files) != self._names)

    def _files_of(self, edition: Edition) -> list[str]:
        """The names of its files, if they are what the manifest says."""
        files = {one.name: bytes(one.content) for one in Export.objects.filter(edition=edition)}
        told = verify(files.pop(MANIFEST).decode(), public_keys())
        digests = {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}
        is_sound = told.edition == str(edition) and told.standing is not Standing.WRONG
        return list(files) if is_sound and digests == {one["name"]: one["sha256"] for one in told.files} else []


def _look_at_database() -> list[str]:
    if connection.vendor != "sqlite":
        return []
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA quick_check")
        return [] if cursor.fetchone() == ("ok",) else ["the database is damaged"]


def _person(role: str) -> User:
    user = User.objects.create_user(f"{role}@example.org", "x")
    give(user, role)
    TOTP.activate(user, "JBSWY3DPEHPK3PXP")
    return user
