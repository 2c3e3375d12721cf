"""Progress moves from the browser's session into an account."""

from datetime import timedelta

import pytest
from django.contrib.auth.models import AnonymousUser

from accounts.models import User
from quizzes.models import Attempt, Memory, Student
from quizzes.practice.recording import record
from quizzes.practice.students import claim, export, forget_abandoned
from tests.practice.conftest import NOON
from tests.practice.test_recording import letters, some_question, ticket_for


@pytest.fixture
def user(db: None) -> User:
    """Somebody with an account."""
    return User.objects.create_user("ayşe@example.org")


def test_a_new_account_takes_the_progress_over(student: Student, user: User) -> None:
    found = some_question()
    record(student, found, letters(found, right=True), ticket_for(found), NOON)
    claim(student.pk, user)
    assert Student.objects.get(user=user) == student
    assert Attempt.objects.get().student.user == user


def test_an_account_with_progress_keeps_both(student: Student, user: User) -> None:
    found = some_question()
    own = Student.objects.create(user=user)
    record(own, found, letters(found, right=True), ticket_for(found), NOON)
    record(student, found, letters(found, right=False), ticket_for(found), NOON + timedelta(hours=1))
    claim(student.pk, user)
    assert Attempt.objects.filter(student=own).count() == 2
    memory = Memory.objects.get()
    assert (memory.student, memory.last_right) == (own, False)  # what was wrong is due first
    assert not Student.objects.filter(pk=student.pk).exists()


@pytest.mark.parametrize("number", [None, 0, 10**9])
def test_nothing_to_take_over_changes_nothing(user: User, number: int | None) -> None:
    claim(number, user)
    assert not Student.objects.exists()


def test_the_progress_of_another_account_cannot_be_taken(user: User) -> None:
    other = Student.objects.create(user=User.objects.create_user("veli@example.org"))
    claim(other.pk, user)
    other.refresh_from_db()
    assert other.user != user


def test_somebody_without_an_account_takes_nothing(student: Student) -> None:
    claim(student.pk, AnonymousUser())
    student.refresh_from_db()
    assert student.user is None


def test_the_export_says_everything_that_is_kept(student: Student, user: User) -> None:
    found = some_question()
    record(student, found, letters(found, right=False), ticket_for(found), NOON)
    claim(student.pk, user)
    told = export(user)
    assert [(one["template"], one["seed"], one["right"]) for one in told["attempts"]] == [
        (found.template.name, found.seed, False)
    ]
    assert [one["clause"] for one in told["memories"]] == [found.draft.clause]
    assert export(User.objects.create_user("new@example.org"))["attempts"] == []


def test_with_the_account_goes_everything(student: Student, user: User) -> None:
    found = some_question()
    record(student, found, letters(found, right=False), ticket_for(found), NOON)
    claim(student.pk, user)
    user.delete()
    assert not Student.objects.exists()
    assert not Attempt.objects.exists()
    assert not Memory.objects.exists()


def test_who_cannot_come_back_is_forgotten_after_the_session_is_over(student: Student, user: User) -> None:
    year = timedelta(days=366)
    Student.objects.create(user=user)
    Student.objects.update(created=NOON)
    assert forget_abandoned(NOON + timedelta(days=300)) == 0
    found = some_question()
    record(student, found, letters(found, right=True), ticket_for(found), NOON + timedelta(days=200))
    assert forget_abandoned(NOON + year) == 0  # answered since
    assert forget_abandoned(NOON + timedelta(days=200) + year) == 1
    assert [one.user for one in Student.objects.all()] == [user]
