"""Boards, calls, auctions, deals and their notation."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.auction import Auction, NotACall, parse_call
from bridge.boards import dealer, vulnerability
from bridge.cards import DECK, parse_card
from bridge.contracts import Contract, parse_contract
from bridge.deal import Deal, read_deal, write_pbn
from bridge.plays import trick_winner
from bridge.problems import ImpossibleCase
from bridge.seats import Seat, Side
from tests.rulings.deals import deals


@pytest.mark.parametrize(
    ("board", "deals_it", "vulnerable"),
    [
        (1, "N", "none"),
        (2, "E", "ns"),
        (3, "S", "ew"),
        (4, "W", "all"),
        (7, "S", "all"),
        (8, "W", "none"),
        (13, "N", "all"),
        (16, "W", "ew"),
        (17, "N", "none"),
        (32, "W", "ew"),
    ],
)
def test_the_number_of_a_board(board: int, deals_it: str, vulnerable: str) -> None:
    assert (dealer(board), vulnerability(board)) == (deals_it, vulnerable)


def test_which_side_is_vulnerable() -> None:
    assert [vulnerability(2).of(side) for side in Side] == [True, False]
    assert [vulnerability(4).of(side) for side in Side] == [True, True]


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("P P P P", None),
        ("1NT P 3NT P P P", "3NT N"),
        ("1H P 2H P 4H P P P", "4H N"),
        ("P 1S P 2S X P P XX P P P", "2SXX E"),
        ("1C 1S 2S P 3S P P P", "3S S"),
        ("1D X XX 1H 1S P 4S X P P P", "4SX N"),
    ],
)
def test_who_declares_what(calls: str, contract: str | None) -> None:
    auction = Auction(Seat.N, tuple(calls.split()))
    assert auction.is_over
    assert (str(auction.contract) if auction.contract else None) == contract


@pytest.mark.parametrize(
    ("calls", "legal", "illegal"),
    [
        ("", ["P", "1C", "7NT"], ["X", "XX"]),
        ("1S", ["P", "X", "1NT", "2C"], ["1S", "1H", "XX"]),
        ("1S P", ["2S"], ["X", "XX"]),
        ("1S X", ["XX"], ["X"]),
        ("1S X P", ["2C"], ["X", "XX"]),
        ("1S X P P", ["XX"], ["X"]),
        ("1S X XX", ["P"], ["X", "XX"]),
        ("1S P P", ["X"], ["XX"]),
        ("7NT", ["P", "X"], ["7S"]),
    ],
)
def test_legal_calls(calls: str, legal: list[str], illegal: list[str]) -> None:
    found = Auction(Seat.N, tuple(calls.split())).legal_calls()
    assert set(legal) <= set(found)
    assert not set(illegal) & set(found)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_every_auction_of_legal_calls_ends_and_stands_by_its_last_bid(data: st.DataObject) -> None:
    auction = Auction(data.draw(st.sampled_from(list(Seat))))
    while legal := auction.legal_calls():
        auction = Auction(auction.dealer, (*auction.calls, data.draw(st.sampled_from(["P", "P", legal[-1]]))))
    bids = [call for call in auction.calls if call[0].isdigit()]
    assert auction.is_over
    assert (auction.contract is None) is (not bids)
    if auction.contract and auction.contract.declarer:
        assert str(auction.contract).startswith(bids[-1])
        assert auction.contract.declarer.side is auction.bidder(auction.last_bid or 0).side


@pytest.mark.parametrize(
    ("typed", "call"),
    [
        *(("pas", "P"), ("1n", "1NT"), ("dbl", "X"), ("3♥", "3H"), ("sürkontr", "XX"), ("SURKONTR", "XX"), ("-", "P")),
        *(("4 kör", "4H"), ("dört KOR", "4H"), ("1 sanzatu", "1NT"), ("one no trump", "1NT"), ("2 PİK", "2S")),
    ],
)
def test_calls_as_people_write_them(typed: str, call: str) -> None:
    assert parse_call(typed) == call


@pytest.mark.parametrize(
    "typed", ["", "8C", "1X", "0NT", "pass out", "kör", "dört", "4 kör pik", "4 kör kontr", "güney"]
)
def test_what_is_no_call(typed: str) -> None:
    with pytest.raises(NotACall):
        parse_call(typed)


@pytest.mark.parametrize(
    ("typed", "contract"),
    [
        *(("4HX S", "4HX S"), ("3n w", "3NT W"), ("5♦xx", "5DXX"), (" 1NT ", "1NT"), ("4DX D", "4DX E")),
        *(("4 kör kontr", "4HX"), ("4 KOR KONTR G", "4HX S"), ("3 sanzatu", "3NT"), ("5 KARO SÜRKONTR D", "5DXX E")),
        *(("2 spades doubled W", "2SX W"), ("6 PİK", "6S"), ("4♥ kontr", "4HX")),
    ],
)
def test_contracts_as_people_write_them(typed: str, contract: str) -> None:
    assert str(parse_contract(typed)) == contract


@pytest.mark.parametrize(
    "typed", ["", "8H", "4", "4HXXX", "4H Q", "pass", "kör", "4 kör pik", "4 kontr", "8 kör", "4H \u212a"]
)
def test_what_is_no_contract(typed: str) -> None:
    with pytest.raises(ValueError, match="not a contract"):
        parse_contract(typed)


@settings(max_examples=50, deadline=None)
@given(deals(), st.sampled_from(list(Seat)))
def test_a_deal_written_as_pbn_is_read_as_the_same_deal(deal: Deal, first: Seat) -> None:
    assert read_deal(write_pbn(deal, first)) == deal


@pytest.mark.parametrize(
    "text",
    ["", "N:", "X:AKQ.T98.765.4321", "N:AKQ.T98.765.4321 - - -", "N:... ... ... ...", "N:AAA.T98.765.4321 a b c"],
)
def test_what_is_no_deal(text: str) -> None:
    with pytest.raises(ImpossibleCase):
        read_deal(text)


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("S2 SA SK S3", None, "E"),
        ("S2 HA SK S3", None, "S"),
        ("S2 H2 SK S3", "H", "E"),
        ("S2 H2 H3 HA", "H", "W"),
        ("S2 D9 C9 H9", "C", "S"),
    ],
)
def test_who_wins_a_trick_that_north_led(trick: str, trump: str | None, winner: str) -> None:
    suit = DECK[f"{trump}2"].suit if trump else None
    plays = [(Seat.N.after(turn), parse_card(card)) for turn, card in enumerate(trick.split())]
    assert trick_winner(plays, suit) == winner


def test_a_contract_needs_six_tricks_and_its_level() -> None:
    assert Contract(4, parse_contract("4H").strain).needed == 10
