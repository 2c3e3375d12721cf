"""Where a student stands."""

from datetime import timedelta

from lawbook.citations import law_of
from quizzes.models import Attempt, Student
from quizzes.practice.progress import progress_of
from quizzes.practice.recording import record
from quizzes.questions.templates import FIRST
from tests.practice.conftest import NOON
from tests.practice.test_recording import letters, some_question, ticket_for


def attempt(student: Student, days_ago: int, *, right: bool = True, clause: str = "64A1", taken_for: str = "") -> None:
    when = NOON - timedelta(days=days_ago)
    Attempt.objects.create(
        student=student,
        nonce=f"{Attempt.objects.count()}",
        template="some",
        seed=1,
        version=FIRST,
        clause=clause,
        taken_for=taken_for,
        chosen="a",
        right=right,
        mode="mixed",
        answered=when,
    )


def test_nobody_has_no_progress(db: None) -> None:
    found = progress_of(None, NOON)
    assert (found.answers, found.due, found.streak, found.chance, found.days, found.confused) == (0, 0, 0, None, [], [])
    assert len(found.laws) == 93
    assert {law.mastery for law in found.laws} == {"none", "new"}


def test_a_streak_lasts_while_no_day_is_left_out(student: Student) -> None:
    for days_ago in (1, 2, 3, 5):
        attempt(student, days_ago)
    assert progress_of(student, NOON).streak == 3
    attempt(student, 0)
    assert progress_of(student, NOON).streak == 4
    assert progress_of(student, NOON + timedelta(days=2)).streak == 0


def test_a_day_of_turkey_ends_at_its_own_midnight(student: Student) -> None:
    late = NOON.replace(hour=22)  # one o'clock in the morning of the next day in Istanbul
    attempt(student, 0)
    Attempt.objects.update(answered=late)
    days = [day for day in progress_of(student, late).days if day.answers]
    assert [day.day.isoformat() for day in days] == ["2026-11-22"]


def test_mastery_is_of_the_law_of_the_clause_and_fades(student: Student) -> None:
    found = some_question()
    law = law_of(found.draft.clause)
    record(student, found, letters(found, right=True), ticket_for(found), NOON)
    assert next(one for one in progress_of(student, NOON).laws if one.law == law).mastery == "begun"
    for _ in range(4):
        attempt(student, 0, clause=found.draft.clause)
    now = next(one for one in progress_of(student, NOON).laws if one.law == law)
    later = next(one for one in progress_of(student, NOON + timedelta(days=60)).laws if one.law == law)
    assert (now.mastery, now.share, now.answers) == ("strong", 100, 5)
    assert later.share < now.share
    record(student, found, letters(found, right=False), ticket_for(found), NOON)
    wrong = next(one for one in progress_of(student, NOON).laws if one.law == law)
    assert (wrong.mastery, wrong.share) == ("weak", 0)


def test_confused_pairs_are_counted_from_wrong_answers_only(student: Student) -> None:
    for _ in range(3):
        attempt(student, 0, right=False, clause="64A1", taken_for="64A2")
    attempt(student, 0, right=False, clause="64B1", taken_for="")
    attempt(student, 0, right=True, clause="64A1", taken_for="64B1")
    attempt(student, 0, right=False, clause="62C1", taken_for="62C1")  # nothing is taken for itself
    pairs = progress_of(student, NOON).confused
    assert [(pair.clause, pair.taken_for, pair.times) for pair in pairs] == [("64A1", "64A2", 3)]
