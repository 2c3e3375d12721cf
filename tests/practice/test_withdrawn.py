"""A template that editors have withdrawn leaves practice too; what links to its questions says so."""

import json

import pytest
from django.test import Client

from accounts.models import User
from quizzes.models import Attempt, Memory, Student
from quizzes.offering import withdrawing
from quizzes.offering.offered import offered
from quizzes.practice.ahead import questions_ahead
from quizzes.practice.modes import read_mode
from quizzes.practice.picking import due, mistakes, next_question
from quizzes.practice.recording import record
from quizzes.questions.templates import question, templates
from tests.practice.conftest import NOON
from tests.practice.test_pages import dealt, found_at, letters
from tests.practice.test_recording import ticket_for

NAME = "revoke-in-play"


@pytest.fixture
def editor(db: None) -> User:
    return User.objects.create_user("kurul@example.org")


def test_it_comes_neither_new_nor_again_nor_ahead(student: Student, editor: User) -> None:
    found = question(NAME, 3)
    record(student, found, letters(found, right=False), ticket_for(found), NOON)
    later = Memory.objects.get().due
    assert due(student, later, offered())
    for one in templates():
        if one != "fifth-card":
            withdrawing.withdraw(one, "Bakılıyor", editor)
    assert not due(student, later, offered())
    assert not mistakes(student, offered())
    asked = next_question(student, read_mode("mixed"), later)
    assert asked is not None
    assert asked.template.name == "fifth-card"
    assert next_question(student, read_mode("topic-revokes"), NOON) is None
    assert [one.template.name for one in questions_ahead(student, (), later)] == ["fifth-card"]
    withdrawing.take_back(NAME)
    assert due(student, later, offered())


def test_practice_of_what_is_all_withdrawn_says_so(reader: Client, editor: User) -> None:
    for one in templates().values():
        if one.topic.name == "dummy":
            withdrawing.withdraw(one.name, "Bakılıyor", editor)
    told = reader.get("/en/next/topic-dummy/", follow=True).content.decode()
    assert "for now there are none to ask" in told
    assert "/en/next/topic-dummy/" not in told
    assert "/en/next/topic-revokes/" in told


def test_its_links_open_with_a_note_and_an_answer_does_not_count(reader: Client, editor: User) -> None:
    address, ticket = dealt(reader, f"like-{templates()[NAME].code}")
    withdrawing.withdraw(NAME, "Anahtar yanlış", editor)
    page = reader.get(address).content.decode()
    assert "asked no more" in page
    assert "Anahtar yanlış" not in page
    right = letters(found_at(address), right=True)
    told = reader.post(address, {"answer": right, "ticket": ticket}, follow=True).content.decode()
    assert "is-right" in told
    assert "asked no more" in told
    assert "A similar question" not in told
    assert not Attempt.objects.exists()


def test_an_answer_that_was_given_without_a_connection_does_not_count(reader: Client, editor: User) -> None:
    row = reader.get("/en/ahead/").json()["questions"][0]
    withdrawing.withdraw(found_at(f"/{row['id']}/").template.name, "x", editor)
    sent = [{"question": row["id"], "ticket": row["ticket"], "answer": "a", "owner": ""}]
    told = reader.post("/en/ahead/", json.dumps({"answers": sent}), content_type="application/json").json()
    assert told == {"settled": [row["ticket"]], "again": False}
    assert not Attempt.objects.exists()


def test_the_api_lists_it_no_more_and_says_of_its_questions_what_they_are(reader: Client, editor: User) -> None:
    one = f"/api/v1/questions/{NAME}/7"
    assert reader.get(one).json()["withdrawn"] is False
    withdrawing.withdraw(NAME, "x", editor)
    assert NAME not in [row["template"] for row in reader.get("/api/v1/questions").json()]
    assert reader.get(one).json()["withdrawn"] is True
