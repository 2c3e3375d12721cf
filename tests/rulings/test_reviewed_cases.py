"""Every reviewed case is ruled as the text of the Laws rules it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from rulings.engine.cases import read_case
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Step
from tests.rulings.reviewed import as_told, differences, reviewed_cases

CASES = reviewed_cases()
KINDS = sorted({case["kind"] for case in CASES})


def of_kind(kind: str) -> list[dict[str, Any]]:
    return [case for case in CASES if case["kind"] == kind]


@pytest.mark.parametrize("kind", KINDS)
def test_the_engine_rules_as_the_text_does(kind: str) -> None:
    found = {case["id"]: differences(case["ruling"], rule(read_case(as_told(case)))) for case in of_kind(kind)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_no_two_cases_have_one_name() -> None:
    names = [case["id"] for case in CASES]
    assert len(names) == len(set(names))


def test_a_case_says_why_in_both_languages() -> None:
    silent = [case["id"] for case in CASES for part in ("title", "why") if not (case[part]["tr"] and case[part]["en"])]
    assert silent == []


def test_a_result_below_the_contract_is_written_with_a_minus() -> None:
    """“3NT−1”, as the pages write it, not “3NT-1”."""
    told = [case[part][language] for case in CASES for part in ("title", "why") for language in ("tr", "en")]
    assert [one for one in told if re.search(r"(?<=[♠♥♦♣TX ])-\d", one)] == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_ruling_depends_on_no_fact_that_its_trace_did_not_read(kind: str) -> None:
    for case in of_kind(kind):
        facts = read_case(as_told(case))
        ruling = rule(facts)
        read = set(_read(ruling.trace))
        again = rule(type(facts)(**{name: value for name, value in facts.known.items() if name in read}))
        assert _outcome(again) == _outcome(ruling), case["id"]


def _outcome(ruling: Ruling) -> tuple[object, ...]:
    return ruling.status, [(item.key, item.values) for item in ruling.concluded]


def _read(step: Step) -> Iterator[str]:
    yield from step.facts
    for child in step.steps:
        yield from _read(child)
