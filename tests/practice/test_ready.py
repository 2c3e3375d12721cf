"""Questions that are ready say what they would say if they were made now, are never stale, and a student meets each once."""

import sqlite3
from collections.abc import Mapping
from pathlib import Path

import pytest
from django.test import Client
from django.utils import translation
from pytest_django import Settings

from lawbook.book import Book
from lawbook.templatetags import kept
from quizzes import addresses
from quizzes.models import Attempt, Student
from quizzes.practice import making_ready, ready, searching, tickets
from quizzes.practice.making_ready import MakingReady, make_ready
from quizzes.practice.recording import record
from quizzes.practice.searching import new_to, of_clause
from quizzes.practice.telling import Ready, Telling, telling_of
from quizzes.questions import templates as making
from quizzes.questions.asking import lettered
from quizzes.questions.templates import Question, Template, question, sealed_question, templates
from tests.practice.conftest import NOON
from tests.practice.test_recording import ticket_for

SOME = (
    *("called-cards", "calling-a-card-of-dummy", "imps-two-tables", "what-dummy-may"),
    "a-call-out-of-rotation-step-by-step",
    "a-call-out-of-rotation-step-by-step-2",
)


@pytest.fixture(scope="session")
def folder_of_all(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """They are made by the first test that wants them."""
    return tmp_path_factory.mktemp("ready")


@pytest.fixture
def made(book: Book, folder_of_all: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two of each of some templates are ready."""
    return making_of(SOME, book, folder_of_all, settings, monkeypatch)


def making_of(
    names: tuple[str, ...],
    book: Book,
    folder: Path,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    of_each: int = 2,
) -> Path:
    settings.DATA_DIR, settings.READY_QUESTIONS = folder, True
    monkeypatch.setattr(making_ready, "templates", lambda: {name: templates()[name] for name in names})
    make_ready(book, of_each)
    return ready.file_for(book)


def first(template: Template) -> Question:
    return question(template.name, making_ready.first_seed(template))


def both_ways(reader: Client, found: Question, language: str, settings: Settings) -> list[Mapping[str, str]]:
    """The page, and the verdict on the first letter and on all of them: as it is ready, and as it is made."""
    address = addresses.question(found.id, language)
    letters = [letter for letter, _option in lettered(question(found.template.name, found.seed or 0))]
    answers = [letters[0], ",".join(letters)]
    asked = ["", *(f"?answer={one}" for one in answers)]
    pages: list[Mapping[str, str]] = []
    for is_on in (True, False):
        settings.READY_QUESTIONS = is_on
        kept._kept.clear()  # what was written for the file would be taken for both
        pages.append({one: reader.get(f"{address}{one}").content.decode() for one in asked})
    return pages


@pytest.mark.parametrize("language", ["tr", "en"])
def test_what_is_shown_is_what_would_be_made(made: Path, reader: Client, settings: Settings, language: str) -> None:
    for name in SOME:
        is_ready, is_made = both_ways(reader, first(templates()[name]), language, settings)
        assert is_ready == is_made


@pytest.mark.long
def test_of_every_template_it_is(
    book: Book, reader: Client, tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    making_of(tuple(templates()), book, tmp_path, settings, monkeypatch, 1)
    for number, one in enumerate(templates().values()):
        is_ready, is_made = both_ways(reader, first(one), "en" if number % 2 else "tr", settings)
        assert is_ready == is_made, one.name


def test_no_question_is_made_for_its_page_and_its_verdict(made: Path, reader: Client) -> None:
    before = making._made.cache_info().misses
    found = first(templates()["called-cards"])
    ticket = tickets.issue(found.id, "mixed")
    assert reader.get(addresses.question(found.id, "tr"), {"ticket": ticket}).status_code == 200
    told = reader.post(
        addresses.question(found.id, "tr"), {"answer": "b", "ticket": ticket}, headers={"HX-Request": "true"}
    )
    assert b'id="verdict"' in told.content
    assert making._made.cache_info().misses == before


def test_the_same_is_kept_of_an_answer(made: Path, student: Student, settings: Settings) -> None:
    for name in SOME:
        found = first(templates()[name])
        for letter in telling_of(found).letters:
            for is_on in (True, False):
                settings.READY_QUESTIONS = is_on
                record(student, found, [letter], ticket_for(found, "due"), NOON)
    found_again = list(Attempt.objects.order_by("pk").values_list("template", "clause", "taken_for", "chosen", "right"))
    assert found_again[::2] == found_again[1::2]
    assert {right for *_others, right in found_again} == {True, False}


def test_a_student_meets_each_once_then_others(made: Path, student: Student) -> None:
    template = templates()["called-cards"]
    seeds = {making_ready.first_seed(template) + number for number in range(2)}
    assert {new_to(template, None).seed for _time in range(40)} == seeds
    met = set()
    for _time in range(2):
        found = new_to(template, student)
        met.add(found.seed)
        record(student, found, ["a"], ticket_for(found), NOON)
    assert met == seeds
    assert new_to(template, student).seed not in seeds


def test_what_a_clause_decides_is_taken_from_them(
    made: Path, student: Student, monkeypatch: pytest.MonkeyPatch
) -> None:
    template = templates()["called-cards"]
    found = first(template)
    clause = found.draft.clause
    with monkeypatch.context() as alone:
        alone.setattr(searching, "_looked_for", lambda *_asked: None)
        again = of_clause(template, clause, student)
    assert again.draft.clause == clause
    assert again.seed in ready.seeds_ready(template, clause)
    assert ready.seeds_ready(template, "12C1") == []


def test_of_another_code_another_version_or_a_secret_nothing_is_ready(
    made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    template = templates()["called-cards"]
    with translation.override("tr"):
        assert isinstance(telling_of(first(template)), Ready)
        assert type(telling_of(sealed_question(template.name, "secret"))) is Telling
        found = first(template)
        with monkeypatch.context() as raised:
            raised.setattr(template, "version", template.version + 1)
            assert type(telling_of(found)) is Telling
        monkeypatch.setattr(ready, "code", lambda: "another")
        assert type(telling_of(found)) is Telling
        assert ready.seeds_ready(template) == []
    with translation.override("de"):
        assert type(telling_of(found)) is Telling


def test_a_damaged_file_is_as_good_as_none(
    book: Book, student: Student, tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    making_of(("imps-two-tables",), book, tmp_path, settings, monkeypatch).write_bytes(b"not a database" * 100)
    template = templates()["imps-two-tables"]
    with translation.override("tr"):
        assert type(telling_of(first(template))) is Telling
    assert new_to(template, student).draft


def test_what_is_damaged_within_the_file_is_made_when_it_is_asked_for(
    book: Book, reader: Client, tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is a database still, which has no sums of what it holds."""
    path = making_of(("imps-two-tables",), book, tmp_path, settings, monkeypatch)
    with sqlite3.connect(path) as opened:
        for key, told in opened.execute("SELECT question, told FROM ready").fetchall():
            damaged = told[:20] + bytes([told[20] ^ 1]) + told[21:]
            opened.execute("UPDATE ready SET told = ? WHERE question = ?", (damaged, key))
    with translation.override("tr"):
        assert type(telling_of(first(templates()["imps-two-tables"]))) is Telling


def test_the_file_is_its_owners_alone(made: Path, reader: Client) -> None:
    assert made.stat().st_mode & 0o077 == 0
    assert made.parent.stat().st_mode & 0o077 == 0
    with sqlite3.connect(made) as opened:
        assert opened.execute("SELECT COUNT(*) FROM ready").fetchone() == (len(SOME) * 2 * 2,)
    for address in ("/ready-questions/", f"/static/../ready-questions/{made.parent.name}/questions.sqlite"):
        assert reader.get(address).status_code == 404


def test_there_are_as_many_of_each_as_there_is_room_for(
    book: Book, tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making_ready, "_MOST_BYTES", 1)
    making_of(("imps-two-tables", "score-director"), book, tmp_path, settings, monkeypatch)
    assert [len(ready.seeds_ready(templates()[name])) for name in ("imps-two-tables", "score-director")] == [1, 1]


def test_the_steps_of_a_chain_have_the_same_seeds() -> None:
    steps = [one for one in templates().values() if one.chain]
    assert steps
    for one in steps:
        assert making_ready.first_seed(one) == making_ready.first_seed(templates()[one.chain[0]])


def test_they_are_made_a_while_after_the_start_and_at_most_twice(
    book: Book, tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.DATA_DIR, settings.READY_QUESTIONS = tmp_path, True
    jobs = MakingReady()
    assert not jobs.is_due()
    monkeypatch.setattr(making_ready, "_REST", 0.0)
    settings.READY_QUESTIONS = False
    assert not jobs.is_due()
    settings.READY_QUESTIONS = True
    assert jobs.is_due()
    jobs.ended()  # killed
    assert jobs.is_due()
    assert not jobs.is_due()
    making_of(("imps-two-tables",), book, tmp_path, settings, monkeypatch)
    assert not MakingReady().is_due()
