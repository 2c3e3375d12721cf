"""Questions of an exam about some Laws are looked for, but nobody waits long for what there is not."""

from itertools import count

import pytest

from lawbook.citations import law_of
from quizzes.exams import asked
from quizzes.offering import contested
from quizzes.offering.blueprints import blueprints
from quizzes.questions.templates import Question, question, sealed_question


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """Every question that is made, of the same secrets each time."""
    found: list[Question] = []

    def made_of(name: str, secret: str) -> Question:
        found.append(sealed_question(name, secret))
        return found[-1]

    numbers = count()
    monkeypatch.setattr("quizzes.exams.asked.sealed_question", made_of)
    monkeypatch.setattr("quizzes.exams.asked.secrets.token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
    return found


def test_a_question_that_a_law_seldom_decides_is_looked_for(made: list[Question]) -> None:
    drawn = asked.draw_all(["a-call-out-of-rotation"] * 4, {"30"})
    assert [law_of(one["clause"]) for one in drawn] == [30] * 4
    assert len(made) > 2 * len(drawn)


def test_a_template_whose_questions_the_law_never_decides_is_asked_as_it_comes(made: list[Question]) -> None:
    """63B stands in what it is about, and decides none of its questions."""
    assert len(asked.draw_all(["revoke-twelfth"] * 5, {"63"})) == len(made) == 5


def test_so_is_one_that_has_made_none_for_long(made: list[Question], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quizzes.exams.asked.known_to_decide", lambda name: frozenset())
    drawn = asked.draw_all(["revoke-twelfth"] * 5, {"63"})
    assert len(made) == asked._MISSES + len(drawn)


def test_in_a_whole_exam_so_many_are_put_aside_and_no_more(
    made: list[Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quizzes.exams.asked.known_to_decide", lambda name: frozenset())
    monkeypatch.setattr(asked, "_PUT_ASIDE", 2)
    monkeypatch.setattr(asked, "_PUT_ASIDE_FOR_EACH", 1)
    drawn = asked.draw_all(["revoke-twelfth", "claim-contested", "both-defenders-lead"], {"63"})
    assert len(drawn) == 3
    assert len(made) <= len(drawn) + 2 + 3 + 1


def test_where_a_candidate_could_contest_all_of_a_law_others_are_asked(made: list[Question]) -> None:
    """16D1 decides some questions of cards in a wrong number, and each of these rests on a reading."""
    drawn = asked.draw_all(["a-wrong-number-of-cards"] * 3, {"16"})
    assert 16 not in [law_of(one["clause"]) for one in drawn]
    assert any(law_of(one.draft.clause) == 16 for one in made)
    drafts = [sealed_question(one["template"], one["secret"]).draft for one in drawn]
    assert not any(contested.is_contested(one) for one in drafts)


def test_whatever_an_exam_asks_makes_questions_that_nobody_could_contest() -> None:
    """One in twenty at least: a hundred are tried for each question of a sitting."""
    names = {one.name for blueprint in blueprints().values() for one in blueprint.open_templates()}
    rare = [name for name in sorted(names) if all(contested.is_contested(question(name, s).draft) for s in range(20))]
    assert rare == []
