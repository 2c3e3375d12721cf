"""Which question comes next."""

from datetime import timedelta
from random import Random

import pytest

from lawbook.citations import law_of
from quizzes.models import Difficulty, Memory, Student
from quizzes.offering.offered import offered
from quizzes.practice.modes import NoSuchMode, read_mode
from quizzes.practice.picking import due, mistakes, next_question
from quizzes.practice.recording import record
from quizzes.questions.recorded import known_to_decide
from quizzes.questions.templates import question, templates
from tests.practice.conftest import NOON
from tests.practice.test_recording import letters, some_question, ticket_for


def test_nothing_is_due_and_nothing_was_wrong_for_somebody_new(student: Student) -> None:
    assert next_question(student, read_mode("due"), NOON) is None
    assert next_question(None, read_mode("due"), NOON) is None
    assert next_question(student, read_mode("mistakes"), NOON) is None
    assert next_question(None, read_mode("mixed"), NOON) is not None


def test_what_is_due_comes_with_a_fresh_deal_and_the_same_clause(student: Student) -> None:
    found = some_question()
    record(student, found, letters(found, right=True), ticket_for(found), NOON)
    memory = Memory.objects.get()
    assert due(student, memory.due - timedelta(minutes=1), offered()) == []
    again = next_question(student, read_mode("due"), memory.due)
    assert again is not None
    assert again.template.name == found.template.name
    assert again.draft.clause == found.draft.clause
    assert again.seed != found.seed


def test_a_mistake_stays_until_it_is_answered_rightly(student: Student) -> None:
    found = some_question()
    record(student, found, letters(found, right=False), ticket_for(found), NOON)
    assert len(mistakes(student, offered())) == 1
    again = next_question(student, read_mode("mistakes"), NOON)
    assert again is not None
    assert again.template.name == found.template.name
    record(student, found, letters(found, right=True), ticket_for(found), NOON + timedelta(minutes=5))
    assert mistakes(student, offered()) == []


@pytest.mark.parametrize("kind", ["law", "topic", "like"])
def test_a_mode_asks_only_what_it_is_about(student: Student, kind: str) -> None:
    some = list(templates().values())[-1]
    about = {"law": sorted(some.laws)[0], "topic": some.topic.name, "like": some.code}[kind]
    mode = read_mode(f"{kind}-{about}")
    for _ in range(10):
        asked = next_question(student, mode, NOON)
        assert asked is not None
        assert mode.takes(asked.template)


def test_a_similar_question_is_decided_by_the_same_clause(student: Student) -> None:
    for seed in range(6):
        found = question("what-becomes-of-a-revoke", seed)
        mode = read_mode(f"like-{found.template.code}-{found.draft.clause}")
        asked = next_question(student, mode, NOON)
        assert asked is not None
        assert (asked.template, asked.draft.clause) == (found.template, found.draft.clause)


def test_who_practises_a_law_is_asked_of_its_own_clauses(student: Student) -> None:
    """Many templates are about several Laws, and the forms over all scenes about nearly all of them."""
    asked = [
        next_question(student, read_mode(f"law-{law}"), NOON, Random(seed)) for seed in range(6) for law in (30, 82)
    ]
    own = [str(law_of(one.draft.clause)) for one in asked if one is not None]
    assert (own.count("30"), own.count("82")) == (6, 6)


def test_no_template_is_of_a_law_whose_clauses_decide_none_of_its_questions() -> None:
    for name, one in templates().items():
        decided = {str(law_of(clause)) for clause in known_to_decide(name) if law_of(clause)}
        assert not decided or one.laws == decided


def test_no_kind_of_question_comes_again_while_there_are_others(student: Student) -> None:
    for _ in range(12):
        asked = next_question(student, read_mode("mixed"), NOON, Random(1))
        assert asked is not None
        assert not student.attempts.filter(template=asked.template.name).exists()
        record(student, asked, letters(asked, right=True), ticket_for(asked), NOON)


def test_templates_far_too_hard_come_less_often(student: Student) -> None:
    names = list(templates())
    if len(names) < 6:
        pytest.skip("needs more than a few templates")
    hard = set(names[: len(names) // 2])
    Difficulty.objects.bulk_create(Difficulty(template=name, rating=2600, answers=50) for name in hard)
    chance = Random(1)
    asked = [next_question(student, read_mode("mixed"), NOON, chance) for _ in range(200)]
    assert sum(one is not None and one.template.name in hard for one in asked) < 70


@pytest.mark.parametrize(
    "text",
    [
        "",
        "mixed-1",
        "law",
        "law-94",
        "law-x",
        "topic-",
        "like-zzzz",
        f"like-{next(iter(templates().values())).code}-1",
        f"like-{templates()['the-board-and-its-score'].code}-20A",
        f"like-{templates()['the-board-and-its-score'].code}-2zz",
        "due-1",
        "MIXED",
        "a" * 500,
    ],
)
def test_there_is_no_such_mode(text: str) -> None:
    with pytest.raises(NoSuchMode):
        read_mode(text)
