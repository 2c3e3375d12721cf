"""Who publishes the text publishes the regulations too."""

from django.apps.registry import Apps
from django.db import migrations

from accounts.roles import make_role


def make_roles(apps: Apps, schema_editor: object) -> None:
    make_role(apps, "publisher", "rulings", "publishedregulations", {"publish_regulations": "Can publish regulations"})


class Migration(migrations.Migration):

    dependencies = [
        ('rulings', '0001_published_regulations'),
        ('accounts', '0002_roles'),
        ('contenttypes', '0002_remove_content_type_name'),
    ]

    operations = [migrations.RunPython(make_roles, migrations.RunPython.noop)]
