"""Statements for the database, written here: to write one, the ORM takes ten times as long as the database to follow it.

For the few of every answer; in words that SQLite and PostgreSQL both know.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import connection


def rows(statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """What a statement finds; ``%s`` stands for each value."""
    with connection.cursor() as cursor:
        cursor.execute(statement, [_as_sent(one) for one in values])
        return list(cursor.fetchall())


def change(statement: str, *values: Any) -> int:
    """How many rows a statement has changed."""
    with connection.cursor() as cursor:
        cursor.execute(statement, [_as_sent(one) for one in values])
        return int(cursor.rowcount)


def places(values: tuple[Any, ...]) -> str:
    """A place for each of some values, as they stand after ``IN``."""
    return f"({', '.join(['%s'] * len(values))})"


def _as_sent(value: Any) -> Any:
    """A moment and an object as their columns hold them in this database."""
    if isinstance(value, datetime):
        return connection.ops.adapt_datetimefield_value(value)
    if isinstance(value, Mapping):
        return connection.ops.adapt_json_value(value, None)
    return value
