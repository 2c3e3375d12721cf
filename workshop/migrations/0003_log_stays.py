"""The database itself refuses to change or delete a line of the log."""

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

SQLITE = """
CREATE TRIGGER workshop_entry_no_{what} BEFORE {what} ON workshop_entry
BEGIN SELECT RAISE(ABORT, 'The log of the workshop is only added to.'); END
"""
POSTGRESQL = [
    """
    CREATE FUNCTION workshop_entry_stays() RETURNS trigger AS $$
    BEGIN RAISE EXCEPTION 'The log of the workshop is only added to.'; END
    $$ LANGUAGE plpgsql
    """,
    """
    CREATE TRIGGER workshop_entry_stays BEFORE UPDATE OR DELETE ON workshop_entry
    FOR EACH ROW EXECUTE FUNCTION workshop_entry_stays()
    """,
]


def guard(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    vendor = schema_editor.connection.vendor
    statements = POSTGRESQL if vendor == "postgresql" else [SQLITE.format(what=what) for what in ("UPDATE", "DELETE")]
    for statement in statements:
        schema_editor.execute(statement)


class Migration(migrations.Migration):

    dependencies = [('workshop', '0002_roles')]

    operations = [migrations.RunPython(guard, migrations.RunPython.noop)]
