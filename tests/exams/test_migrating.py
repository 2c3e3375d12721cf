"""Sittings of before: a database as the first migration left it comes over with every question, answer and flag."""

import uuid
from datetime import UTC, datetime

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from quizzes.exams import asked, sittings
from quizzes.models import Sitting
from quizzes.questions.asking import lettered
from quizzes.questions.templates import FIRST, question

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
QUESTIONS = [["revoke-in-play", 7], ["fifth-card", 12345], ["a-template-of-long-ago", 3]]


@pytest.mark.long
@pytest.mark.django_db(transaction=True)
def test_the_sittings_of_before_come_over() -> None:
    executor = MigrationExecutor(connection)
    executor.migrate([("quizzes", "0001_initial")])
    try:
        _as_before(executor.loader.project_state([("quizzes", "0001_initial")]).apps)
    finally:
        last = [node for node in MigrationExecutor(connection).loader.graph.leaf_nodes() if node[0] == "quizzes"]
        MigrationExecutor(connection).migrate(last)
    sitting = Sitting.objects.get(pass_mark=70)
    rows = list(sitting.questions.all())
    assert [(row.number, row.template, row.secret) for row in rows] == [
        (1, "revoke-in-play", "7"),
        (2, "fifth-card", "12345"),
        (3, "a-template-of-long-ago", "3"),
    ]
    assert [(row.chosen, row.flagged) for row in rows] == [("a", False), ("", True), ("", False)]
    found = question("revoke-in-play", 7)
    assert rows[0].key.split(",") == [letter for letter, option in lettered(found) if option.right]
    assert asked.table_in(rows[0]).diagram
    with pytest.raises(asked.Outdated):
        sittings.result_of(sitting)
    old = Sitting.objects.get(pass_mark=60)
    assert [(row.template, row.key) for row in old.questions.all()] == [("revoke-in-play", "")]
    Sitting.objects.all().delete()


def _as_before(apps: object) -> None:
    get = apps.get_model  # type: ignore[attr-defined]
    student = get("quizzes", "Student").objects.create()
    values = {"student": student, "blueprint": "revokes", "begun": NOON, "deadline": NOON}
    sitting = get("quizzes", "Sitting").objects.create(
        pk=uuid.uuid4(), version=FIRST, questions=QUESTIONS, pass_mark=70, **values
    )
    answers = get("quizzes", "SittingAnswer").objects
    answers.create(sitting=sitting, number=1, chosen="a")
    answers.create(sitting=sitting, number=2, flagged=True)
    get("quizzes", "Sitting").objects.create(version=0, questions=QUESTIONS[:1], pass_mark=60, **values)
