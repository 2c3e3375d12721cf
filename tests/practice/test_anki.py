"""The file for Anki: what its import reads, nothing that could be contested or is withdrawn, and nothing unescaped."""

import csv
import re
from dataclasses import replace
from io import StringIO

import pytest
from django.test import Client
from django.utils import translation
from pytest_django import Settings

from accounts.models import User
from lawbook import limits
from lawbook.citations import law_of
from quizzes.offering import withdrawing
from quizzes.offering.contested import is_contested
from quizzes.practice import anki
from quizzes.questions.asking import lettered
from quizzes.questions.parts import said
from quizzes.questions.templates import question, question_of, templates


def notes(told: str) -> tuple[dict[str, str], list[list[str]]]:
    """The headers and the notes, as the import of Anki reads them."""
    lines = told.splitlines()
    headers = dict(line[1:].split(":", 1) for line in lines if line.startswith("#"))
    body = "\n".join(line for line in lines if not line.startswith("#"))
    return headers, list(csv.reader(StringIO(body), delimiter="\t"))


@pytest.mark.parametrize(("address", "language", "law"), [("/tr/anki/", "tr", "Yasa"), ("/en/anki/", "en", "Law")])
def test_the_file_holds_what_was_chosen_with_key_clause_link_and_tags(
    reader: Client, address: str, language: str, law: str
) -> None:
    response = reader.get(address, {"level": "region", "questions": "12", "law": ["64", "62"]})
    assert response["Content-Disposition"].startswith('attachment; filename="anki-')
    assert not response.cookies
    headers, rows = notes(response.content.decode())
    assert (headers["separator"], headers["html"], headers["guid column"], headers["tags column"]) == (
        "tab",
        "true",
        "1",
        "4",
    )
    assert headers["columns"].count("\t") == 3
    assert 8 <= len(rows) <= 12
    for guid, front, back, tags in rows:
        found = question_of(guid.removesuffix(f"-{language}"))
        assert not is_contested(found.draft)
        assert law_of(found.draft.clause) in (62, 64)
        assert f"<b>{next(letter for letter, one in lettered(found) if one.right).upper()}." in back
        assert f'href="http://testserver/{language}/' in back
        assert f"{law}::{law_of(found.draft.clause)}" in tags.split()
        assert len(re.findall(r"<p>[A-M]\. ", front)) == len(found.draft.options)


def test_what_stands_in_a_question_is_escaped(db: None) -> None:
    found = question("revoke-in-play", 3)
    bad = replace(found, made=replace(found.draft, story=(said('<script>alert("1")</script>\t\n=1+1'),)))
    with translation.override("en"):
        _headers, [row] = notes(anki.text([bad], "A\n#html:false", "en", "https://example.org"))
    assert "<script" not in row[1]
    assert "&lt;script&gt;" in row[1]


@pytest.mark.parametrize(
    "chosen",
    [
        {"level": "x"},
        {"level": "club", "questions": "0"},
        {"level": "club", "questions": "101"},
        {"level": "club", "questions": "²"},
        {"level": "club", "questions": "9" * 5000},
        {"level": "club", "law": "94"},
        {"level": "club", "law": "1'--"},
    ],
)
def test_what_cannot_be_chosen_is_refused_with_the_form(reader: Client, chosen: dict[str, str]) -> None:
    response = reader.get("/en/anki/", chosen)
    assert response.status_code == 422
    assert "Choose a level" in response.content.decode()


def test_nothing_of_a_withdrawn_template_is_taken_along(reader: Client) -> None:
    editor = User.objects.create_user("kurul@example.org")
    for one in templates():
        if one != "the-score-of-a-contract":
            withdrawing.withdraw(one, "Bakılıyor", editor)
    chosen = {"level": "club", "questions": "5"}
    _headers, rows = notes(reader.get("/en/anki/", chosen).content.decode())
    assert {question_of(guid.removesuffix("-en")).template.name for guid, *_rest in rows} == {"the-score-of-a-contract"}
    withdrawing.withdraw("the-score-of-a-contract", "x", editor)
    assert reader.get("/en/anki/", chosen).status_code == 409


def test_files_are_not_made_without_end(reader: Client, settings: Settings) -> None:
    limits.forget()
    settings.LIMITS = settings.LIMITS | {"anki": (2, 36000)}
    chosen = {"level": "club", "questions": "1"}
    assert [reader.get("/en/anki/", chosen).status_code for _ in range(3)] == [200, 200, 429]
    assert reader.get("/en/anki/").status_code == 200
