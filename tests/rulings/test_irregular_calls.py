"""What holds of every irregular call, however it came about: read off all rulings of the complete trees."""

import random
from collections.abc import Iterator

import pytest

from bridge.auction import Auction, Call
from bridge.problems import ImpossibleCase
from bridge.seats import Seat
from rulings.engine.cases import read_case
from rulings.engine.citing import is_within
from rulings.engine.kinds import kinds
from rulings.engine.outcome import Ruling
from rulings.engine.trace import Conclusion
from rulings.engine.trees import grown
from rulings.situations import auctions_told
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts
from rulings.situations.examples import EXAMPLES
from rulings.table import finding_calls


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
    found = [one for one in rulings if any(is_within(cited, clause) for cited in one.clauses)]
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


def test_told_calls_show_the_caller_what_the_auction_shows() -> None:
    """As the table reads it off the seats: the last call but passes, and whether he has called."""
    draw = random.Random(28)
    for _ in range(150):
        auction = Auction(Seat.N)
        for _ in range(draw.randrange(9)):
            if calls := auction.legal_calls():
                auction = auction.with_call(auction.turn, draw.choice([*calls[:4], *calls[-2:]]))
        if auction.is_over:
            continue
        for turn, behind in (("rho", 1), ("partner", 2), ("lho", 3)):
            told = CallOutOfRotationFacts(turn_to_call=turn, calls_before=tuple(map(Call, auction.calls)))
            by = auction.turn.after(behind)
            assert auctions_told.last_call(told) == finding_calls.last_call(auction, by), auction
            assert auctions_told.has_called(told) is auction.has_called(by), auction


def test_what_is_told_beside_the_calls_must_be_what_they_show() -> None:
    told = {"call": "X", "turn_to_call": "rho", "calls_before": ["1S"]}
    for wrong in ({"last_call": "opponents-bid"}, {"called_before": True}, {"last_bid": "1H"}):
        with pytest.raises(ImpossibleCase):
            read_case({"kind": "call-out-of-rotation", "facts": told | wrong})
    read_case({"kind": "call-out-of-rotation", "facts": told | {"last_call": "own-sides-bid", "last_bid": "1S"}})
