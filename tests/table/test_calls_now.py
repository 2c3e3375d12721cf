"""Which calls are legal now, and by which clause each other one is not."""

from dataclasses import replace

import pytest

from bridge.auction import CALLS, Auction
from bridge.cards import Card, Suit, parse_card
from bridge.deal import Deal
from bridge.seats import ROTATION, Seat
from rulings.table.calls_now import calls_now
from rulings.table.restrictions import (
    Duty,
    FacedCard,
    MustPass,
    MustRepeat,
    PenaltyCard,
    SuitToForbid,
)
from rulings.table.table import Table
from tests.table.reviewed import account_of

NOBODYS: Deal = {seat: frozenset[Card]() for seat in ROTATION}


def table(calls: str, *duties: Duty) -> Table:
    start = replace(Table.start(Seat.N, None, None, NOBODYS), duties=duties)
    for call in calls.split():
        start = start.called(call)
    return start


def legal(stands: Table) -> list[str]:
    return [call for call, refusal in calls_now(stands).items() if refusal is None]


def refusals(stands: Table) -> dict[str, str]:
    return {call: refusal.clause for call, refusal in calls_now(stands).items() if refusal}


def test_all_38_calls_are_answered() -> None:
    assert list(calls_now(table(""))) == list(CALLS)
    assert len(CALLS) == 38


def test_without_duties_18_and_19_decide() -> None:
    assert legal(table("7S")) == ["P", "X", "7NT"]
    assert refusals(table("7S"))["XX"] == "19B1"
    assert refusals(table("1S P"))["X"] == "19A1"
    assert refusals(table("7S"))["7S"] == "18D"


def test_who_must_pass_is_told_the_clause_of_the_duty() -> None:
    once = table("1S", MustPass(Seat.E, throughout=False, clause="30A"))
    assert legal(once) == ["P"]
    assert refusals(once)["X"] == "30A"
    assert refusals(once)["1C"] == "18D"
    assert "X" in legal(table("1S", MustPass(Seat.W, throughout=True, clause="27B2")))


def test_a_duty_for_the_whole_auction_goes_before_one_for_one_turn() -> None:
    both = (MustPass(Seat.E, throughout=False, clause="30A"), MustPass(Seat.E, throughout=True, clause="27B2"))
    assert refusals(table("1S", *both))["X"] == "27B2"


def test_to_pass_once_is_over_with_that_call_and_to_pass_throughout_is_not() -> None:
    round_later = "1C P 1D P 1H P"
    assert len(legal(table(round_later, MustPass(Seat.E, throughout=False, clause="30A")).called("1S"))) > 1
    assert legal(table("1C P 1D P 1H", MustPass(Seat.E, throughout=True, clause="27B2"))) == ["P"]


def test_a_call_out_of_rotation_is_repeated_when_the_right_hand_opponent_has_passed() -> None:
    owed = table("P", MustRepeat(Seat.E, "1H", "31A1"))
    assert legal(owed) == ["1H"]
    assert refusals(owed)["1S"] == "31A1"
    assert len(legal(owed.called("1H").called("P").called("P").called("P"))) == 0


@pytest.mark.parametrize(("bid", "insufficient"), [("1H", True), ("1S", True), ("1NT", False)])
def test_a_bid_that_is_repeated_is_known_to_be_insufficient(bid: str, insufficient: bool) -> None:
    case = {"dealer": "N", "vulnerable": "none", "events": ["N 1S", f"S {bid}", "W choose refuse-call", "E P"]}
    duties = account_of(case)[0].table.duties
    assert [one.insufficient for one in duties if isinstance(one, MustRepeat)] == [insufficient]


def test_after_the_auction_a_defenders_card_is_a_penalty_card_and_declarers_goes_back() -> None:
    king, two, three = parse_card("HK"), parse_card("S2"), parse_card("S3")
    lay = (FacedCard(Seat.E, king), FacedCard(Seat.W, two, "minor"), FacedCard(Seat.S, three, "minor"))
    over = table("1NT P P P", *lay)
    assert over.penalty_cards == (PenaltyCard(Seat.E, king, "major"), PenaltyCard(Seat.W, two, "minor"))


def test_of_two_cards_of_one_defender_both_are_major() -> None:
    two, three = parse_card("S2"), parse_card("S3")
    over = table("1NT P P P", FacedCard(Seat.W, two, "minor"), FacedCard(Seat.W, three, "minor"))
    assert {one.grade for one in over.penalty_cards} == {"major"}


@pytest.mark.parametrize(
    ("calls", "suits"),
    [
        ("1NT P P P", (Suit.S, Suit.H, Suit.D, Suit.C)),
        ("1C 1S 2NT P P P", (Suit.H, Suit.D, Suit.C)),
    ],
)
def test_26b_leaves_the_suits_that_the_offender_has_not_named(calls: str, suits: tuple[Suit, ...]) -> None:
    """East's call was withdrawn: before West's first lead North may forbid him a suit that East has not named."""
    over = table(calls, SuitToForbid(Seat.W))
    assert over.obligations == (SuitToForbid(Seat.W, suits),)


def test_26b_is_nothing_for_the_declaring_side() -> None:
    assert table("P 1NT P P P", SuitToForbid(Seat.W)).obligations == ()


def test_a_jump_of_the_turn_is_kept_by_the_run_of_the_auction() -> None:
    opened = Auction(Seat.N).with_call(Seat.E, "1H")
    assert Table.start(Seat.N, None, None, NOBODYS).with_auction(opened).turn is Seat.S
