"""A template that no second reader has answered is written, shown and checked, but asked of nobody."""

import pytest
from django.test import Client

from quizzes.exams.blueprints import of_topic
from quizzes.questions.templates import NoSuchQuestion, question, question_of, sealed_question, templates, written

WAITING = sorted(written().keys() - templates().keys())


def test_some_wait() -> None:
    assert WAITING
    assert not [name for name in WAITING if written()[name].asked]


@pytest.mark.parametrize("name", WAITING[:3])
def test_they_are_neither_practised_nor_examined_nor_found(name: str, reader: Client) -> None:
    made = question(name, 3)
    with pytest.raises(NoSuchQuestion):
        question_of(made.id)
    with pytest.raises(NoSuchQuestion):
        sealed_question(name, "secret")
    assert made.template not in of_topic(made.template.topic.name)
    assert reader.get(f"/tr/soru/{made.id}/").status_code == 404
    assert reader.get(f"/api/v1/questions/{name}/3").status_code == 404
    assert name not in reader.get("/api/v1/questions").content.decode()
