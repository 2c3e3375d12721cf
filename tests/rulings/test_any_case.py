"""Whatever is known of a case, the answer is a ruling that can be said: no crash, no contradiction, soon and not too long."""

import json
import time
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from django.utils import translation
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bridge.problems import ImpossibleCase
from rulings.engine.cases import read_case
from rulings.engine.facts import Facts
from rulings.engine.kinds import kinds
from rulings.presenting import rule_and_present
from rulings.shortening import MOST_BYTES, shortened
from rulings.wording.problems_said import say_problem
from tests import sampling
from tests.rulings.any_cases import CASES, records

MOST_SECONDS = 1.0
JUNK: list[Any] = [
    [], {}, "", "ı", 10**30, -1, 0, 1.5, 1e300, True, [[]], [{}], [5], {"N": []}, {"N": {"S": 5}, "E": "", "S": "", "W": ""},
    "N:", "N:" + "." * 500, "x" * 3000, [[{"seat": {}, "card": 5}]], ["E " + "SA " * 5], ["SA"] * 3000, [1] * 20_000,
]  # fmt: skip


@pytest.fixture(autouse=True)
def book_is_loaded(db: None) -> None:
    """The first ruling of all waits for the book."""
    _first_ruling()


@cache
def _first_ruling() -> None:
    rule_and_present(read_case({"kind": "revoke"}), "tr")


def answer(case: dict[str, Any]) -> dict[str, Any]:
    """The ruling as the API gives it, held to the bounds of time and size."""
    try:
        facts = read_case(case)
    except ImpossibleCase as impossible:
        if not all(say_problem(problem) for problem in impossible.problems):
            pytest.fail(f"a problem without words: {impossible}")
        raise
    took, shown = timed_answer(facts)
    assert took < MOST_SECONDS or timed_answer(facts)[0] < MOST_SECONDS, "slow twice"
    assert len(json.dumps(shown, ensure_ascii=False).encode()) <= MOST_BYTES
    assert shown["script"]
    return shown


def timed_answer(facts: Facts) -> tuple[float, dict[str, Any]]:
    """The seconds of processor time that it took, and the answer."""
    start = time.process_time()
    with translation.override("tr"):
        shown = shortened(rule_and_present(facts, "tr"))
    return time.process_time() - start, shown


def hold(cases: st.SearchStrategy[dict[str, Any]], examples: int) -> None:
    """Each case that is possible has an answer."""

    @settings(deadline=None, max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(cases)
    def every(case: dict[str, Any]) -> None:
        try:
            answer(case)
        except ImpossibleCase:
            assume(False)

    every()


@pytest.mark.parametrize("kind", sampling.every(6, CASES))
def test_every_case_of_the_schema_has_an_answer(kind: str) -> None:
    hold(CASES[kind], 6)


def test_every_record_of_the_play_has_an_answer() -> None:
    hold(records(), 30)


@pytest.mark.long
@pytest.mark.parametrize("kind", [*CASES, "record"])
def test_of_many_more_cases_each_has_an_answer(kind: str) -> None:
    hold(records() if kind == "record" else CASES[kind], 40)


@pytest.mark.parametrize("step", [6, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("kind", sampling.every(2, CASES))
def test_what_no_fact_can_be_is_refused_in_words(kind: str, step: int) -> None:
    """Each junk for every sixth fact; in the long run for all."""
    for place, name in enumerate(kinds()[kind].facts.fields):
        for junk in JUNK[place % step :: step]:
            with suppress(ImpossibleCase):
                answer({"kind": kind, "facts": {name: junk}})
