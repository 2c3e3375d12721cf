"""The database of the tests is set up by one process; those of the others begin as it was then."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from django.db import connection
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.signals import connection_created


def keep(file: Path) -> None:
    """What is in the database now, if it is one in memory and the first; the file is there whole or not at all."""
    if file.exists() or connection.vendor != "sqlite":
        return
    beside = file.with_suffix(".part")
    with closing(sqlite3.connect(beside)) as kept:
        connection.connection.backup(kept)
    beside.rename(file)


@contextmanager
def begun_with(file: Path) -> Iterator[None]:
    """Meanwhile a database in memory that is opened holds what was kept, if anything was."""

    def bring(connection: BaseDatabaseWrapper, **_of_the_signal: object) -> None:
        if connection.vendor == "sqlite" and connection.is_in_memory_db():  # type: ignore[attr-defined]  # of SQLite's only
            with closing(sqlite3.connect(file)) as kept:
                kept.backup(connection.connection)

    if not file.exists():
        yield
        return
    connection_created.connect(bring)
    try:
        yield
    finally:
        connection_created.disconnect(bring)
