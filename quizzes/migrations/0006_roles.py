from django.apps.registry import Apps
from django.db import migrations

from accounts.roles import make_role


def make_roles(apps: Apps, schema_editor: object) -> None:
    watch = {"watch_examinations": "Can watch examinations"}
    hold = {"hold_examinations": "Can hold examinations"}
    make_role(apps, "invigilator", "quizzes", "examination", watch)
    make_role(apps, "examiner", "quizzes", "examination", watch | hold)
    make_role(apps, "examiner", "quizzes", "withdrawntemplate", {"judge_questions": "Can judge questions"})


class Migration(migrations.Migration):

    dependencies = [
        ('quizzes', '0005_examinations'),
        ('accounts', '0002_roles'),
        ('contenttypes', '0002_remove_content_type_name'),
    ]

    operations = [migrations.RunPython(make_roles, migrations.RunPython.noop)]
