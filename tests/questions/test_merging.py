"""Twins that became one: the whole asks each part, checks it by the part's own way, and the links of the parts go on."""

import pytest
from django.test import Client

from quizzes.models import Memory, Student, WithdrawnTemplate
from quizzes.offering import withdrawing
from quizzes.offering.offered import offered
from quizzes.practice.modes import read_mode
from quizzes.practice.picking import due, next_question
from quizzes.practice.recording import record
from quizzes.questions.templates import linked, names_of, question, question_of, sealed_question, templates
from tests.practice.conftest import NOON
from tests.practice.test_recording import letters, ticket_for
from tests.questions.made import checked, drafts

WHOLES = [name for name in templates() if len(names_of(name)) > 1]
PART, WHOLE = "revoke-established", "what-becomes-of-a-revoke"


@pytest.fixture
def student(db: None) -> Student:
    return Student.objects.create()


@pytest.mark.parametrize("name", WHOLES)
def test_each_part_is_asked_and_none_by_itself(name: str) -> None:
    parts = set(names_of(name)) - {name}
    found = drafts(name, 24)
    assert {draft.known["part"] for draft in found} == parts
    assert not parts & templates().keys()
    check = templates()[name].check
    assert check is not None
    assert all(frozenset(check(draft)) == draft.right for draft in found)


def test_of_a_card_played_on_an_explanation_no_answer_is_only_for_show() -> None:
    """Where it is too late and nobody says whether that did damage, the director may still adjust the score (47E2b)."""
    assert [one for one in checked("a-card-played-on-an-explanation", range(120)).tells() if "option" in one] == []


def test_links_of_a_part_open_and_more_of_it_is_asked_by_the_whole(reader: Client) -> None:
    found = question(PART, 5)
    assert question_of(found.id).template.name == PART
    assert sealed_question(PART, "secret").template.name == PART
    told = reader.get(f"/en/question/{found.id}/?answer=a").content.decode()
    assert "Permanent link" in told
    mode = read_mode(f"like-{found.template.code}-{found.draft.clause}")
    asked = next_question(None, mode, NOON)
    assert asked is not None
    assert (asked.template.name, asked.draft.clause) == (WHOLE, found.draft.clause)
    assert reader.get(f"/api/v1/questions/{PART}/5").status_code == 200


def test_what_was_remembered_of_twins_is_one_memory_once_it_is_answered(student: Student) -> None:
    found = question(WHOLE, 3)
    for name in (PART, f"{PART}-director"):
        Memory.objects.create(
            student=student, template=name, clause=found.draft.clause, card={}, due=NOON, last_right=False
        )
    assert len(due(student, NOON, offered())) == 2
    asked = next_question(student, read_mode("due"), NOON)
    assert asked is not None
    assert asked.template.name == WHOLE
    record(student, found, letters(found, right=True), ticket_for(found), NOON)
    (memory,) = Memory.objects.all()
    assert (memory.template, memory.last_right) == (WHOLE, True)


def test_with_a_part_that_was_withdrawn_before_the_whole_is_withdrawn(db: None) -> None:
    WithdrawnTemplate.objects.create(template=PART, reason="Bakılıyor")
    assert withdrawing.is_withdrawn(WHOLE)
    assert withdrawing.is_withdrawn(f"{PART}-director")
    assert WHOLE in withdrawing.withdrawn()
    withdrawing.take_back(WHOLE)
    assert not withdrawing.withdrawn()


def test_nothing_that_was_linked_is_lost() -> None:
    assert templates().keys() < linked().keys()
    assert {one.part_of for one in linked().values() if one.part_of} == set(WHOLES)
