"""Every template, some seeds of each: one key that two ways find, options that differ, sentences in both languages."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizzes.questions.asking import ask, is_right, lettered, verdict
from quizzes.questions.checking import problems
from quizzes.questions.templates import SEEDS, NoSuchQuestion, Question, drawn, question, question_of, templates
from quizzes.questions.was_right import ruled_on
from tests.questions.made import checked, made
from tests.sampling import every

SAMPLE = 25
FEW = 20
"""Of scenes, whose neighbours are found by ruling on every case beside theirs."""
MANY = 200
SOME = sorted(templates())[::12]
"""Whose many seeds are asked again in the long run; those of all were looked at before their digests were recorded."""


@pytest.mark.parametrize("name", every(12, templates()))
def test_no_question_of_a_sample_has_a_problem(name: str, db: None) -> None:
    tally = checked(name, range(SAMPLE if templates()[name].scene is None else FEW))
    assert tally.problems == []
    assert len(tally.keys) >= 2


@pytest.mark.long
@pytest.mark.parametrize("name", SOME)
def test_no_answer_is_right_too_often_nor_never(name: str, db: None) -> None:
    tally = checked(name, range(MANY if templates()[name].scene is None else MANY // 2))
    assert tally.problems == []
    assert list(tally.tells()) == []


@pytest.mark.parametrize("name", every(4, templates()))
def test_a_seed_always_makes_the_same_question(name: str, db: None) -> None:
    one = made(name, 5)
    again = replace(one, made=drawn(one.template, 5))  # not what is remembered of the first time
    assert ask(one, "en") == ask(again, "en")
    assert one.draft.right == again.draft.right
    assert question_of(one.id).draft.story == one.draft.story


@pytest.mark.parametrize("name", every(12, templates()))
def test_seeds_make_different_questions(name: str, db: None) -> None:
    told = {repr(ask(made(name, seed), "en")) for seed in range(30)}
    assert len(told) >= 25


@given(name=st.sampled_from(list(templates())), seed=st.integers(0, SEEDS - 1))
def test_every_seed_has_a_question_whose_id_leads_back_to_it(name: str, seed: int) -> None:
    made = question(name, seed)
    found = question_of(made.id)
    assert (found.template.name, found.seed) == (name, seed)


@given(st.text(max_size=40) | st.from_regex(r"\A[0-9]-[a-z0-9]{1,8}-[a-z0-9]{1,8}\Z"))
def test_any_other_id_names_no_question(text: str) -> None:
    try:
        found = question_of(text)
    except NoSuchQuestion:
        return
    assert found.id == text


def test_an_id_of_an_earlier_version_is_known_as_such() -> None:
    made = question(next(iter(templates())), 1)
    with pytest.raises(NoSuchQuestion) as earlier:
        question_of(f"{made.template.version - 1}-{made.template.code}-1")
    assert earlier.value.outdated
    with pytest.raises(NoSuchQuestion) as later:
        question_of(f"{made.template.version + 1}-{made.template.code}-1")
    assert not later.value.outdated


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_seed_out_of_range_has_no_question(seed: int) -> None:
    with pytest.raises(NoSuchQuestion):
        question(next(iter(templates())), seed)


def test_the_codes_of_the_templates_differ() -> None:
    assert len({one.code for one in templates().values()}) == len(templates())


def right_letters(found: Question) -> set[str]:
    return {letter for letter, option in lettered(found) if option.right}


@pytest.mark.parametrize("name", every(12, templates()))
def test_only_the_right_letters_are_right_and_a_wrong_answer_says_when_it_would_be(name: str, db: None) -> None:
    found = made(name, 29)
    right = right_letters(found)
    assert is_right(found, right)
    assert verdict(found, right, "tr")["right"]
    for letter, option in lettered(found):
        if letter not in right:
            assert not is_right(found, {letter})
            assert not is_right(found, {*right, letter})
            told = next(one for one in verdict(found, {letter}, "tr")["options"] if one["id"] == letter)
            assert told["right_if"] or told["note"], option


def test_the_question_itself_does_not_tell_its_answer(db: None) -> None:
    for name in templates():
        asked = ask(question(name, 5), "en")
        assert set(asked) == {"id", "version", "form", "story", "ask", "several", "options"}
        assert all(set(option) == {"id", "text", "card", "call"} for option in asked["options"])


def test_a_wrong_key_is_found(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(templates()))
    found = question(name, 1)
    monkeypatch.setattr(found.template, "check", lambda draft: {"something else"})
    assert any(problem.startswith("the key is") for problem in problems(found))
    monkeypatch.setattr(found.template, "check", None)
    assert "no independent check" in problems(found)


def test_a_sentence_that_is_told_twice_is_a_problem() -> None:
    found = question("revoke-in-play", 3)
    again = replace(found.draft, story=(*found.draft.story, found.draft.story[0]))
    assert any(problem.startswith("told twice") for problem in problems(replace(found, made=again)))


def test_the_director_who_is_right_and_the_one_who_is_wrong(db: None) -> None:
    from random import Random

    plain = question("penalty-card-ignored", 3).draft
    for seed in range(20):
        draft = ruled_on(Random(seed), plain)
        told = next(option for option in plain.options if option.answer.value == draft.known["stated"])
        assert draft.story[-1] == told.answer.label
        assert draft.options[0].answer.value == "yes"
        assert draft.options[0].right is told.right
        assert sum(option.right for option in draft.options) == 1
