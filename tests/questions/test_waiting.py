"""A template that no second reader has answered is written, shown and checked, but asked of nobody."""

from collections.abc import Iterator

import pytest
from django.test import Client

from quizzes.offering.blueprints import of_topic
from quizzes.questions.templates import NoSuchQuestion, question, question_of, sealed_question, written
from tests.questions.made import forget

NAME = "what-is-a-claim"


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a template that still waits."""
    monkeypatch.setattr(written()[NAME], "asked", False)
    forget()
    yield NAME
    monkeypatch.undo()
    forget()


def test_it_is_neither_practised_nor_examined_nor_found(waiting: str, reader: Client) -> None:
    made = question(waiting, 3)
    with pytest.raises(NoSuchQuestion):
        question_of(made.id)
    with pytest.raises(NoSuchQuestion):
        sealed_question(waiting, "secret")
    assert made.template not in of_topic(made.template.topic.name)
    assert reader.get(f"/tr/soru/{made.id}/").status_code == 404
    assert reader.get(f"/api/v1/questions/{waiting}/3").status_code == 404
    assert f'"{waiting}"' not in reader.get("/api/v1/questions").content.decode()


def test_what_is_asked_is_found(reader: Client) -> None:
    made = question(NAME, 3)
    assert question_of(made.id).id == made.id
    assert f'"{NAME}"' in reader.get("/api/v1/questions").content.decode()
