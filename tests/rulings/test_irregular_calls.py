"""What holds of every irregular call, however it came about: read off all rulings of the complete trees."""

from collections.abc import Iterator

import pytest

from rulings.engine.kinds import kinds
from rulings.engine.outcome import Ruling
from rulings.engine.trace import Conclusion
from rulings.engine.trees import grown
from rulings.situations.examples import EXAMPLES


@pytest.fixture(scope="module")
def out_of_rotation() -> list[Ruling]:
    return list(grown(kinds()["call-out-of-rotation"], EXAMPLES["call-out-of-rotation"]).rulings())


def effects(ruling: Ruling) -> dict[str, list[Conclusion]]:
    found: dict[str, list[Conclusion]] = {}
    for one in ruling.part("effect"):
        found.setdefault(one.key, []).append(one)
    return found


def silenced(ruling: Ruling) -> set[tuple[str, str]]:
    """Who must pass, and for how long."""
    return {(one.values["who"], one.key) for one in ruling.part("effect") if one.key.startswith("must-pass")}


def citing(rulings: list[Ruling], clause: str) -> Iterator[Ruling]:
    found = [one for one in rulings if any(cited.startswith(clause) for cited in one.clauses)]
    assert found
    yield from found


def test_a_call_that_is_accepted_silences_nobody(out_of_rotation: list[Ruling]) -> None:
    for ruling in out_of_rotation:
        if "29A" in ruling.clauses and "call-stands" in effects(ruling):
            assert silenced(ruling) == set()
            assert "one-suit-may-be-forbidden" not in effects(ruling)


def test_a_call_that_counts_as_not_made_leaves_only_information(out_of_rotation: list[Ruling]) -> None:
    """28B: no rectification and no Law 26, but 16C2."""
    for ruling in citing(out_of_rotation, "28B"):
        assert silenced(ruling) == set()
        assert "one-suit-may-be-forbidden" not in effects(ruling)
        assert [one.clause for one in ruling.part("information")] == ["16C1", "16C2"]


def test_a_partner_is_silenced_once_only_by_a_call_that_is_not_comparable(out_of_rotation: list[Ruling]) -> None:
    for ruling in out_of_rotation:
        if ("partner", "must-pass-once") in silenced(ruling):
            assert {"30B1bii", "31A2b", "32A2b"} & set(ruling.clauses)
            assert "no-rectification" not in effects(ruling)


def test_a_partner_is_silenced_throughout_only_by_an_inadmissible_call(out_of_rotation: list[Ruling]) -> None:
    for ruling in out_of_rotation:
        if ("partner", "must-pass-throughout") in silenced(ruling):
            assert {"36B2", "36B4", "37B2"} & set(ruling.clauses)


def test_a_pass_before_the_right_hand_opponent_silences_the_offender_alone(out_of_rotation: list[Ruling]) -> None:
    for ruling in citing(out_of_rotation, "30A"):
        if not ruling.part("option"):
            assert silenced(ruling) == {("offender", "must-pass-once")}
            assert ruling.part("information") == []


def test_a_change_of_call_silences_nobody(out_of_rotation: list[Ruling]) -> None:
    """30B2, 31C, 32C: Law 25, with 16C and 26 at most."""
    for ruling in out_of_rotation:
        if "treated-as-change-of-call" in effects(ruling):
            assert silenced(ruling) == set()
            assert not {"29A", "29B"} & set(ruling.clauses)


def test_nobody_accepts_an_inadmissible_call_in_words(out_of_rotation: list[Ruling]) -> None:
    for ruling in out_of_rotation:
        if {"36B1", "37B1"} & set(ruling.clauses):
            assert "call-stands" not in effects(ruling)
            assert "accept-call" not in {one.key for one in ruling.part("option")}


@pytest.mark.parametrize("kind", ["double-or-redouble", "call-despite-duty-to-pass", "bid-above-seven"])
def test_where_the_left_hand_opponent_has_called_no_lead_is_restricted(kind: str) -> None:
    """36A, 37A, 38D: only then."""
    for ruling in grown(kinds()[kind], EXAMPLES.get(kind)).rulings():
        found = effects(ruling)
        if {"36A", "37A"} & set(ruling.clauses) or "awareness-not-looked-at" in found:
            assert "lead-not-restricted" in found
            assert "one-suit-may-be-forbidden" not in found
            assert ruling.part("judgement") == []
