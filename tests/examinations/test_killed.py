"""An appeal's decision, or a withdrawal, that is killed at any moment is done whole or not at all, and can be sent again."""

import os
import random
import sqlite3
import subprocess
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from tests.killing import copied, forking, kill_after, site_made_by

KILLS = int(os.environ.get("BRIDGELAWS_KILLS", "20"))
_MAKE = """
import django; django.setup()
from django.test.utils import setup_test_environment; setup_test_environment()
from datetime import timedelta
from django.utils import timezone
from quizzes.examinations import appealing, enrolling, preparing, releasing, steering, variants
from quizzes.models import CandidateAnswer, Examination
from tests.examinations.conftest import at_the_desk, member, page, plan
now = timezone.now()
examiner = member("sinav@example.org", "examiner")
drawn = variants.draw_variants(["revoke-in-play", "revoke-question"], 1)
made = preparing.keep(plan(now, variants=1, pass_mark=100), drawn, examiner, now)
enrolling.enrol(made, "\\n".join(f"Aday {number}; {number}" for number in range(30)), examiner, now)
steering.open_it(made, examiner, now)
keys = {one.number: one.key for one in made.questions.all()}
for candidate in made.candidates.all():
    at_the_desk(candidate)
    CandidateAnswer.objects.filter(candidate=candidate, number=1).update(chosen=keys[1], turn=1, answered=now)
steering.close(made, examiner, now)
releasing.release(Examination.objects.get(pk=made.pk), examiner, now)
candidate = Examination.objects.get(pk=made.pk).candidates.first()
assert appealing.appeal(candidate, candidate.answers.get(number=2), "Yanlis.", now) == "kept"
"""
# A process that has read everything forks for each attempt.
_SEND = """
import os, sys, django; django.setup()
from django.test.utils import setup_test_environment; setup_test_environment()
from django.db import connection
from accounts.models import User
from quizzes.examinations.addresses import examination as address
from quizzes.models import Appeal, Examination
from tests.examinations.conftest import logged_in
made = Examination.objects.get()
forms = {
    "decide": {"do": "decide", "decision": "upheld", "reply": "Dogru.", "appeal": str(Appeal.objects.get().pk)},
    "withdraw": {"do": "withdraw", "item": str(Appeal.objects.get().question.item), "reason": "Iki yanit dogru."},
}
own = address(made.pk, "en", "appeals")
client = logged_in(User.objects.get())
client.get(own), client.post(address(made.pk, "en", "do"), {"do": "decide", "back": "appeals"})  # reads what it needs
connection.close()
for line in sys.stdin:
    verb, database = line.split()
    child = os.fork()
    if not child:
        connection.settings_dict["NAME"] = database
        client = logged_in(User.objects.get())
        os.write(1, f"{os.getpid()}\\n".encode())
        sent = forms[verb] | {"once": "n", "back": "appeals"}
        said = client.post(address(made.pk, "en", "do"), sent, follow=True, headers={"referer": f"http://testserver{own}"}).content.decode()
        told = "once" if "it was done once" in said else "yet" if "was not done yet" in said else "done"
        os.write(1, f"{told}\\n".encode())  # whole, or not at all
        os._exit(0)
    os.waitpid(child, 0)
    print("ended", flush=True)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> tuple[Mapping[str, str], Path]:
    """A site with an examination whose results are released, and an appeal: its environment, its database to be copied."""
    return site_made_by(_MAKE, tmp_path_factory.mktemp("examined") / "site")


@pytest.mark.long
@pytest.mark.xdist_group("killed examination")
@pytest.mark.parametrize("verb", ["decide", "withdraw"])
def test_whenever_it_is_killed_it_is_done_whole_or_not_at_all(
    site: tuple[Mapping[str, str], Path], tmp_path: Path, verb: str
) -> None:
    given, template = site
    database = tmp_path / "killed.sqlite3"
    with forking(_SEND, given) as sender:
        copied(template, database)
        whole, _said = _attempt(sender, verb, database, None)
        before, done = _BEFORE, _DONE[verb]
        assert _state(database) == done
        drawn, seen = random.Random(17), []
        for _kill in range(KILLS):
            copied(template, database)
            _attempt(sender, verb, database, drawn.uniform(0, 1.2 * whole))  # some are quicker than that
            seen.append(_state(database))
            assert seen[-1] in (before, done), seen[-1]
            took, said = _attempt(sender, verb, database, None)
            whole = max(whole, took)
            assert (seen[-1], said) in ((before, "done"), (before, "yet"), (done, "once"), (done, "yet"))
            assert _state(database) == (done if said == "done" else seen[-1])
    assert 0 < seen.count(before) < KILLS


# The appeal's decision, how many items are withdrawn, what the log says, how many certificates there are.
_State = tuple[str, int, list[str], int]
_BEFORE: _State = ("", 0, [], 0)
_DONE: dict[str, _State] = {
    "decide": ("upheld", 1, ["decided", "withdrawn"], 30),
    "withdraw": ("", 1, ["withdrawn"], 30),
}


def _state(database: Path) -> _State:
    with closing(sqlite3.connect(database)) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (decision,) = found.execute("SELECT decision FROM quizzes_appeal").fetchone()
        logged = "SELECT what FROM quizzes_examinationevent WHERE what IN ('decided', 'withdrawn') ORDER BY what"
        (gone,) = found.execute("SELECT count(*) FROM quizzes_withdrawnitem").fetchone()
        (certificates,) = found.execute("SELECT count(*) FROM quizzes_certificate").fetchone()
        return decision, gone, [what for (what,) in found.execute(logged)], certificates


def _attempt(sender: "subprocess.Popen[str]", verb: str, database: Path, after: float | None) -> tuple[float, str]:
    """Send the form; kill who carries it out so many seconds later. How long it took, what was said."""
    assert sender.stdin is not None
    assert sender.stdout is not None
    sender.stdin.write(f"{verb} {database}\n")
    sender.stdin.flush()
    child = int(sender.stdout.readline())
    begun = time.monotonic()
    kill_after(after, child)
    said = sender.stdout.readline().strip()
    if said != "ended":
        assert sender.stdout.readline() == "ended\n"
    return time.monotonic() - begun, said
