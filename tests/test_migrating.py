"""Databases of before, as they were dumped, come over with every account, student, answer, memory and exam.

``tests/databases`` holds one of the first version with accounts and exams, and later ones (``sqlite3 FILE .dump`` of a database
without the book). Each is migrated as the site does it when it is started; a row that was there is there again, with the same
in each column that there still is.
"""

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from tests.sampling import every

pytestmark = pytest.mark.xdist_group("databases")
DUMPS = sorted((Path(__file__).parent / "databases").glob("*.sql"))
KEPT = (
    *("accounts_user", "account_emailaddress"),
    *("quizzes_student", "quizzes_attempt", "quizzes_memory", "quizzes_difficulty", "quizzes_mistakereport"),
    *("quizzes_sitting", "quizzes_sittingquestion", "quizzes_paper", "quizzes_paperquestion"),
)
Rows = list[dict[str, Any]]


def rows(database: sqlite3.Connection, table: str) -> Rows:
    """All rows of a table; none if there is no such table."""
    if not database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [table]).fetchone():
        return []
    return [dict(row) for row in database.execute(f'SELECT * FROM "{table}" ORDER BY 1')]  # noqa: S608


@pytest.fixture(scope="module", params=every(len(DUMPS), reversed(DUMPS)), ids=lambda path: path.stem)
def databases(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[dict[str, Rows]]]:
    """The tables before and after."""
    folder = tmp_path_factory.mktemp("data")
    with closing(sqlite3.connect(folder / "bridgelaws.sqlite3")) as database:
        database.row_factory = sqlite3.Row
        database.executescript(request.param.read_text(encoding="utf-8"))
        tables = [*KEPT, "quizzes_sittinganswer"]
        before = {table: rows(database, table) for table in tables}
        command = [sys.executable, "manage.py", "migrate", "--verbosity", "0"]
        environment = {**os.environ, "BRIDGELAWS_DATA_DIR": str(folder), "DJANGO_SETTINGS_MODULE": "config.settings"}
        subprocess.run(command, check=True, cwd=settings.BASE_DIR, env=environment)
        yield [before, {table: rows(database, table) for table in tables}]


@pytest.mark.parametrize("table", KEPT)
def test_every_row_comes_over_as_it_was(databases: list[dict[str, Rows]], table: str) -> None:
    before, after = databases[0][table], databases[1][table]
    common = before[0].keys() & after[0].keys() if before else set()
    assert len(common) > 2 or not before
    shared = [[{name: row[name] for name in common} for row in them] for them in (before, after)]
    assert [row for row in shared[0] if row not in shared[1]] == []


def test_there_was_something_to_lose(databases: list[dict[str, Rows]]) -> None:
    before, _after = databases
    counts = {table: len(before[table]) for table in KEPT[:7]}
    assert all(counts.values()), counts
    assert before["quizzes_sitting"]


def test_a_sitting_has_its_questions_answers_and_flags(databases: list[dict[str, Rows]]) -> None:
    before, after = databases
    sitting = before["quizzes_sitting"][0]
    asked = json.loads(sitting["questions"]) if "questions" in sitting else _asked(before["quizzes_sittingquestion"])
    given = {
        row["number"]: (row["chosen"], row["flagged"])
        for row in before["quizzes_sittinganswer"] or before["quizzes_sittingquestion"]
    }
    found = after["quizzes_sittingquestion"]
    assert [[name, str(seed)] for name, seed in asked] == _asked(found)
    assert [(row["chosen"], row["flagged"]) for row in found] == [given.get(row["number"], ("", 0)) for row in found]
    assert {row["sitting_id"] for row in found} == {sitting["id"]}


def _asked(questions: Rows) -> list[list[str]]:
    return [[row["template"], row["secret"]] for row in questions]


def test_a_new_schema_has_a_database_here() -> None:
    """Whoever changes what is kept dumps a database of the schema of before; these are the last migrations so far."""
    newest = DUMPS[-1].read_text(encoding="utf-8")
    for app in ("accounts", "quizzes"):
        latest = max(path.stem for path in (settings.BASE_DIR / app / "migrations").glob("0*.py"))
        assert f"'{app}','{latest}'" in newest
