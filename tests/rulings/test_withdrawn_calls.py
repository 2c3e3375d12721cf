"""Calls that are withdrawn: the aid to 23A compares and never decides, and 27 knows the lowest sufficient bid by itself."""

from itertools import product
from typing import Any

import pytest

from bridge.auction import BIDS, Call, lowest_above, supersedes
from bridge.cards import Strain
from rulings.engine.cases import read_case
from rulings.engine.outcome import Ruling
from rulings.engine.rulings import rule
from rulings.situations.meanings import of_denominations, of_ranges

TESTS = ("similar_meaning", "among_its_meanings", "same_purpose")
MEANINGS: list[dict[str, Any]] = [
    {},
    {"shows": ["H"], "replacement_shows": ["H"], "points": [11, 20], "replacement_points": [11, 20]},
    {"shows": ["H"], "replacement_shows": ["S"], "points": [5, 9], "replacement_points": [12, 14]},
    {"length": [4, 6], "replacement_length": [5, 5], "call_purpose": "asking", "replacement_purpose": "relay"},
]


def ruled(kind: str, **facts: Any) -> Ruling:
    return rule(read_case({"kind": kind, "facts": facts}))


@pytest.mark.parametrize("judged", list(product((False, True), repeat=3)), ids=str)
def test_a_call_is_comparable_if_the_director_finds_one_test_to_hold(judged: tuple[bool, ...]) -> None:
    facts = dict(zip(TESTS, judged, strict=True))
    for told in MEANINGS:
        effects = [one.key for one in ruled("comparable-call", **told, **facts).part("effect")]
        assert ("call-is-comparable" in effects) is any(judged)
        assert ("one-suit-may-be-forbidden" in effects) is not any(judged)


def test_the_aid_leaves_the_judgement_open() -> None:
    for told in MEANINGS:
        ruling = ruled("comparable-call", call="1H", replacement="2H", **told)
        assert ruling.status == "judgement-needed"
        assert ruling.part("effect") == []


@pytest.mark.parametrize(
    ("old", "new", "relation"),
    [
        ((15, 17), (15, 17), "same"),
        ((12, 19), (15, 17), "narrower"),
        ((15, 17), (12, 19), "wider"),
        ((15, 17), (17, 19), "overlapping"),
        ((15, 17), (18, 19), "apart"),
    ],
)
def test_ranges_are_compared(old: tuple[int, int], new: tuple[int, int], relation: str) -> None:
    assert of_ranges(old, new) == relation


def test_a_call_that_shows_a_further_suit_is_the_narrower_one() -> None:
    assert of_denominations(("H",), ("H", "S")) == "narrower"
    assert of_denominations(("H", "S"), ("S",)) == "wider"
    assert of_denominations(("H", "C"), ("C", "S")) == "overlapping"


def test_of_all_corrections_in_a_denomination_only_the_lowest_is_without_rectification() -> None:
    not_comparable = dict.fromkeys(TESTS, False)
    for last_bid, call in (("1S", "1H"), ("3NT", "2C"), ("7C", "1S")):
        corrected = {bid for bid in BIDS if supersedes(bid, last_bid)}
        free = {
            bid
            for bid in corrected
            if not _partner_must_pass(call, last_bid=last_bid, lho_did="refused", replacement=bid, **not_comparable)
        }
        assert free == {lowest_above(last_bid, Call(call).strain)}


def _partner_must_pass(call: str, **facts: Any) -> bool:
    effects = ruled("insufficient-bid", call=call, **facts).part("effect")
    return "must-pass-throughout" in {one.key for one in effects}


def test_above_seven_notrump_there_is_no_bid() -> None:
    assert lowest_above("7NT", Strain.S) is None
    assert lowest_above("7S", Strain.S) is None
    assert lowest_above("6S", Strain.S) == "7S"
    assert lowest_above("1S", Strain.NT) == "1NT"
