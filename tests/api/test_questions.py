"""Questions in the API: asked without their answer, judged with their reasons."""

import pytest
from django.test import Client

from quizzes.questions.asking import lettered
from quizzes.questions.templates import SEEDS, question, templates
from tests.api.conftest import Call

NAME = next(iter(templates()))


def test_the_list_names_every_template_with_its_clauses(call: Call) -> None:
    rows = call("questions", language="en")
    assert [row["template"] for row in rows] == list(templates())
    assert all(row["clauses"] and row["title"] for row in rows)


def test_a_question_comes_without_its_answer_in_the_language_asked_for(call: Call) -> None:
    english, turkish = (call(f"questions/{NAME}/7", lang=lang) for lang in ("en", "tr"))
    assert english["story"] != turkish["story"]
    assert english["id"] == turkish["id"]
    assert "right" not in str(english["options"][0].keys())


def test_an_answer_is_judged_and_nothing_is_kept(reader: Client) -> None:
    key = [letter for letter, option in lettered(question(NAME, 7)) if option.right]
    address = f"/api/v1/questions/{NAME}/7/answer?lang=en"
    right = reader.post(address, {"chosen": key}, content_type="application/json").json()
    assert right["right"]
    wrong = next(option["id"] for option in right["options"] if not option["right"])
    told = reader.post(address, {"chosen": [wrong]}, content_type="application/json")
    assert not told.json()["right"]
    assert not told.cookies
    assert told.json()["ruling"]["trace"]["steps"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"chosen": ["z"]}, "no-such-option"),
        ({"chosen": []}, ""),
        ({}, ""),
        ({"chosen": "a"}, ""),
        ({"chosen": [None]}, ""),
    ],
)
def test_an_answer_that_is_none_is_refused(reader: Client, body: dict[str, object], code: str) -> None:
    response = reader.post(f"/api/v1/questions/{NAME}/7/answer", body, content_type="application/json")
    assert response.status_code == 422
    assert code in response.json()["error"]["code"]


@pytest.mark.parametrize("path", ["nothing/7", f"{NAME}/{SEEDS}", f"{NAME}/-1"])
def test_there_is_no_such_question(call: Call, path: str) -> None:
    assert call(f"questions/{path}", status=404)["error"]["code"].startswith("no-such-")


def test_a_body_that_is_not_json_is_refused_in_the_language_of_the_caller(reader: Client) -> None:
    address = f"/api/v1/questions/{NAME}/7/answer?lang=tr"
    response = reader.post(address, "{", content_type="application/json")
    assert response.status_code == 400
    assert response.json()["error"]["message"] == "İsteğin gövdesi JSON değil."


def test_half_a_character_is_refused(reader: Client) -> None:
    response = reader.post(f"/api/v1/questions/{NAME}/7/answer", rb'{"chosen": ["\ud800"]}', "application/json")
    assert response.status_code == 422
    assert response.json()["error"]["code"] == "half-character"
