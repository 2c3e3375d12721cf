"""“A similar question” keeps the clause that decides, in every template; a topic holds what its name says."""

import pytest

from lawbook.citations import CitationError, parse
from quizzes.practice import searching
from quizzes.practice.course import course
from quizzes.practice.modes import read_mode
from quizzes.practice.picking import next_question
from quizzes.questions.templates import linked, templates
from tests.practice.conftest import NOON
from tests.questions.made import made


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that others fill too a search takes longer."""
    monkeypatch.setattr(searching, "_LONGEST_SEARCH", 20.0)
    monkeypatch.setattr(searching, "_LONGEST_ELSEWHERE", 20.0)


def kept(name: str, seed: int) -> bool:
    found = made(name, seed)
    mode = read_mode(f"like-{found.template.code}-{found.draft.clause}")
    asked = next_question(None, mode, NOON)
    return asked is not None and asked.draft.clause == found.draft.clause


@pytest.mark.parametrize("names", [list(templates())[start::4] for start in range(4)])
def test_a_similar_question_is_decided_by_the_same_clause(db: None, names: list[str]) -> None:
    assert [name for name in names if not kept(name, 5)] == []


@pytest.mark.long
@pytest.mark.parametrize("name", templates())
def test_similar_questions_of_many_are_decided_by_the_same_clause(db: None, name: str) -> None:
    first = {made(name, seed).draft.clause: seed for seed in range(24)}
    assert [clause for clause, seed in first.items() if not kept(name, seed)] == []


def test_where_its_own_template_finds_none_another_one_about_the_clause_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(searching, "_met", {})
    own = linked()["revoke-established"]  # asks 62 and 63, never the score
    found = searching.like(own, "64A1", [templates()["revoke-score"]])
    assert (found.template.name, found.draft.clause) == ("revoke-score", "64A1")


def test_a_clause_that_was_met_is_found_again_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "_met", {})
    own = templates()["revoke-in-play"]
    searching.of_clause(own, "64A2")
    monkeypatch.setattr(searching, "_LONGEST_SEARCH", 0)
    monkeypatch.setattr(searching, "_SEEDS_TRIED", 0)
    assert searching.of_clause(own, "64A2").draft.clause == "64A2"


def law(clause: str) -> int | str:
    """The Law of a clause; a definition or footnote as it is."""
    try:
        return parse(clause).law or clause
    except CitationError:
        return clause


@pytest.mark.parametrize("topic", course())
def test_a_topic_holds_what_its_name_says(topic: str) -> None:
    """Every question of it is decided by a Law that its lesson names."""
    lesson = course()[topic]
    decided = {
        law(made(name, seed).draft.clause)
        for name, one in templates().items()
        if one.topic.name == topic
        for seed in range(6)
    }
    assert decided <= {*lesson.laws, *lesson.besides}
