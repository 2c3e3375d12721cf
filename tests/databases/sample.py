"""A database with a row in every table, as a release leaves it: ``python -m tests.databases.sample release-0.2.0.sql``.

An examination is held and an edition (Law 6 of 2007) imported by the site's own verbs; tables that stay empty by that get one
row with a value of its kind in each column. What people have written themselves stands in ``of-2026-11-23b.sql``, which comes
first. Not run by the tests, which read the files that it has written: a release cannot be made again.
"""

import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import UUID

from django.db.models import Field, Model

_BEFORE = Path(__file__).with_name("of-2026-11-23b.sql")
_ODD = {"TextField": "İ: ‘ş’\n; --", "CharField": "ığ", "SlugField": "x", "EmailField": "west@example.org"}
_PLAIN = {"BooleanField": True, "BinaryField": b"\0", "JSONField": {"ş": [1, None]}, "URLField": "https://example.org/"}
_PLAIN["UUIDField"] = UUID(int=1)
_READ = {"is_retired": True}
"""A remark that is not retired would have to be about a clause, for the book to be read with it."""
_NOW = datetime(2026, 11, 23, 9, tzinfo=UTC)


def write(target: Path) -> None:
    """Make the database in a folder of its own and dump it."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"BRIDGELAWS_DATA_DIR": folder, "DJANGO_SETTINGS_MODULE": "config.settings"}
        with closing(sqlite3.connect(Path(folder) / "bridgelaws.sqlite3")) as database:
            database.executescript(_BEFORE.read_text(encoding="utf-8"))
            _fill()
            dump = "\n".join(database.iterdump())
    target.write_text(dump + "\n", encoding="utf-8")


def _fill() -> None:
    import django

    django.setup()
    from django.apps import apps
    from django.core.management import call_command

    from bench import examination_hall

    call_command("migrate", verbosity=0)
    call_command("import_edition", "fixtures/laws/2007", verbosity=0)
    examination_hall.make(2)
    waiting = [model for model in apps.get_models(include_auto_created=True) if not model._default_manager.exists()]
    while waiting:
        left = [model for model in waiting if not _made(model)]
        if len(left) == len(waiting):
            raise SystemExit(f"No row for {left}")
        waiting = left


def _made(model: type[Model]) -> bool:
    """One row, if there is one in each table that it refers to."""
    told: dict[str, Any] = {}
    for field in model._meta.local_concrete_fields:
        if field.is_relation:
            told[field.name] = field.related_model._default_manager.first()  # type: ignore[union-attr]
            if told[field.name] is None and not field.null:
                return False
        elif field.name in _READ:
            told[field.name] = _READ[field.name]
        elif not field.has_default() and not field.primary_key:
            told[field.name] = _value(field)
    model._default_manager.bulk_create([model(**told)])
    return True


def _value(field: "Field[Any, Any]") -> Any:
    kind = field.get_internal_type()
    if field.choices:
        return field.choices[0][0]
    if "Integer" in kind:
        return 1
    if "Date" in kind:
        return _NOW if kind == "DateTimeField" else _NOW.date()
    return (_ODD | _PLAIN).get(kind, "1")


if __name__ == "__main__":
    write(Path(__file__).with_name(sys.argv[1]))
