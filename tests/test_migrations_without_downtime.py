"""A migration only adds: while nodes are brought up to date one after the other, those of before go on reading and writing.

They insert rows without the new columns, so a new column takes none (``null``) or is given one by the database
(``db_default``; Django's ``default`` is the program's, and goes from the database when the column is made). What nobody
uses any more is taken away one version later, by a migration that ``LATER`` names with the version that stopped using it.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from django.db import migrations, models
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.operations.base import Operation
from django.db.models import NOT_PROVIDED

BEFORE = {"accounts": "0002", "lawbook": "0008", "quizzes": "0006"}
"""The last ones of the first version that runs on several hosts: what came before had one host, which stops for an update."""
LATER: dict[str, str] = {}
"""``"quizzes.0009_without_notes": "0.3.0"``."""

_ADDS = (
    migrations.CreateModel,
    migrations.AddIndex,
    migrations.AddConstraint,
    migrations.AlterModelOptions,
    migrations.AlterModelManagers,
    migrations.RunPython,
)


def faults(operation: Operation) -> Iterator[str]:
    """Why nodes of the version before could not go on."""
    if isinstance(operation, migrations.AddField):
        field: models.Field[Any, Any] = operation.field
        given = field.null or field.many_to_many or field.db_default is not NOT_PROVIDED
        if not given:
            yield f"{operation.model_name}.{operation.name} is required: null=True or db_default"
    elif isinstance(operation, migrations.AlterField):
        yield f"{operation.model_name}.{operation.name} is changed: add a column beside it, or say in LATER why it is safe"
    elif not isinstance(operation, _ADDS):
        yield f"{operation.describe()}: one version after nobody uses it (LATER)"


def test_new_migrations_only_add() -> None:
    found = MigrationLoader(None, ignore_no_migrations=True).disk_migrations
    new = {f"{app}.{name}": one for (app, name), one in found.items() if app in BEFORE and name[:4] > BEFORE[app]}
    said = {name: [fault for step in one.operations for fault in faults(step)] for name, one in new.items()}
    assert {name: them for name, them in said.items() if them and name not in LATER} == {}


@pytest.mark.parametrize(
    ("operation", "is_fault"),
    [
        (migrations.AddField("sitting", "note", models.TextField(null=True)), False),
        (migrations.AddField("sitting", "note", models.TextField(db_default="")), False),
        (migrations.AddField("sitting", "note", models.TextField(default="")), True),
        (migrations.RemoveField("sitting", "note"), True),
        (migrations.RenameField("sitting", "note", "remark"), True),
        (migrations.DeleteModel("sitting"), True),
        (migrations.RunSQL("DROP TABLE x"), True),
    ],
)
def test_the_rule_finds_what_would_stop_a_node(operation: Operation, is_fault: bool) -> None:
    assert bool(list(faults(operation))) is is_fault
