"""A publication that is killed at any moment leaves readers one whole edition, and is simply done again."""

import os
import random
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.killing import copied, forking, kill_after, site_made_by

KILLS = int(os.environ.get("BRIDGELAWS_KILLS", "20"))  # 200 have been done
_MAKE = """
import django; django.setup()
from accounts.models import User
from accounts.roles import give
from allauth.mfa.totp.internal.auth import TOTP
from lawbook.citations import parse
from lawbook.editions import edition_in_force
from workshop.actions.approve import approve
from workshop.actions.begin import begin_as_copy
from workshop.actions.write import write
from workshop.clauses import clause_of
people = {role: User.objects.create_user(f"{role}@example.org", "x") for role in ("editor", "reviewer", "publisher")}
for role, user in people.items():
    give(user, role)
    TOTP.activate(user, "JBSWY3DPEHPK3PXP")
draft = begin_as_copy(people["editor"], edition_in_force())
clause = parse("64A2")
write(people["editor"], draft, clause, {"tr": clause_of(draft, clause).fields["tr"] + " Yeni."}, 0)
approve(people["reviewer"], draft)
"""
# A process that has read everything forks for each attempt: a publication takes a second, its start four.
_PUBLISH = """
import os, sys, django; django.setup()
from pathlib import Path
from django.conf import settings
from django.db import connection
from django.utils import timezone
from accounts.models import User
from lawbook.models import Export
from lawbook.publishing import importing
from workshop.actions import publish
from workshop.models import Draft
from workshop.notation.folder import edition_of
publish.make_index = lambda book: None  # it lies beside the database, under the name of the content: it has its own tests
publish.make_rest = lambda edition, made: None  # in the data folder or beside the exports, and may be missing
publish.make_exports = lambda edition, folder: Export.objects.bulk_create(
    Export(edition=edition, name=f"{number}.txt", media_type="text/plain", size=1, sha256="x", content=b"x" * 200_000)
    for number in range(6)
)  # as many, and quicker
from workshop.standing import open_items
draft = Draft.objects.get()
open_items(draft)
importing.read_edition = lambda folder: edition_of(draft)  # nothing is written while the files are read
connection.close()
for line in sys.stdin:
    child = os.fork()
    if not child:
        connection.settings_dict["NAME"] = line.strip()
        publish.publish(User.objects.get(email="publisher@example.org"), Draft.objects.get(), timezone.now(), "deneme")
        os._exit(0)
    print(child, flush=True)
    os.waitpid(child, 0)
    print("ended", flush=True)
"""


@pytest.mark.long
@pytest.mark.xdist_group("killed")
def test_whenever_it_is_killed_there_is_one_whole_edition(tmp_path: Path) -> None:
    given, template = site_made_by(_MAKE, tmp_path / "site")
    database = tmp_path / "killed.sqlite3"
    with forking(_PUBLISH, given) as publisher:
        copied(template, database)
        whole = _attempt(publisher, database, None)
        assert _state(database) == _PUBLISHED
        drawn = random.Random(17)
        seen = []
        for _kill in range(KILLS):
            copied(template, database)
            _attempt(publisher, database, drawn.uniform(0, whole))
            seen.append(_state(database))
            assert seen[-1] in (_BEFORE, _PUBLISHED), seen[-1]
        copied(template, database)
        _attempt(publisher, database, whole * 0.8)
        _attempt(publisher, database, None)
        assert _state(database) == _PUBLISHED
    assert seen.count(_BEFORE) > KILLS // 10


# The published revision, whether it has all of its passages, notes of it in the log, and what the draft says of itself.
_BEFORE = ([1], True, 0, "open")
_PUBLISHED = ([1, 2], True, 1, "published")


def _state(database: Path) -> tuple[list[int], bool, int, str]:
    with closing(sqlite3.connect(database)) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        public = (
            "SELECT id, revision FROM lawbook_edition WHERE code = '2017' AND state = 'published' ORDER BY revision"
        )
        editions = found.execute(public).fetchall()
        count = "SELECT count(*) FROM lawbook_{table} WHERE edition_id = ?"
        held = {
            tuple(
                found.execute(count.format(table=table), [pk]).fetchone()[0]
                for table in ("storedpassage", "part", "crossreference")
            )
            for pk, _revision in editions
        }
        logged = found.execute("SELECT count(*) FROM workshop_entry WHERE what = 'publish'").fetchone()[0]
        draft = found.execute("SELECT state FROM workshop_draft").fetchone()[0]
        files = found.execute("SELECT count(*) FROM lawbook_export WHERE edition_id = ?", [editions[-1][0]]).fetchone()[
            0
        ]
        whole = len({passages for passages, _parts, _references in held}) == 1 and files > 4
        return [revision for _pk, revision in editions], whole, logged, draft


def _attempt(publisher: "subprocess.Popen[str]", database: Path, after: float | None) -> float:
    """Publish in this database; kill it so many seconds later. How long it took."""
    assert publisher.stdin is not None
    assert publisher.stdout is not None
    publisher.stdin.write(f"{database}\n")
    publisher.stdin.flush()
    child = int(publisher.stdout.readline())
    begun = time.monotonic()
    kill_after(after, child)
    assert publisher.stdout.readline() == "ended\n"
    return time.monotonic() - begun
