"""Who has drafts published and looks at what the database holds; read in a process that has a site."""

import json
import re
from typing import Any

from allauth.mfa.totp.internal.auth import TOTP
from django.db import connection
from django.utils import timezone

from accounts.models import User
from accounts.roles import give
from lawbook.citations import parse
from lawbook.editions import edition_in_force
from lawbook.jobs.queue import latest
from lawbook.models import CrossReference, Edition, Erratum, FootnoteMark, Job, Part, StoredPassage
from lawbook.publishing.rows import content_hash, rows_of
from workshop.actions.approve import approve
from workshop.actions.begin import begin
from workshop.actions.publish import ask_to_publish
from workshop.actions.write import write
from workshop.clauses import clause_of
from workshop.models import Draft, Entry
from workshop.notation.folder import edition_of
from workshop.notation.sources import files_of_edition

_CLAUSES = ("64A1", "64C1")
_TABLES: list[Any] = [Part, StoredPassage, FootnoteMark, CrossReference, Erratum]


class Desk:
    """Three people, and the drafts of the text in force that they write, approve and publish in turn."""

    def __init__(self) -> None:
        self._people = {role: _person(role) for role in ("editor", "reviewer", "publisher")}
        self._base = edition_in_force()
        self._files = files_of_edition(self._base)
        self._before, self._after = self._base.content_hash, ""
        self._log: list[Any] = []
        self._draft = Draft()
        self._whole = ""

    def ask(self, number: int) -> None:
        """Have a draft published that says ``Deneme number.`` in two clauses."""
        self._before = self._after or self._before
        self._draft = begin(self._people["editor"], self._files, copied_from=str(self._base))
        for name in _CLAUSES:
            found = clause_of(self._draft, parse(name))
            assert found is not None  # noqa: S101
            text = f"{found.fields['tr']} Deneme {number:04}."
            write(self._people["editor"], self._draft, found.citation, {"tr": text}, found.seen)
        self._draft.refresh_from_db()
        self._after = content_hash(rows_of(edition_of(self._draft)))
        approve(self._people["reviewer"], self._draft)
        ask_to_publish(self._people["publisher"], self._draft, timezone.now(), "deneme")

    def is_over(self, deaths: int) -> bool:
        """Whether a process is over it, after so many have died; or it is done."""
        job = self._job()
        return job.state not in (Job.State.WAITING, Job.State.RUNNING) or (
            job.state == Job.State.RUNNING and job.ends == deaths
        )

    def is_done(self) -> bool:
        """Whether nobody is over it any more."""
        return self._job().state in (Job.State.DONE, Job.State.FAILED)

    def made(self) -> str:
        """What is made last by who is over it."""
        made = self._job().made
        return str(made[-1][0]) if made else "nothing"

    def stands(self) -> str:
        """How it stands, in a line."""
        job = self._job()
        return f"{job.state} {job.said} {job.ends} {job.made}"

    def look(self, *, is_done: bool = False) -> list[str]:
        """What is wrong: the edition in force must be the former or the new one, to the last row, the log as long as that."""
        wrong = [] if not is_done or self._job().state == Job.State.DONE else [self.stands()]
        edition = Edition.objects.filter(code="2017").exclude(published_at=None).latest("revision")
        either = [self._after] if is_done else [self._before, self._after]
        if edition.content_hash not in either or not self._is_whole(edition):
            wrong.append(f"{edition} is neither whole")
        return wrong + self._look_at_log(edition, is_done=is_done)

    def _look_at_log(self, edition: Edition, *, is_done: bool) -> list[str]:
        now = list(Entry.objects.order_by("pk").values())
        wrong = [] if now[: len(self._log)] == self._log else ["the log has changed"]
        self._log = now
        told = [one["about"] for one in now if one["what"] == "publish"]
        there = [f"2017.{revision}" for revision in range(2, edition.revision + 1)]
        if told != there:
            wrong.append(f"published are {there}, the log says {told}")
        if is_done and Edition.objects.filter(published_at=None).exists():
            wrong.append("something is left that was not published")
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA quick_check")
            wrong += [] if cursor.fetchone() == ("ok",) else ["the database is damaged"]
        return wrong

    def _is_whole(self, edition: Edition) -> bool:
        """It has the rows of the first that was published, over which nobody was killed, but for the number in its words."""
        tables = [table._default_manager.filter(edition=edition).order_by("pk") for table in _TABLES]
        rows = [{**row, "id": 0, "edition_id": 0} for table in tables for row in table.values()]
        plain = re.sub(r"Deneme \d+", "Deneme", json.dumps(rows, default=str, ensure_ascii=False))
        self._whole = self._whole or plain
        return edition.pk == self._base.pk or plain == self._whole

    def _job(self) -> Job:
        job = latest("publish", f"draft {self._draft.pk}")
        assert job is not None  # noqa: S101
        return job


def _person(role: str) -> User:
    user = User.objects.create_user(f"{role}@example.org", "x")
    give(user, role)
    TOTP.activate(user, "JBSWY3DPEHPK3PXP")
    return user
