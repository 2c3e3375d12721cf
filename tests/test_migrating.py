"""Databases of before, as they were dumped, come over with every account, student, answer, memory and exam.

``tests/databases`` holds one of the first version with accounts and exams, and later ones (``sqlite3 FILE .dump`` of a database
without the book), and one of each release, with a row in every table (``tests/databases/sample.py``). Each is migrated as the
site does it when it is started; a row that was there is there again, with the same in each column that there still is.
"""

import json
import os
import re
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
MADE_BY_THE_SOFTWARE = {"sqlite_sequence", "django_migrations", "django_content_type", "auth_permission"}
BECAME = {"quizzes_sittinganswer": "quizzes_sittingquestion"}  # looked at by a test of its own
RELEASES = [dump for dump in DUMPS if dump.stem.startswith("release-")]
USED = """
accounts_user account_emailaddress quizzes_student quizzes_attempt quizzes_memory quizzes_difficulty quizzes_mistakereport
quizzes_sitting
""".split()
Rows = list[dict[str, Any]]


def tables(database: sqlite3.Connection) -> set[str]:
    """All but those that the software fills itself."""
    named = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return {row[0] for row in named} - MADE_BY_THE_SOFTWARE


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
        before = {table: rows(database, table) for table in tables(database)}
        command = [sys.executable, "manage.py", "migrate", "--verbosity", "0"]
        environment = {**os.environ, "BRIDGELAWS_DATA_DIR": str(folder), "DJANGO_SETTINGS_MODULE": "config.settings"}
        subprocess.run(command, check=True, cwd=settings.BASE_DIR, env=environment)
        yield [before, {table: rows(database, table) for table in tables(database)}]


def test_every_row_comes_over_as_it_was(databases: list[dict[str, Rows]]) -> None:
    before, after = databases
    kept = [table for table, found in before.items() if found and table not in BECAME]
    assert [table for table in kept if table not in after] == []
    assert [(table, row) for table in kept for row in lost(before[table], after[table])] == []


def lost(before: Rows, after: Rows) -> Rows:
    """Rows that are not there any more, as far as there still are their columns."""
    common = before[0].keys() & (after[0].keys() if after else set())
    shared = [[{name: row[name] for name in common} for row in them] for them in (before, after)]
    return before if len(common) < 2 else [row for row in shared[0] if row not in shared[1]]


def test_there_was_something_to_lose(databases: list[dict[str, Rows]]) -> None:
    before, _after = databases
    assert [table for table in USED if not before[table]] == []


def test_the_database_of_a_release_has_a_row_in_every_table() -> None:
    for dump in RELEASES:
        with closing(sqlite3.connect(":memory:")) as database:
            database.row_factory = sqlite3.Row
            database.executescript(dump.read_text(encoding="utf-8"))
            assert [table for table in tables(database) if not rows(database, table)] == []


def test_every_release_has_a_database_here() -> None:
    """All chapters of the list of changes but the first version, which nobody was given."""
    changes = (settings.BASE_DIR / "CHANGELOG.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"^## (\d+\.\d+\.\d+) ", changes, re.MULTILINE)) - {"0.1.0"}
    assert {f"release-{number}" for number in numbers} == {dump.stem for dump in RELEASES} != set()


def test_a_sitting_has_its_questions_answers_and_flags(databases: list[dict[str, Rows]]) -> None:
    before, after = databases
    sitting = before["quizzes_sitting"][0]
    asked = json.loads(sitting["questions"]) if "questions" in sitting else _asked(before["quizzes_sittingquestion"])
    given = {
        row["number"]: (row["chosen"], row["flagged"])
        for row in before.get("quizzes_sittinganswer") or before["quizzes_sittingquestion"]
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
