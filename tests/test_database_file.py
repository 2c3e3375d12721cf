"""The file of the database is moved away or replaced while the site runs: nothing is kept in two places."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from django.db import OperationalError, connections

from config.database import database
from config.file_database.base import DatabaseWrapper
from lawbook.data_folder import HAS_A_DATABASE

pytestmark = pytest.mark.usefixtures("db")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database that has one row."""
    (tmp_path / HAS_A_DATABASE).touch()
    return _made(tmp_path / "bridgelaws.sqlite3", "first")


@pytest.fixture
def site(file: Path) -> Any:
    """The connection of a thread that has read it."""
    made = DatabaseWrapper({**connections.settings["default"], **database("", file.parent)}, "another")
    assert _read(made) == "first"
    yield made
    made.close()


def _made(path: Path, word: str) -> Path:
    with closing(sqlite3.connect(path)) as new:
        new.execute("CREATE TABLE kept (word TEXT)")
        new.execute("INSERT INTO kept VALUES (?)", [word])
        new.commit()
    return path


def _read(site: DatabaseWrapper) -> str:
    """In a request of its own."""
    site.close_if_unusable_or_obsolete()
    with site.cursor() as cursor:
        return str(cursor.execute("SELECT word FROM kept").fetchone()[0])


def test_while_it_is_gone_nothing_is_kept_and_none_is_begun(site: Any, file: Path) -> None:
    file.rename(file.with_name("away"))
    for _request in range(2):
        with pytest.raises(OperationalError, match="gone"):
            _read(site)
    assert not file.exists()
    file.with_name("away").rename(file)
    assert _read(site) == "first"


def test_what_is_put_in_its_place_is_read_by_the_next_request(site: Any, file: Path) -> None:
    _made(file.with_name("copy"), "second").replace(file)
    assert _read(site) == "second"


def test_a_connection_is_kept_from_request_to_request(site: Any) -> None:
    before = site.connection
    assert _read(site) == "first"
    assert site.connection is before


def test_after_a_time_in_which_it_could_only_be_read_it_is_written_by_the_next_request(site: Any) -> None:
    """SQLite opens a file that it cannot write for reading, and a connection stays as it was opened."""
    with site.cursor() as cursor:
        cursor.execute("PRAGMA query_only = 1")
        with pytest.raises(OperationalError, match="readonly"):
            cursor.execute("INSERT INTO kept VALUES ('second')")
    site.close_if_unusable_or_obsolete()
    with site.cursor() as cursor:
        cursor.execute("UPDATE kept SET word = 'second'")
    assert _read(site) == "second"


def test_what_has_begun_goes_on_with_the_file_that_it_began_with(site: Any, file: Path) -> None:
    site.in_atomic_block = True
    file.rename(file.with_name("away"))
    assert _read(site) == "first"
    site.in_atomic_block = False


def test_a_first_start_begins_one(tmp_path: Path) -> None:
    made = DatabaseWrapper({**connections.settings["default"], **database("", tmp_path)}, "another")
    with made.cursor() as cursor:
        cursor.execute("CREATE TABLE kept (word TEXT)")
    made.close()
    assert (tmp_path / "bridgelaws.sqlite3").exists()
