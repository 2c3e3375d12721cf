"""The director's next question: on the right one the ruling splits, and nothing changes with any of the others."""

import pytest
from django.utils import translation

from quizzes.questions.asking import ask, verdict
from quizzes.questions.saying import say_said
from quizzes.questions.sets.next_question import WHAT_HAPPENED, turns_by_text, turns_on
from quizzes.questions.templates import written
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_named, kind_of
from rulings.engine.rulings import Ruling, rule
from tests.questions.drafts import hold_in, patterns
from tests.questions.made import made

NAME = "the-next-question"
FEW, MANY = range(20), range(20, 60)


def told(ruling: Ruling) -> list[tuple[str, str]]:
    """What a ruling comes to, down to the fact that it still lacks."""
    lacks = [("lacks", ruling.split.fact)] if ruling.split else []
    return [*((item.key, repr(item.values)) for item in ruling.concluded), *lacks]


def possible(case: Facts, name: str) -> list[Facts]:
    cases = (case.but(**{name: value}) for value in case.fields[name].candidates)
    return [one for one in cases if not kind_of(one).problems(one)]


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


@pytest.mark.parametrize("copies", [True, False])
def test_whether_the_auction_has_begun_decides_nothing_of_copies(copies: bool) -> None:
    """6D3, 6F: either way no new deal is due, and the director may order one."""
    case = kind_named("faulty-deal").facts(
        deal_fault="dealt-wrongly", method_prescribed=False, match_result_known=False, hands_duplicated=copies
    )
    assert turns_on(case, "sides_begun") is not copies
    assert turns_by_text(written()["a-faulty-deal"], case, "sides_begun") is not copies


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
            assert draft.known["missing"] not in WHAT_HAPPENED
            assert say_said(draft.ask) == shown["ask"]
            assert len(set(shown["story"])) == len(shown["story"])
