import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('quizzes', '0002_asked_questions'),
    ]

    operations = [
        migrations.RemoveField(
            model_name='sitting',
            name='questions',
        ),
        migrations.RemoveField(
            model_name='sitting',
            name='version',
        ),
        migrations.AlterField(
            model_name='sittingquestion',
            name='sitting',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='questions', to='quizzes.sitting'),
        ),
        migrations.DeleteModel(
            name='SittingAnswer',
        ),
    ]
