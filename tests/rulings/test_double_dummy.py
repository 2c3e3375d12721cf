"""The double-dummy aid: an oracle beside the worked deals, and nothing without the package or the record."""

import importlib.util

import pytest

from rulings.assistant.cases import facts_of, reviewed_cases
from rulings.double_dummy import aids
from rulings.engine.cases import read_case
from rulings.engine.rulings import rule


@pytest.mark.parametrize(("name", "tricks"), [("worked-rev-1", 9), ("worked-rev-2", 12), ("worked-rev-4", 12)])
def test_the_worked_deals_without_their_revokes(name: str, tricks: int) -> None:
    facts = facts_of(reviewed_cases()[name])
    assert [aid.tricks for aid in aids(facts, rule(facts))] == [tricks]


def test_a_revoke_that_is_corrected_needs_no_aid() -> None:
    facts = facts_of(reviewed_cases()["worked-rev-3"])
    assert aids(facts, rule(facts)) == []


def test_there_is_no_aid_without_the_play() -> None:
    facts = read_case({"kind": "revoke", "facts": {"hand": "dummy"}})
    assert aids(facts, rule(facts)) == []


def test_there_is_no_aid_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "rulings.double_dummy.find_spec", lambda name: None if name == "endplay" else importlib.util.find_spec(name)
    )
    facts = facts_of(reviewed_cases()["worked-rev-1"])
    assert aids(facts, rule(facts)) == []
