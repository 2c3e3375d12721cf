"""The roles of the workshop, each with its permissions."""

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

from accounts.roles import make_role

PERMISSIONS = {
    "enter": "Can read the drafts",
    "begin": "Can begin a draft",
    "write": "Can write a draft in both languages",
    "translate": "Can write the translation of a draft",
    "comment": "Can comment on a draft",
    "settle": "Can settle what a draft changes elsewhere",
    "share": "Can make a secret link to a draft",
    "approve": "Can approve a draft of somebody else",
    "publish": "Can publish an approved draft",
    "withdraw": "Can withdraw a published edition",
}
ROLES = {
    "editor": ("enter", "begin", "write", "translate", "comment", "settle", "share"),
    "translator": ("enter", "translate", "comment"),
    "commentator": ("enter", "comment"),
    "reviewer": ("enter", "comment", "settle", "share", "approve"),
    "publisher": ("enter", "comment", "settle", "share", "publish", "withdraw"),
}


def make_roles(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    for role, verbs in ROLES.items():
        make_role(apps, role, "workshop", "draft", {verb: PERMISSIONS[verb] for verb in verbs})


class Migration(migrations.Migration):

    dependencies = [
        ('workshop', '0001_initial'),
        ('auth', '0012_alter_user_first_name_max_length'),
        ('contenttypes', '0002_remove_content_type_name'),
    ]

    operations = [migrations.RunPython(make_roles, migrations.RunPython.noop)]
