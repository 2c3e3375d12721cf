"""What an answer leaves behind."""

from datetime import timedelta

from lawbook.citations import law_of
from quizzes.models import Attempt, Difficulty, Memory, Student
from quizzes.practice import tickets
from quizzes.practice.memory import retrievability
from quizzes.practice.ratings import expected
from quizzes.practice.recording import record
from quizzes.questions.asking import lettered
from quizzes.questions.taken_for import taken_for
from quizzes.questions.templates import Question, question, templates
from tests.practice.conftest import NOON


def letters(found: Question, *, right: bool) -> set[str]:
    key = {letter for letter, option in lettered(found) if option.right}
    return key if right else {next(letter for letter, _ in lettered(found) if letter not in key)}


def some_question(seed: int = 1) -> Question:
    """A question with one answer, which a clause of a Law decides."""
    made = (question(name, seed) for name in templates())
    return next(found for found in made if not found.draft.several and law_of(found.draft.clause))


def ticket_for(found: Question, mode: str = "mixed") -> tickets.Ticket:
    return tickets.read(tickets.issue(found.id, mode), found.id)


def test_a_right_answer_is_due_in_days_a_wrong_one_tomorrow(student: Student) -> None:
    found = some_question()
    assert record(student, found, letters(found, right=True), ticket_for(found), NOON)
    memory = Memory.objects.get(student=student)
    assert memory.last_right
    assert memory.due - NOON >= timedelta(days=2)
    assert retrievability(memory, memory.due) < retrievability(memory, NOON + timedelta(hours=1))
    record(student, found, letters(found, right=False), ticket_for(found), memory.due)
    again = Memory.objects.get(student=student)
    assert not again.last_right
    assert timedelta(hours=12) <= again.due - memory.due <= timedelta(days=2)


def test_known_again_and_again_the_pauses_grow(student: Student) -> None:
    found, now, pauses = some_question(), NOON, []
    for _ in range(4):
        record(student, found, letters(found, right=True), ticket_for(found), now)
        due = Memory.objects.get(student=student).due
        pauses.append(due - now)
        now = due
    assert pauses == sorted(pauses)
    assert pauses[-1] > 10 * pauses[0]


def test_a_ticket_counts_once_and_the_first_answer_stands(student: Student) -> None:
    found = some_question()
    ticket = ticket_for(found)
    assert record(student, found, letters(found, right=False), ticket, NOON)
    assert not record(student, found, letters(found, right=True), ticket, NOON)
    assert [attempt.right for attempt in Attempt.objects.all()] == [False]
    assert not Memory.objects.get().last_right


def test_ratings_move_towards_what_happened(student: Student) -> None:
    found = some_question()
    record(student, found, letters(found, right=True), ticket_for(found), NOON)
    student.refresh_from_db()
    hardness = Difficulty.objects.get(template=found.template.name)
    assert student.rating > 1500 > hardness.rating
    assert hardness.answers == 1
    assert expected(student.rating, hardness.rating) > 0.5


def test_only_mixed_practice_moves_the_ratings(student: Student) -> None:
    found = some_question()
    for mode in ("due", "mistakes", f"like-{found.template.code}", f"topic-{found.template.topic.name}", "exam"):
        record(student, found, letters(found, right=True), ticket_for(found, mode), NOON)
    student.refresh_from_db()
    assert student.rating == 1500
    assert not Difficulty.objects.exists()
    assert Attempt.objects.count() == 5


def test_a_wrong_answer_knows_which_clause_was_taken_for_the_right_one(student: Student) -> None:
    found = next(
        asked
        for name in templates()
        for seed in range(20)
        if not (asked := question(name, seed)).draft.several and taken_for(asked, letters(asked, right=False))
    )
    record(student, found, letters(found, right=False), ticket_for(found), NOON)
    attempt = Attempt.objects.get()
    assert attempt.taken_for
    assert attempt.taken_for != attempt.clause
    assert taken_for(found, letters(found, right=True)) == ""
