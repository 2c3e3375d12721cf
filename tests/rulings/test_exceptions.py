"""The exceptions to a general rule are named: which were asked, on what each turned, and why it did not apply."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.utils.translation import override

from rulings.engine.cases import read_case
from rulings.engine.citing import is_within
from rulings.engine.clauses import EXCEPTIONS, load_laws
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Step
from rulings.presenting import present
from rulings.wording.exceptions import WHY_NOT
from tests.rulings.reviewed import as_told, reviewed_cases

REVOKE: dict[str, Any] = {
    "hand": "defender",
    "trick": 5,
    "establishment": "next-trick",
    "trick_won_by": "offender",
    "later_tricks": 2,
}
OF_64A = [f"64B{number}" for number in range(1, 8)]


def ruled(**facts: Any) -> Ruling:
    return rule(read_case({"kind": "revoke", "facts": REVOKE | facts}))


def exceptions(step: Step) -> Iterator[Step]:
    for child in step.steps:
        if child.to:
            yield child
        yield from exceptions(child)


def test_the_exceptions_of_the_text_are_known_by_their_rule() -> None:
    load_laws()
    assert {"64B8", *OF_64A} == EXCEPTIONS["64A"]
    assert EXCEPTIONS["63A1"] == {"47E1"}


def test_a_transfer_names_every_exception_that_was_asked_and_the_fact_it_turned_on() -> None:
    asked = [step for step in exceptions(ruled().trace) if step.to == "64A"]
    assert sorted(step.clause for step in asked) == OF_64A
    assert not any(step.finding for step in asked)
    turned_on = {step.clause: {**step.facts, **step.assumed} for step in asked}
    assert turned_on["64B2"] == {"repeated": False}
    assert turned_on["64B6"] == {"trick": 5}
    assert turned_on["64B4"] == {"attention": "in-time"}


def test_an_exception_that_holds_is_the_last_one_asked_and_nothing_is_transferred() -> None:
    ruling = ruled(attention="after-round")
    *before, last = [step for step in exceptions(ruling.trace) if step.to == "64A"]
    assert last.clause == "64B5"
    assert not any(step.finding for step in before)
    assert "64B5" in ruling.clauses
    assert not any(is_within(clause, "64A") for clause in ruling.clauses)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("tr", "Rönons on ikinci lövede değildi. Yasa 64A için istisna yok."),
        ("en", "The revoke was not on the twelfth trick. No exception to Law 64A."),
    ],
)
def test_the_answer_says_why_not_in_both_languages(book: Any, language: str, why: str) -> None:
    with override(language):
        steps = present(ruled(), language)["trace"]["steps"]
    sixth = next(step for step in steps if step["clause"]["citation"] == "64B6")
    assert (sixth["applies"], sixth["exception_to"]["citation"], sixth["text"]) == (False, "64A", why)
    assert [fact["fact"] for fact in sixth["facts"]] == ["trick"]


@pytest.mark.django_db
def test_an_exception_that_waits_for_a_fact_is_not_said_to_fail(book: Any) -> None:
    known = {"reason": "unintended-designation", "hand": "dummy"}
    with override("en"):
        (step,) = present(rule(read_case({"kind": "withdrawn-card", "facts": known})), "en")["trace"]["steps"]
    assert (step["clause"]["citation"], step["text"]) == ("47C", "Depends on a fact that is not known yet.")


def test_every_exception_that_did_not_apply_in_a_reviewed_case_has_its_sentence() -> None:
    wanting = {
        step.clause
        for case in reviewed_cases()
        for step in exceptions(rule(read_case(as_told(case))).trace)
        if not step.finding and step.clause not in WHY_NOT
    }
    assert not wanting
