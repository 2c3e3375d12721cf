"""The wrong sentence of a script: the ruling has all the others, and the wrong one only where one fact is otherwise."""

from collections import Counter
from contextlib import suppress
from random import Random

import pytest
from django.utils import translation

from bridge.auction import Call
from bridge.seats import Seat, Side
from quizzes.questions.asking import label_text, verdict
from quizzes.questions.by_text import as_token, says
from quizzes.questions.parts import Ruled, Unsuitable
from quizzes.questions.scenes import around
from quizzes.questions.sets.wrong_sentence import ALL_HOLD, SCENES, SENTENCES, clause_of, swaps
from quizzes.questions.told import all_told
from rulings.engine.facts import Facts
from rulings.engine.rulings import rule
from rulings.engine.trace import Conclusion
from tests.questions.drafts import hold_in, patterns
from tests.questions.made import made

NAME = "the-wrong-sentence"
FEW, MANY = range(20), range(20, 60)


def concluded(case: Facts) -> set[str]:
    return {as_token((item,)) for item in rule(case).concluded}


def faults(seed: int) -> list[str]:
    """Ruling on the case and on the one beside it: what holds where. If none is wrong, all hold in the case."""
    draft = made(NAME, seed).draft
    here = concluded(draft.case)
    sentences = {str(option.answer.value) for option in draft.options} - {ALL_HOLD}
    if draft.right == {ALL_HOLD}:
        return [f"{seed}: {one} does not hold" for one in sentences - here]
    wrong = next(option for option in draft.options if option.right)
    others = sentences - {str(wrong.answer.value)}
    assert wrong.neighbour is not None
    there = concluded(wrong.neighbour)
    found = [f"{seed}: {one} does not hold in both" for one in others - (here & there)]
    if str(wrong.answer.value) in here or str(wrong.answer.value) not in there:
        found.append(f"{seed}: the wrong sentence is not wrong")
    return found


def test_all_sentences_but_one_are_of_the_ruling_and_that_one_of_a_case_beside() -> None:
    assert [fault for seed in FEW for fault in faults(seed)] == []


@pytest.mark.long
def test_so_it_is_in_many() -> None:
    assert [fault for seed in MANY for fault in faults(seed)] == []


@pytest.mark.long
def test_two_ways_find_the_same_key_in_many_nothing_tells_it_and_there_are_25_patterns() -> None:
    hold_in(NAME, range(160))
    assert patterns(NAME, range(160)) >= 25


def test_a_sentence_that_is_wrong_here_is_right_there() -> None:
    """Who knows which sentences are the wrong ones has to read the story all the same."""
    drafts = [made(NAME, seed).draft for seed in range(60)]
    wrong = {(draft.known["scene"], value) for draft in drafts for value in draft.right}
    held = {
        (draft.known["scene"], option.answer.value) for draft in drafts for option in draft.options if not option.right
    }
    sentences = {one for one in wrong if one[1] != ALL_HOLD}
    assert len(sentences & held) > len(sentences) / 2
    assert 0.2 < sum(draft.right == {ALL_HOLD} for draft in drafts) / len(drafts) < 0.5


def test_beside_a_wrong_sentence_one_holds_that_is_wrong_elsewhere() -> None:
    for seed in range(60):
        draft = made(NAME, seed).draft
        held = {str(option.answer.value) for option in draft.options if not option.right}
        wrong = SENTENCES[draft.known["scene"]].wrong
        assert [one for one in held for sentence in wrong if says(one, sentence)], seed


@pytest.mark.long
def test_who_knows_how_often_each_sentence_is_wrong_is_seldom_right_without_the_story() -> None:
    """Of each question he knows all the others; saying always that none is wrong would be right in 38 %."""
    offered, wrong = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    asked = []
    for seed in range(400):
        draft = made(NAME, seed).draft
        options = [((draft.known["scene"], sort_of(str(one.answer.value))), one.right) for one in draft.options]
        asked.append(options)
        offered.update(sentence for sentence, _right in options)
        wrong.update(sentence for sentence, right in options if right)
    found = 0
    for options in asked:
        others = {one: (wrong[one] - right) / max(offered[one] - 1, 1) for one, right in options}
        found += max(options, key=lambda option: others[option[0]])[1]
    assert found / len(asked) < 0.48


def sort_of(token: str) -> str:
    """A sentence whoever and whatever call, card or scoring it names."""
    key, *values = token.split()
    return " ".join([key, *(one for one in values if one.partition("=")[0] in ("count", "towards", "side"))])


@pytest.mark.parametrize("name", SCENES)
def test_no_scene_has_always_the_same_kind_of_sentence_wrong(name: str) -> None:
    rng, told, kinds = Random(7), all_told()[name], set[str]()
    for _time in range(300):
        with suppress(Unsuitable):
            kinds |= {sort_of(as_token((swap.wrong,))) for swap in swaps(told, told.scene.draw(rng))}
        if len(kinds) > 2:
            break
    assert len(kinds) >= 3


@pytest.mark.parametrize("language", ["tr", "en"])
@pytest.mark.parametrize("name", SCENES)
def test_the_wrong_sentence_is_not_said_as_the_right_one(name: str, language: str) -> None:
    """Whose right is at risk (65D) is one sentence, whoever mixed his cards: what the words leave out cannot be wrong."""
    rng, told = Random(7), all_told()[name]
    with translation.override(language):
        for _time in range(30):
            with suppress(Unsuitable):
                for swap in swaps(told, told.scene.draw(rng)):
                    right, wrong = (said_of(told.scene.kind, one, language) for one in (swap.right, swap.wrong))
                    assert right != wrong


def said_of(kind: str, sentence: Conclusion, language: str) -> str:
    return label_text(Ruled(kind, (sentence,), stated=True), around(Seat.S), language)


@pytest.mark.parametrize(
    ("language", "should", "condition"), [("tr", "Doğrusu: ", "doğru olurdu."), ("en", "It should be: ", ".")]
)
def test_the_verdict_says_the_right_sentence_and_when_the_wrong_one_would_hold(
    language: str, should: str, condition: str
) -> None:
    with translation.override(language):
        for seed in [seed for seed in range(8) if made(NAME, seed).draft.right != {ALL_HOLD}]:
            told = next(one for one in verdict(made(NAME, seed), [], language)["options"] if one["right"])
            assert told["because"].startswith(should)
            assert told["because"].endswith(condition)


@pytest.mark.parametrize(("passes", "clauses"), [("throughout", {"36A"}), ("once", {"35B"})])
def test_the_clause_is_that_of_the_sentence_which_should_stand_there(passes: str, clauses: set[str]) -> None:
    """36A cancels the double; that its maker has to pass still is so because he was bound to (35B)."""
    told = all_told()["a-call-despite-the-duty-to-pass"]
    facts = {"call": Call("X"), "last_call": "own-sides-bid", "lho_did": "called", "enforced_passes": passes}
    case = told.scene.undecided({**told.scene.fixed, **facts})
    assert {clause_of(told, case, swap) for swap in swaps(told, case)} == clauses


@pytest.mark.parametrize("name", ["misinformation-and-the-score", "changing-a-misinformed-call", "misinformed-or-not"])
def test_a_penalty_for_misinformation_is_for_those_who_misinformed(name: str) -> None:
    for seed in range(8):
        draft = made(name, seed).draft
        assert draft.roles["offending-side"] is not draft.roles["misled"].side  # type: ignore[union-attr]
        assert isinstance(draft.roles["offending-side"], Side)
