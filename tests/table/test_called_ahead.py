"""Somebody not in turn calls before an irregular call has been accepted or not (27A1, 28B, 29)."""

from typing import Any

import pytest

from bridge.problems import ImpossibleCase
from bridge.seats import Seat
from rulings.table.account import Account
from rulings.table.following import follow
from rulings.table.reading_table import read_table
from tests.table.written import written_out

INSUFFICIENT = ("1H 1S", "S 1D", "N 2D")
OUT_OF_ROTATION = ("1H 1S", "W 2D", "E 3H")
MEANT = {"4": {"first_call_was": "meant"}}


def told(auction: str, *events: str, facts: dict[str, dict[str, Any]] | None = None) -> Account:
    parts: dict[str, Any] = {"dealer": "N", "auction": auction, "events": events}
    whole = read_table(written_out(parts | ({"facts": facts} if facts else {})))
    return follow(whole.start, whole.events, whole.told)


def standing(account: Account) -> str:
    return " ".join(call for _, call, stands in account.table.auction.history() if stands)


def problems(auction: str, *events: str) -> list[str]:
    with pytest.raises(ImpossibleCase) as impossible:
        told(auction, *events)
    return [one.key for one in impossible.value.problems]


def test_it_is_on_record_and_the_choice_is_still_open() -> None:
    for events, chooser in ((INSUFFICIENT, "W"), (OUT_OF_ROTATION, "N")):
        account = told(*events)
        assert account.waiting is account.rulings[0]
        assert len(account.table.auction.history()) == 4
        assert told(*events, f"{chooser} choose accept-call").rulings[0].chosen
        assert problems(*events, f"{events[-1][0]} P") == ["waits-for-choice"]
        assert problems(*events, "S misled_by own-misunderstanding") == ["waits-for-choice"]


def test_the_left_hand_opponent_accepts_by_calling_and_the_call_between_counts_as_not_made() -> None:
    """27A1 or 29A of the first call, and for the second it is the call of who was in turn (28B)."""
    account = told(*INSUFFICIENT, "W 2H")
    assert [one.ruling.clauses[:2] for one in account.rulings] == [["18D", "27A1"], ["28B", "16C1"]]
    assert (standing(account), account.table.turn) == ("1H 1S 1D 2H", Seat.N)
    assert [(call, stands) for _, call, stands in account.table.auction.history()][2:] == [
        ("1D", True),
        ("2D", False),
        ("2H", True),
    ]
    account = told(*OUT_OF_ROTATION, "N 3C")
    assert [one.ruling.clauses[0] for one in account.rulings] == ["29A", "28B"]
    assert (standing(account), account.table.turn) == ("1H 1S 2D 3C", Seat.E)


def test_accepted_by_words_the_second_call_is_out_of_rotation_at_the_turn_that_follows() -> None:
    account = told(*INSUFFICIENT, "W choose accept-call")
    assert (standing(account), account.table.turn) == ("1H 1S 1D", Seat.W)
    assert account.waiting is account.rulings[1]
    assert account.rulings[1].facts.known["turn_to_call"] == "rho"
    assert standing(told(*INSUFFICIENT, "W choose accept-call", "E 3C")) == "1H 1S 1D 2D 3C"


def test_the_partners_call_in_turn_stands_once_the_one_out_of_rotation_is_cancelled() -> None:
    """31B1: it was his turn, and what he knows of the cancelled call is unauthorised."""
    account = told("1H", "W 1S", "E 2S", "N choose refuse-call")
    assert (standing(account), account.table.turn) == ("1H 2S", Seat.S)


def test_of_a_player_who_has_called_it_is_a_change_of_call_once_the_first_is_cancelled() -> None:
    """31C: at his left-hand opponent's turn."""
    for settled in ("N choose refuse-call", "S 3S"):
        account = told(*OUT_OF_ROTATION, settled, facts=MEANT)
        assert [one.facts.kind for one in account.rulings[:2]] == ["call-out-of-rotation", "changed-call"]


def test_where_the_insufficient_bid_is_not_accepted_it_is_for_the_director() -> None:
    """27B gives the turn to the offender, 30 to 32 ask whose turn it was when his partner called: nothing says which."""
    assert problems(*INSUFFICIENT, "W choose refuse-call") == ["turn-left-to-director"]
    assert told("1H 1S", "S 1D", "W choose refuse-call").table.turn is Seat.S


def test_the_left_hand_opponents_partner_does_not_answer_for_him() -> None:
    """27A1 and 29A give the choice to him alone; his partner's call is one out of rotation at the turn that follows."""
    events = ("1NT", "E 1C", "N 2NT")
    open_yet = told(*events)
    assert open_yet.waiting is open_yet.rulings[0]
    account = told(*events, "S choose accept-call")
    assert account.waiting is account.rulings[1]
    assert account.rulings[1].facts.known["turn_to_call"] == "partner"
    assert standing(told(*events, "S choose accept-call", "E choose accept-call")) == "1NT 1C 2NT"
    assert standing(told(*events, "S 2D", "E choose refuse-call")) == "1NT 1C 2D"
    assert problems(*events, "S choose refuse-call") == ["turn-left-to-director"]
    out_of_rotation = ("", "S 1S", "E 2D")
    assert [one.facts.known["turn_to_call"] for one in told(*out_of_rotation, "W choose refuse-call").rulings] == [
        "partner",
        "rho",
    ]
    assert told(*out_of_rotation, "W choose accept-call").rulings[1].facts.known["turn_to_call"] == "partner"
