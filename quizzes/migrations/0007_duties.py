import django.db.models.deletion
from django.apps.registry import Apps
from django.conf import settings
from django.db import migrations, models


def nobody_loses_one(apps: Apps, schema_editor: object) -> None:
    """Who had a role reached every examination so far, and goes on reaching those that there are."""
    examinations = apps.get_model("quizzes", "Examination").objects.all()
    users = apps.get_model("accounts", "User").objects
    duty = apps.get_model("quizzes", "Duty")
    holding = set(users.filter(groups__name="examiner").values_list("pk", flat=True))
    every = holding | set(users.filter(groups__name="invigilator").values_list("pk", flat=True))
    duty.objects.bulk_create(
        duty(examination=one, user_id=user, holds=user in holding) for one in examinations for user in sorted(every)
    )


class Migration(migrations.Migration):

    dependencies = [
        ('quizzes', '0006_roles'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='Duty',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('holds', models.BooleanField(default=False)),
                ('room', models.CharField(blank=True, max_length=60)),
                ('examination', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='duties', to='quizzes.examination')),
                ('user', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='examination_duties', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'verbose_name_plural': 'duties',
                'ordering': ('-holds', 'room', 'user__email'),
                'constraints': [models.UniqueConstraint(fields=('examination', 'user'), name='one-duty-an-examination')],
            },
        ),
        migrations.RunPython(nobody_loses_one, migrations.RunPython.noop),
    ]
