"""Accuracy by week and clause, and what is taken for what: counts first, a range only from enough answers."""

from datetime import timedelta

from django.test import Client
from django.utils import translation

from quizzes.models import Attempt, Student
from quizzes.practice.accuracy import mistaken, weak, weeks
from quizzes.practice.modes import read_mode
from quizzes.practice.progress import progress_of
from quizzes.practice.recording import record
from quizzes.practice.shares import Share
from quizzes.practice.students import SESSION_KEY
from quizzes.questions.asking import lettered
from quizzes.questions.templates import question
from tests.practice.conftest import NOON
from tests.practice.test_progress import attempt
from tests.practice.test_recording import letters, ticket_for


def test_one_answer_is_no_percentage_and_many_are_no_point() -> None:
    assert not Share(1, 1).is_enough
    assert (Share(5, 5).low, Share(5, 5).high) == (57, 100)
    assert (Share(0, 5).low, Share(0, 5).high) == (0, 43)
    assert Share(75, 100).high - Share(75, 100).low < 20 < Share(6, 8).high - Share(6, 8).low


def test_a_week_begins_on_monday_and_old_ones_are_not_shown(student: Student) -> None:
    for days_ago in (0, 4, 5, 6, 200):  # NOON is a Saturday: Monday was five days ago
        attempt(student, days_ago, right=days_ago != 4)
    found = weeks(progress_of(student, NOON).every_day, NOON)
    assert [(one.monday.isoformat(), one.share) for one in found] == [
        ("2026-11-16", Share(2, 3)),
        ("2026-11-09", Share(1, 1)),
    ]


def test_a_clause_is_weak_by_its_last_answers_and_no_longer_once_it_is_known(student: Student) -> None:
    attempt(student, 9, right=False, clause="64A1")
    for days_ago in range(3):
        attempt(student, days_ago, right=False, clause="64B1")
    assert [(one.clause, one.share) for one in weak(student)] == [("64B1", Share(0, 3)), ("64A1", Share(0, 1))]
    for _time in range(3):
        attempt(student, 0, right=True, clause="64A1")
    assert [one.clause for one in weak(student)] == ["64B1"]


def test_of_a_clause_the_last_ten_answers_count(student: Student) -> None:
    for number in range(14):
        attempt(student, 20 - number, right=number < 10, clause="64A1")
    assert [one.share for one in weak(student)] == [Share(6, 10)]


def test_what_was_chosen_in_place_of_what_is_counted_as_it_stood_there(student: Student) -> None:
    found = question("revoke-in-play", 3)
    for _time in range(2):
        record(student, found, letters(found, right=False), ticket_for(found), NOON)
    record(student, found, letters(found, right=True), ticket_for(found), NOON)
    with translation.override("en"):
        (pair,) = mistaken(student, "en")
    assert (pair.times, pair.clause) == (2, found.draft.clause)
    assert pair.right != pair.chosen
    assert {pair.right, pair.chosen} <= {"No trick", "One trick", "Two tricks"}
    Attempt.objects.update(version=0)  # the template makes another question of the seed today
    assert mistaken(student, "en") == []


def test_after_one_answer_the_page_says_one_of_one_and_no_per_cent(reader: Client, student: Student) -> None:
    found = question("revoke-in-play", 3)
    session = reader.session
    session[SESSION_KEY] = student.pk
    session.save()
    record(student, found, letters(found, right=True), ticket_for(found), NOON + timedelta(days=1))
    html = reader.get("/en/progress/").content.decode()
    assert "1 of 1 right" in html
    assert "too few answers" in html
    assert "100%" not in html
    assert "Weak clauses" not in html
    record(student, found, letters(found, right=False), ticket_for(found), NOON + timedelta(days=1))
    html = reader.get("/tr/ilerleme/").content.decode()
    assert "2 yanıttan 1 doğru" in html
    answers = html.split("Doğrunun yerine verdiğiniz yanıtlar")[1].split("</ul>")[0]
    assert "(1 kez)" in answers
    assert "dediniz" not in answers, "that is said of clauses"
    assert f"/tr/siradaki/benzer-{found.template.code}-{found.draft.clause}/" in html
    assert read_mode(f"like-{found.template.code}-{found.draft.clause}").takes(found.template)


def test_nobody_sees_what_another_has_answered(reader: Client, student: Student) -> None:
    found = question("revoke-in-play", 3)
    record(student, found, letters(found, right=False), ticket_for(found), NOON)
    chosen = next(one for letter, one in lettered(found) if letter in letters(found, right=False))
    assert chosen
    for address in ("/en/progress/", f"/en/progress/?student={student.pk}", "/en/course/", "/en/course/revokes/"):
        html = reader.get(address).content.decode()
        assert "Weak clauses" not in html
        assert "1 answer" not in html
