"""Every reviewed case is ruled as the text of the Laws rules it."""

from typing import Any

import pytest

from quizzes.engine.cases import read_case
from quizzes.engine.rulings import rule
from tests.engine.reviewed import differences, reviewed_cases

CASES = reviewed_cases()


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_the_engine_rules_as_the_text_does(case: dict[str, Any]) -> None:
    ruling = rule(read_case({"kind": case["kind"], "facts": case["facts"]}))
    assert differences(case["ruling"], ruling) == []


def test_no_two_cases_have_one_name() -> None:
    names = [case["id"] for case in CASES]
    assert len(names) == len(set(names))


def test_a_case_says_why_in_both_languages() -> None:
    silent = [case["id"] for case in CASES for part in ("title", "why") if not (case[part]["tr"] and case[part]["en"])]
    assert silent == []
