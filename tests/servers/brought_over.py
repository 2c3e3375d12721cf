"""A database of an earlier day, as its dump from SQLite has it, on a PostgreSQL server: tables of that day with its rows."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
from django.conf import settings
from psycopg.rows import dict_row
from psycopg.sql import SQL, Identifier, Placeholder

from tests.servers.hosts import environment

Rows = list[dict[str, Any]]
_MIGRATE = """
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
MigrationExecutor(connection).migrate({names!r})
"""
_NOT_ROWS = ("sqlite_sequence", "django_migrations")
_TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> %s"
_NUMBERED = """SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'id' AND is_identity = 'YES'"""


def bring_over(dump: Path, database: str, data: Path) -> dict[str, Rows]:
    """The tables of an empty database as the migrations of that day leave them, with the rows of the dump: read again."""
    with closing(sqlite3.connect(":memory:")) as old:
        old.row_factory = sqlite3.Row
        old.executescript(dump.read_text(encoding="utf-8"))
        names = [tuple(row) for row in old.execute("SELECT app, name FROM django_migrations ORDER BY id")]
        code = ["shell", "--no-imports", "-c", _MIGRATE.format(names=names)]
        done = managed(data, database, code)
        assert done.returncode == 0, done.stderr
        with psycopg.connect(database) as new:
            _copy(old, new)
    return rows_of(database)


def rows_of(database: str) -> dict[str, Rows]:
    """Those of each table but the one of the migrations."""
    with psycopg.connect(database, row_factory=dict_row) as connection:
        tables = [row["table_name"] for row in connection.execute(_TABLES, ["django_migrations"])]
        query = SQL("SELECT * FROM {} ORDER BY 1")
        return {table: connection.execute(query.format(Identifier(table))).fetchall() for table in tables}


def managed(data: Path, database: str, command: list[str]) -> subprocess.CompletedProcess[str]:
    """A management command of a site there."""
    told = environment(data, database)
    return subprocess.run(
        [sys.executable, "manage.py", *command], cwd=settings.BASE_DIR, env=told, capture_output=True, text=True
    )


def _copy(old: sqlite3.Connection, new: "psycopg.Connection[Any]") -> None:
    """All rows, instead of those that migrations have made; the server reads each value from its text."""
    tables = {row[0] for row in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")} - {*_NOT_ROWS}
    there = {row[0] for row in new.execute(_TABLES, ["django_migrations"])}
    assert there == tables
    new.execute("SET TIME ZONE 'UTC'")
    new.execute(SQL("TRUNCATE {}").format(SQL(", ").join(map(Identifier, sorted(tables)))))
    for table in tables:
        for row in old.execute(f'SELECT * FROM "{table}"').fetchall():  # noqa: S608
            names = list(row.keys())
            values = [value if value is None or isinstance(value, bytes) else str(value) for value in row]
            new.execute(_insert(table, names), values)
    for (table,) in new.execute(_NUMBERED).fetchall():
        last = SQL("SELECT setval(pg_get_serial_sequence({}, 'id'), max(id)) FROM {}")
        new.execute(last.format(table, Identifier(table)))


def _insert(table: str, names: list[str]) -> Any:
    into, values = SQL(", ").join(map(Identifier, names)), SQL(", ").join(Placeholder() * len(names))
    return SQL("INSERT INTO {} ({}) VALUES ({})").format(Identifier(table), into, values)
