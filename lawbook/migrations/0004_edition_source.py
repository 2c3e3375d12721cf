from typing import Any

from django.db import migrations, models


def first_revisions_are_shipped(apps: Any, schema_editor: Any) -> None:
    """Set-up imported the files of the software first; whatever came later may have been published on purpose."""
    apps.get_model("lawbook", "Edition").objects.filter(revision=1).update(is_shipped=True)


class Migration(migrations.Migration):

    dependencies = [
        ('lawbook', '0003_translation_and_terms'),
    ]

    operations = [
        migrations.AddField(
            model_name='edition',
            name='is_shipped',
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name='edition',
            name='source_digest',
            field=models.CharField(blank=True, max_length=64),
        ),
        migrations.RunPython(first_revisions_are_shipped, migrations.RunPython.noop),
    ]
