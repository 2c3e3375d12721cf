"""The course and the ladder: what is read, five questions and no more, what is due; nothing that was not answered."""

import pytest
from django.test import Client

from accounts.models import User
from lawbook.commentary import reading_named
from quizzes import addresses
from quizzes.models import Attempt, Memory, Student
from quizzes.offering import withdrawing
from quizzes.offering.blueprints import blueprints
from quizzes.practice.course import course, done_of
from quizzes.practice.modes import LEVELS, read_mode
from quizzes.practice.picking import next_question
from quizzes.practice.recording import record
from quizzes.practice.shares import Share
from quizzes.questions.templates import question, templates
from rulings.assistant.cases import reviewed_cases
from tests.practice.conftest import NOON
from tests.practice.test_pages import dealt, found_at, letters
from tests.practice.test_recording import ticket_for


def test_every_topic_has_a_lesson_with_laws_and_a_case_that_exist(db: None) -> None:
    assert course().keys() == {one.topic.name for one in templates().values()}
    for lesson in course().values():
        assert lesson.laws
        assert lesson.case in reviewed_cases(), lesson
        assert not lesson.reading or reading_named(lesson.reading), lesson


def test_a_lesson_asks_five_questions_each_of_another_kind_and_ends(student: Student) -> None:
    mode = read_mode("lesson-revokes")
    for number in range(5):
        assert done_of(student, [course()["revokes"]], NOON)["revokes"].share.answers == number
        asked = next_question(student, mode, NOON)
        assert asked is not None
        record(student, asked, letters(asked, right=number > 0), ticket_for(asked, str(mode)), NOON)
    assert next_question(student, mode, NOON) is None
    assert Attempt.objects.values("template").distinct().count() == 5
    done = done_of(student, course().values(), NOON)
    assert done["revokes"].share == Share(4, 5)
    assert done["claims"].share == Share(0, 0)


def test_a_review_asks_what_is_due_of_its_topic_alone(student: Student) -> None:
    for name in ("revoke-in-play", "score-made"):
        found = question(name, 3)
        record(student, found, letters(found, right=True), ticket_for(found), NOON)
    later = max(Memory.objects.values_list("due", flat=True))
    asked = next_question(student, read_mode("review-revokes"), later)
    assert asked is not None
    assert asked.template.name == "revoke-in-play"
    assert next_question(student, read_mode("review-claims"), later) is None
    assert done_of(student, [course()["revokes"]], later)["revokes"].due == 1
    assert done_of(student, [course()["revokes"]], NOON)["revokes"].next_due is not None


def test_a_lesson_is_gone_through_in_a_browser_without_an_account(reader: Client) -> None:
    page = reader.get("/tr/ders/ronons/").content.decode()
    assert 'href="/tr/okuma/ronons/"' in page
    assert 'href="/tr/yasa/64/"' in page
    assert 'href="/tr/siradaki/ders-ronons/"' in page
    assert "başlanmadı" in page
    address, ticket = dealt(reader, "lesson-revokes")
    told = reader.post(address, {"answer": letters(found_at(address), right=True), "ticket": ticket}, follow=True)
    assert "is-right" in told.content.decode()
    assert "1 of 5 answered, 1 right" in reader.get("/en/course/revokes/").content.decode()
    assert "1 of 5 answered, 1 right" in reader.get("/en/course/").content.decode()
    assert "1 of 5 answered" not in Client().get("/en/course/").content.decode()
    for _time in range(4):
        address, ticket = dealt(reader, "lesson-revokes")
        reader.post(address, {"answer": letters(found_at(address), right=True), "ticket": ticket})
    after = reader.get("/en/next/lesson-revokes/")
    assert after["Location"] == "/en/course/revokes/?nothing=lesson"
    assert "The five questions are answered." in reader.get(after["Location"]).content.decode()


@pytest.mark.parametrize("address", ["/tr/ders/yok/", "/en/course/ronons/", "/en/next/lesson-x/", "/en/next/level-x/"])
def test_there_is_no_such_lesson(reader: Client, address: str) -> None:
    assert reader.get(address).status_code == 404


def test_a_lesson_of_which_all_is_withdrawn_is_not_offered(reader: Client) -> None:
    editor = User.objects.create_user("kurul@example.org")
    for one in templates().values():
        if one.topic.name == "claims":
            withdrawing.withdraw(one.name, "Bakılıyor", editor)
    assert "/en/course/claims/" not in reader.get("/en/course/").content.decode()
    assert reader.get("/en/course/claims/").status_code == 404


def test_the_ladder_names_what_is_asked_at_each_level_and_what_nothing_asks(reader: Client) -> None:
    page = reader.get("/en/ladder/")
    for level, rung in zip(LEVELS, page.context["rungs"], strict=True):
        blueprint = blueprints()[LEVELS[level]]
        assert rung.title == blueprint.title["en"]
        assert sum(topic.questions for topic in rung.topics) == blueprint.questions
        assert rung.asked + len(rung.missing) == 93
        assert all(law.title in page.content.decode() for law in rung.missing)
        assert rung.spread.unknown == len([one for one in templates().values() if one.topic.name in blueprint.weights])


@pytest.mark.parametrize("level", LEVELS)
def test_the_practice_of_a_level_asks_its_topics_by_their_weight(db: None, level: str) -> None:
    mode = read_mode(f"level-{level}")
    assert addresses.mode_named(addresses.mode_name(str(mode), "tr"), "tr") == str(mode)
    asked = next_question(None, mode, NOON)
    assert asked is not None
    assert asked.template.topic.name in blueprints()[LEVELS[level]].weights
