"""A site of an earlier day on PostgreSQL is started with the software of today: no row is lost, and what there was is read.

The oldest and the newest day; each day there is in a file (``tests/test_upgrading.py``).
"""

import json
from pathlib import Path

import pytest

from tests.servers.brought_over import Rows, bring_over, managed, rows_of
from tests.servers.conftest import Server
from tests.serving import bring_what_is_made_once
from tests.test_migrating import BECAME, DUMPS, MADE_BY_THE_SOFTWARE, lost
from tests.test_upgrading import READ

DAYS = [DUMPS[0], DUMPS[-1]]
pytestmark = [pytest.mark.long, pytest.mark.xdist_group("servers")]
_RECORDS = ("quizzes_sitting", "quizzes_attempt", "quizzes_memory", "accounts_user")


@pytest.fixture(scope="module", params=DAYS, ids=lambda path: path.stem)
def of_that_day(
    request: pytest.FixtureRequest, server: Server, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, dict[str, Rows]]:
    """A database as it was, to be copied, and its rows."""
    database = server.new_database()
    return database, bring_over(request.param, database, tmp_path_factory.mktemp("of-that-day"))


def test_no_row_is_lost_by_the_migrations(
    of_that_day: tuple[str, dict[str, Rows]], server: Server, tmp_path: Path
) -> None:
    old, before = of_that_day
    assert [table for table in _RECORDS if not before[table]] == []

    database = server.new_database(old)
    done = managed(tmp_path, database, ["migrate", "--verbosity", "0"])
    assert done.returncode == 0, done.stderr

    after = rows_of(database)
    kept = [table for table, rows in before.items() if rows and table not in MADE_BY_THE_SOFTWARE | BECAME.keys()]
    assert [table for table in kept if table not in after] == []
    assert [(table, row) for table in kept for row in lost(before[table], after[table])] == []
    for table, replacing in BECAME.items():
        assert len(after[replacing]) >= len(before.get(table, []))


def test_students_and_readers_find_what_there_was(
    of_that_day: tuple[str, dict[str, Rows]], server: Server, tmp_path: Path
) -> None:
    database = server.new_database(of_that_day[0])
    bring_what_is_made_once(tmp_path)
    for command in (["set_up"], ["shell", "--no-imports", "-c", READ]):
        done = managed(tmp_path, database, command)
        assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert {page: status for page, status in told.items() if status not in (200, 410)} == {}
    assert any(page.startswith("sitting") for page in told)
