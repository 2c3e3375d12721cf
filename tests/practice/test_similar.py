"""“A similar question” keeps the clause that decides, in every template; a topic holds what its name says."""

from itertools import islice

import pytest

from lawbook.citations import CitationError, parse
from quizzes.practice import searching
from quizzes.practice.course import course
from quizzes.practice.modes import read_mode
from quizzes.practice.picking import next_question
from quizzes.questions.parts import Draft
from quizzes.questions.templates import Template, linked, templates, written
from quizzes.questions.told import of_the_play
from tests.practice.conftest import NOON
from tests.questions.made import made, of_template
from tests.sampling import every


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that others fill too a search takes longer."""
    monkeypatch.setattr(searching, "_LONGEST_SEARCH", 20.0)
    monkeypatch.setattr(searching, "_LONGEST_ELSEWHERE", 20.0)


MOST_CLAUSES = 8
"""Of a form over all scenes, whose questions are decided by any clause: each is looked for among all the others."""


def kept(name: str, seed: int) -> bool:
    found = made(name, seed)
    mode = read_mode(f"like-{found.template.code}-{found.draft.clause}")
    asked = next_question(None, mode, NOON)
    return asked is not None and asked.draft.clause == found.draft.clause


@pytest.mark.parametrize("names", every(4, [list(templates())[start::8] for start in range(8)]))
def test_a_similar_question_is_decided_by_the_same_clause(db: None, names: list[str]) -> None:
    assert [name for name in names if not kept(name, 5)] == []


@pytest.mark.long
@pytest.mark.parametrize("name", [pytest.param(name, marks=of_template(name)) for name in sorted(templates())[1::4]])
def test_similar_questions_of_many_are_decided_by_the_same_clause(db: None, name: str) -> None:
    one_of_each = {made(name, seed).draft.clause: seed for seed in range(24)}
    assert [clause for clause, seed in islice(one_of_each.items(), MOST_CLAUSES) if not kept(name, seed)] == []


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


LESSONS_OF_THE_PLAY = {
    "a-fifth-card": "tricks",
    "a-missing-card": "deal",
    "a-revoke": "revokes",
    "a-revoke-before-a-claim": "revokes",
    "a-revoke-noticed-at-once": "revokes",
    "a-trick-with-the-wrong-number-of-cards": "tricks",
    "an-established-revoke": "revokes",
    "an-opening-lead-by-the-wrong-player": "opening-leads",
    "cards-are-handled": "directing",
    "declarers-cards-are-seen": "exposed-cards",
    "dummy-plays-another-card": "dummy",
    "playing-on-after-an-irregularity": "leads",
    "taking-a-card-back": "withdrawn-cards",
    "tricks-in-dispute": "tricks",
}
"""Of the scenes that the forms alone tell: where their situation is asked with cards on the table."""
ALSO = {
    ("a-revoke-before-a-claim", 50),  # a revoke corrected in time leaves a penalty card
    ("a-revoke-noticed-at-once", 50),
    ("declarers-cards-are-seen", 69),  # cards that are shown may be a claim
    ("dummy-plays-another-card", 64),
    ("a-call-despite-the-duty-to-pass", 35),
    ("what-a-changed-call-leaves-behind", 23),  # whether the two calls are comparable
    ("taking-a-card-back", 50),
    ("the-call-in-place-of-one-out-of-rotation", 23),
    ("questions-and-what-was-wrong", 41),  # a review before the lead, or a question after it
    ("rights-and-penalties", 83),  # the director tells of the right to appeal
}
"""A scene, and a Law of another lesson that decides some of its questions."""


def lesson_of(draft: Draft) -> str:
    """The lesson by which a question is judged: of a form over all scenes that of the scene it came from."""
    name = draft.known.get("scene")
    if name is None:
        return ""
    return LESSONS_OF_THE_PLAY.get(name) or written()[name].topic.name


@pytest.mark.parametrize("topic", course())
def test_a_topic_holds_what_its_name_says(topic: str) -> None:
    """Every question of it is decided by a Law that its lesson names; one of a form, by the lesson of its scene."""
    elsewhere = set()
    for name, one in templates().items():
        if one.topic.name == topic:
            for draft in (made(name, seed).draft for seed in range(12 if topic == "directing" else 6)):
                lesson = course()[lesson_of(draft) or topic]
                if law(draft.clause) not in {*lesson.laws, *lesson.besides}:
                    elsewhere.add((draft.known.get("scene", name), law(draft.clause)))
    assert elsewhere <= ALSO


def test_the_lesson_on_directing_names_no_more_laws_than_its_own_questions_need() -> None:
    """The forms over all scenes are judged by those, so that this list has not to hold every Law."""
    lesson = course()["directing"]
    own = {
        law(made(name, seed).draft.clause)
        for name, one in templates().items()
        if one.topic.name == "directing" and "scene" not in made(name, 0).draft.known
        for seed in range(60)
    }
    assert set(lesson.besides) <= own


@pytest.mark.parametrize("name", of_the_play())
def test_a_scene_of_the_play_has_the_lesson_of_templates_on_the_same_kind_of_case(name: str) -> None:
    topics = {one.topic.name for one in linked().values() for seed in range(2) if asks_of(one, seed, name)}
    assert LESSONS_OF_THE_PLAY[name] in topics


def asks_of(one: Template, seed: int, name: str) -> bool:
    """Whether a question of the template is about a case of the kind that the scene tells."""
    return made(one.name, seed).draft.case.kind == of_the_play()[name].scene.kind
