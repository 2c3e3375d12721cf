"""Revokes found in any play: the properties that hold whatever the cards."""

from typing import Any

import pytest
from django.utils import translation
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.cards import Card
from bridge.problems import ImpossibleCase
from bridge.scoring.results import Result
from bridge.seats import Seat, Side
from rulings.engine.cases import read_case
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Conclusion
from rulings.scripts import script
from tests.rulings.deals import played, turned

COMMON = settings(max_examples=60, deadline=None)


def ruled(facts: dict[str, Any], **more: Any) -> Ruling:
    return rule(read_case({"kind": "revoke", "facts": facts | more}))


def effects(ruling: Ruling, key: str) -> list[Conclusion]:
    return [item for item in ruling.part("effect") if item.key == key]


@COMMON
@given(played())
def test_a_revoke_is_found_where_and_only_where_a_player_could_have_followed(facts: dict[str, Any]) -> None:
    hands = {
        seat: {f"{suit}{rank}" for suit, ranks in hand.items() for rank in ranks}
        for seat, hand in facts["deal"].items()
    }
    expected = []
    for number, trick in enumerate(facts["play"], start=1):
        leader, *cards = trick.split()
        for turn, card in enumerate(cards):
            seat = "NESW"["NESW".index(leader) + turn - 4]
            hands[seat].remove(card)
            if card[0] != cards[0][0] and any(other[0] == cards[0][0] for other in hands[seat]):
                expected.append((number, seat, card))
    found = [
        (e.values["trick"], str(e.values["who"]), str(e.values["card"]))
        for e in effects(ruled(facts, hands_returned=True), "revoke-found")
    ]
    assert found == expected


@COMMON
@given(played(least=52, careless=5), st.booleans())
def test_no_more_tricks_go_over_than_were_won_from_the_revoke_on(facts: dict[str, Any], returned: bool) -> None:
    ruling = ruled(facts, hands_returned=returned, before_partners_turn=False)
    for item in effects(ruling, "result"):
        won, counted = item.values["tricks_won"], item.values["tricks"]
        assert 0 <= counted <= 13
        if item.values["basis"] == "corrected":
            assert abs(won - counted) <= 2
            continue
        moved = sum(e.values["count"] for e in effects(ruling, "transfer-tricks"))
        assert abs(won - counted) <= moved


@COMMON
@given(played(careless=6), st.integers(1, 3))
def test_moving_all_seats_moves_the_ruling(facts: dict[str, Any], turns: int) -> None:
    known = {"hands_returned": True, "opponents_played_after": False}
    before, after = ruled(facts, **known), ruled(turned(facts, turns), **known)
    assert before.status == after.status
    assert [moved(item, turns) for item in before.concluded] == [moved(item, 0) for item in after.concluded]


def moved(item: Conclusion, turns: int) -> tuple[str, str, list[tuple[str, Any]]]:
    values = [(name, place(value, turns)) for name, value in item.values.items() if not isinstance(value, Result)]
    return item.key, item.clause, values


def place(value: Any, turns: int) -> Any:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Side):
        return value if turns % 2 == 0 else value.other
    return value.after(turns) if isinstance(value, Seat) else value


@COMMON
@given(played(least=8, careless=4))
def test_an_established_revoke_is_never_corrected_and_the_other_always(facts: dict[str, Any]) -> None:
    ruling = ruled(facts, hands_returned=True, before_partners_turn=False)
    for found in effects(ruling, "revoke-found"):
        trick, side = found.values["trick"], found.values["who"].side
        following = facts["play"][trick].split() if trick < len(facts["play"]) else []
        players = (
            ["NESW"["NESW".index(following[0]) + turn - 4] for turn in range(len(following) - 1)] if following else []
        )
        established = any(Seat(player).side is side for player in players)
        same = [
            e.key
            for e in ruling.part("effect")
            if e.values.get("trick") == trick and e.values.get("who") == found.values["who"]
        ]
        both = [
            e
            for e in effects(ruling, "revoke-found")
            if e.values["trick"] == trick and e.values["who"].side is not side
        ]
        if not both:
            assert ("cannot-correct" in same) is established
            assert ("must-correct" in same) is not established


TWELFTH: dict[str, Any] = {
    "deal": "N:732.83.T9875.AQJ KQJT98.T72.63.K5 A4.AK54.AKQ.9843 65.QJ96.J42.T762",
    "contract": "3NT N",
    "play": [
        "E SK SA S5 S2", "S DA D2 D5 D3", "S DK D4 D7 D6", "S C3 C2 CQ CK", "E SQ S4 S6 S3", "E SJ C4 C6 S7", "E ST C8 C7 D8",
        "E S9 H4 H6 D9", "E S8 H5 H9 CJ", "E C5 C9 CT CA", "N H3 H2 HA HJ", "S HK DJ H8 HT", "S DQ HQ DT H7",
    ],
}  # fmt: skip
"""West, second to play, throws a diamond on the heart of the twelfth trick with the queen of hearts in hand."""


def test_of_the_twelfth_trick_only_what_no_record_shows_is_asked() -> None:
    stopped = ruled(TWELFTH)
    assert stopped.split is not None
    assert stopped.split.fact == "hands_returned"
    assert [(item.values["who"], item.values["trick"]) for item in stopped.concluded] == [(Seat.W, 12)]
    branches = {branch.values: branch.ruling for branch in stopped.split.branches}
    assert [branch.status for branch in branches.values()] == ["ruled", "ruled"]
    assert {"62D1", "62D2"} <= set(branches[(False,)].clauses)
    assert "64B6" in branches[(True,)].clauses


def test_nobody_claims_more_tricks_than_are_left() -> None:
    open_claim: dict[str, Any] = TWELFTH | {"play": [*TWELFTH["play"][:9], "E C5 C9 HJ CA"], "claimed_by": "NS"}
    with pytest.raises(ImpossibleCase, match="rest_to_declarer"):
        ruled(open_claim, rest_to_declarer=4)
    stopped = ruled(open_claim)
    assert stopped.split is not None
    assert stopped.split.fact == "rest_to_declarer"
    assert max(value for branch in stopped.split.branches for value in branch.values) == 3


def test_a_record_without_a_revoke_says_so() -> None:
    ruling = ruled(TWELFTH | {"play": TWELFTH["play"][:9]})
    assert [(item.key, item.clause) for item in ruling.concluded] == [("no-revoke-found", "61A")]


def test_what_happens_to_two_revokes_is_said_of_each(db: None) -> None:
    tricks = ["E SK SA H6 S2", "S DA H9 D5 D3", "S DK D4 D7 D6"]
    with translation.override("en"):
        said = script(ruled(TWELFTH | {"play": tricks}, damage=False))
    assert len([line for line in said if "is transferred" in line]) == 2
    assert said.count("The revoke is established and can no longer be corrected; the trick stands as played.") == 2
