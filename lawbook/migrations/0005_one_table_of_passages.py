"""Laws, clauses, definitions and footnotes in one table; the editions that were published come over as they were."""

from collections.abc import Callable
from functools import partial
from typing import Any

from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

from lawbook.text.checked import State

_SHARED = ("edition_id", "citation", "position", "translation")
_TEXTS = ("heading", "heading_tr", "heading_en", "text", "text_tr", "text_en")
_TAILS = ("tail", "tail_tr", "tail_en")
_TABLES = {"Definition": _TEXTS, "Law": (*_TEXTS, *_TAILS), "Section": (*_TEXTS, *_TAILS), "Footnote": _TEXTS}


def bring_over(apps: Any, _editor: BaseDatabaseSchemaEditor) -> None:
    """Every passage; every part with the Laws that it begins and ends with."""
    passage = apps.get_model("lawbook", "StoredPassage")
    for name, texts in _TABLES.items():
        rows = apps.get_model("lawbook", name).objects.values(*_SHARED, *texts)
        passage.objects.bulk_create([passage(**row) for row in rows])
    for part in apps.get_model("lawbook", "Part").objects.all():
        numbers = apps.get_model("lawbook", "Law").objects.filter(part=part).aggregate(first=models.Min("number"), last=models.Max("number"))
        part.first_law, part.last_law = numbers["first"] or 0, numbers["last"] or 0
        part.save(update_fields=["first_law", "last_law"])


def _texts(name: str, kind: Callable[..., Any]) -> list[tuple[str, Any]]:
    """The field of the language that is shown, and those of both languages."""
    return [(name, kind(blank=True)), *((f"{name}_{code}", kind(blank=True, null=True)) for code in ("tr", "en"))]


class Migration(migrations.Migration):
    """One table in the place of four."""

    dependencies = [("lawbook", "0004_edition_source")]

    operations = [
        migrations.CreateModel(
            name="StoredPassage",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("citation", models.CharField(max_length=60)),
                ("position", models.PositiveIntegerField()),
                *_texts("heading", partial(models.CharField, max_length=200)),
                *_texts("text", models.TextField),
                *_texts("tail", models.TextField),
                (
                    "translation",
                    models.CharField(
                        choices=[(state, state) for state in State], default=State.UNCHECKED, max_length=10
                    ),
                ),
                (
                    "edition",
                    models.ForeignKey(
                        on_delete=models.deletion.CASCADE, related_name="passages", to="lawbook.edition"
                    ),
                ),
            ],
            options={"ordering": ["position"]},
        ),
        migrations.AddConstraint(
            model_name="storedpassage",
            constraint=models.UniqueConstraint(fields=("edition", "citation"), name="passage_once"),
        ),
        migrations.AddField("part", "first_law", models.PositiveIntegerField(default=0), preserve_default=False),
        migrations.AddField("part", "last_law", models.PositiveIntegerField(default=0), preserve_default=False),
        migrations.RunPython(bring_over),
        migrations.DeleteModel("Section"),
        migrations.DeleteModel("Law"),
        migrations.DeleteModel("Definition"),
        migrations.DeleteModel("Footnote"),
    ]
