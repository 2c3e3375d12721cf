"""The director's next question: on the right one the ruling splits, and nothing changes with any of the others."""

from collections import Counter
from random import Random

import pytest
from django.utils import translation

from quizzes.questions.asking import ask, verdict
from quizzes.questions.by_text import as_token, row_of, says
from quizzes.questions.parts import Unsuitable
from quizzes.questions.saying import say_said
from quizzes.questions.sets.facts_missing import IDLE, PAIRS, PRESUPPOSES
from quizzes.questions.sets.next_question import possible, turns_by_text, turns_on
from quizzes.questions.told import Told, all_told, of_the_play
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_named
from rulings.engine.rulings import Ruling, rule
from tests.questions.drafts import hold_in, patterns
from tests.questions.made import made

NAME = "the-next-question"
FEW, MANY = range(20), range(20, 60)


def told(ruling: Ruling) -> list[tuple[str, str]]:
    """What a ruling comes to, down to the fact that it still lacks."""
    lacks = [("lacks", ruling.split.fact)] if ruling.split else []
    return [*((item.key, repr(item.values)) for item in ruling.concluded), *lacks]


def wrong_by_the_engine(seed: int) -> list[str]:
    """Each variant ruled on by itself: the right fact makes a difference, no other one does, whatever the right one is."""
    draft = made(NAME, seed).draft
    found = []
    for option in draft.options:
        name = str(option.answer.value)
        if option.right:
            differs = len({repr(told(rule(one))) for one in possible(draft.case, name)}) > 1
            if name in draft.case.known or not differs:
                found.append(f"{seed}: {name} makes no difference")
            continue
        for case in possible(draft.case, draft.known["missing"]):
            if any(told(rule(one)) != told(rule(case)) for one in possible(case, name)):
                found.append(f"{seed}: {name} makes a difference")
    return found


def test_only_the_right_question_makes_a_difference() -> None:
    assert [one for seed in FEW for one in wrong_by_the_engine(seed)] == []


@pytest.mark.long
def test_so_it_is_in_many() -> None:
    assert [one for seed in MANY for one in wrong_by_the_engine(seed)] == []


@pytest.mark.long
def test_two_ways_find_the_same_key_in_many_nothing_tells_it_and_there_are_25_patterns() -> None:
    hold_in(NAME, range(160))
    assert patterns(NAME, range(160)) >= 25


@pytest.mark.long
def test_what_is_missing_changes_from_question_to_question() -> None:
    """Who has answered a few must not know the options that are always, or never, right."""
    pairs = Counter(
        (draft.known["scene"], draft.known["missing"]) for draft in (made(NAME, n).draft for n in range(120))
    )
    assert len(pairs) >= 40
    assert max(pairs.values()) <= 0.08 * 120


def test_what_may_be_missing_and_what_stands_beside_it_are_facts_of_that_kind_of_case() -> None:
    assert len(set(PAIRS)) >= 45
    for scene, facts in IDLE.items():
        fields = kind_named(all_told()[scene].scene.kind).facts.fields
        assert {*facts, *(name for names in facts.values() for name in names)} <= fields.keys()
    assert all(len(set(names) - {missing}) >= 2 for facts in IDLE.values() for missing, names in facts.items())
    assert PRESUPPOSES.keys() <= {name for facts in IDLE.values() for names in facts.values() for name in names}


@pytest.mark.parametrize("name", of_the_play())
def test_the_tables_of_the_play_say_of_many_cases_what_the_engine_concludes(name: str) -> None:
    ruled = [(case, rule(case)) for case in drawn(of_the_play()[name])]
    assert len(ruled) > 10
    for case, ruling in ruled:
        row = row_of(of_the_play()[name].rows, case)
        assert row is not None
        concluded = [as_token((item,)) for item in ruling.concluded]
        assert [one for one in row[1].split(", ") if not any(says(token, one) for token in concluded)] == []


def drawn(of: Told) -> list[Facts]:
    """Some cases of a scene."""
    found = []
    for seed in range(40):
        try:
            found.append(of.scene.draw(Random(seed)))
        except Unsuitable:
            continue
    return found


@pytest.mark.parametrize("copies", [True, False])
def test_whether_the_auction_has_begun_decides_nothing_of_copies(copies: bool) -> None:
    """6D3, 6F: either way no new deal is due, and the director may order one."""
    case = kind_named("faulty-deal").facts(
        deal_fault="dealt-wrongly", method_prescribed=False, match_result_known=False, hands_duplicated=copies
    )
    assert turns_on(case, "sides_begun") is not copies
    assert turns_by_text(all_told()["a-faulty-deal"], case, "sides_begun") is not copies


@pytest.mark.parametrize("language", ["tr", "en"])
def test_the_verdict_says_the_ruling_for_each_answer(language: str) -> None:
    with translation.override(language):
        shown = verdict(made(NAME, 4), [], language)
        right = next(one for one in shown["options"] if one["right"])
        assert right["because"].count(" – ") >= 2
        assert all(one["note"] for one in shown["options"] if not one["right"])
        assert shown["ruling"]["missing"]["fact"] == made(NAME, 4).draft.known["missing"]


def test_the_story_does_not_tell_what_is_asked_for() -> None:
    with translation.override("tr"):
        for seed in FEW:
            draft, shown = made(NAME, seed).draft, ask(made(NAME, seed), "tr")
            assert draft.known["missing"] not in draft.case.known
            assert say_said(draft.ask) == shown["ask"]
            assert len(set(shown["story"])) == len(shown["story"])


def test_an_answer_of_which_nothing_follows_stands_after_the_others() -> None:
    with translation.override("en"):
        told = [str(verdict(made(NAME, seed), [], "en")["because"]) for seed in range(40)]
    speaking = [one for one in told if "None of this." in one]
    assert speaking
    assert all(one.endswith("None of this.") for one in speaking)
