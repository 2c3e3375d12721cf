"""Boards for questions: the deal is whole, the auction is legal and says what the hands are, the contracts are a club's."""

from collections import Counter
from functools import cache
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.auction import DOUBLE, PASS, Auction
from bridge.boards import dealer
from bridge.cards import DECK, Card, Strain, Suit
from bridge.seats import Seat
from quizzes.simulation.bidding import state as bidding
from quizzes.simulation.bidding.doubles import answer_double
from quizzes.simulation.bidding.hands import SUITS, hand_of
from quizzes.simulation.boards import Board, Wanted, new_board

SEEDS = st.integers(0, 10**6)
SOME = range(400)


def board_of(seed: int, wanted: Wanted = "any") -> Board:
    return new_board(Random(seed), wanted)


@cache
def some_boards() -> tuple[Board, ...]:
    return tuple(board_of(seed) for seed in SOME)


def points(hand: frozenset[Card]) -> int:
    return sum(max(card.rank - 10, 0) for card in hand)


def shape(hand: frozenset[Card]) -> list[int]:
    return sorted(sum(card.suit is suit for card in hand) for suit in Suit)


def opening(board: Board) -> tuple[Seat, str]:
    return next((board.auction.bidder(i), call) for i, call in enumerate(board.auction.calls) if call != PASS)


@given(SEEDS)
def test_the_pack_is_dealt(seed: int) -> None:
    hands = board_of(seed).deal
    assert list(hands) == list(Seat)
    assert all(len(hand) == 13 for hand in hands.values())
    assert frozenset().union(*hands.values()) == set(DECK.values())


@given(SEEDS)
def test_every_call_is_legal_and_the_auction_is_over(seed: int) -> None:
    board = board_of(seed)
    auction = Auction(dealer(board.number))
    assert board.auction.dealer is auction.dealer
    for call in board.auction.calls:
        assert call in auction.legal_calls()
        auction = Auction(auction.dealer, (*auction.calls, call))
    assert auction.is_over


@given(SEEDS)
def test_the_contract_is_that_of_the_auction(seed: int) -> None:
    board = board_of(seed)
    assert board.contract == board.auction.contract
    assert board.declarer is board.contract.declarer
    assert board.trump is board.contract.strain.trump


@pytest.mark.parametrize("wanted", get_args(Wanted))
@given(SEEDS)
def test_a_board_as_wanted(wanted: Wanted, seed: int) -> None:
    trump = board_of(seed, wanted).trump
    assert wanted == "any" or (trump is None) == (wanted == "notrump")


@pytest.mark.long
@given(SEEDS)
def test_the_same_seed_makes_the_same_board(seed: int) -> None:
    assert board_of(seed) == board_of(seed)


def test_one_notrump_is_opened_with_15_to_17_balanced() -> None:
    hands = [board.deal[seat] for board in some_boards() for seat, call in [opening(board)] if call == "1NT"]
    assert len(hands) > 20
    assert all(15 <= points(hand) <= 17 and shape(hand)[0] >= 2 for hand in hands)


@pytest.mark.parametrize("suit", [Suit.S, Suit.H])
def test_a_major_is_opened_with_five_cards(suit: Suit) -> None:
    found = [board.deal[seat] for board in some_boards() for seat, call in [opening(board)] if call == f"1{suit}"]
    assert len(found) > 20
    assert all(sum(card.suit is suit for card in hand) >= 5 and 10 <= points(hand) <= 21 for hand in found)


def test_preempts_are_weak_and_long() -> None:
    for board in some_boards():
        seat, call = opening(board)
        if call[0] in "234" and call not in ("2C", "2NT"):
            assert 4 <= points(board.deal[seat]) <= 10
            assert sum(card.suit == call[1:] for card in board.deal[seat]) >= 4 + min(int(call[0]), 4)


def test_the_contracts_are_those_of_a_club() -> None:
    games = {Strain.NT: 3, Strain.S: 4, Strain.H: 4}
    kinds = Counter(
        "slam"
        if board.contract.level >= 6
        else "game"
        if board.contract.level >= games.get(board.contract.strain, 5)
        else "part score"
        for board in some_boards()
    )
    risks = Counter(board.contract.risk for board in some_boards())
    strains = Counter(board.contract.strain for board in some_boards())
    assert 0.38 <= kinds["part score"] / len(SOME) <= 0.58
    assert 0.36 <= kinds["game"] / len(SOME) <= 0.56
    assert 0.01 <= kinds["slam"] / len(SOME) <= 0.08
    assert 0.03 <= (risks["X"] + risks["XX"]) / len(SOME) <= 0.14
    assert all(count >= 0.04 * len(SOME) for count in strains.values())
    assert len(strains) == len(Strain)


def test_the_opponents_come_in_now_and_then() -> None:
    contested = sum(
        any(
            call != PASS and board.auction.bidder(i).side is not opening(board)[0].side
            for i, call in enumerate(board.auction.calls)
        )
        for board in some_boards()
    )
    assert 0.25 <= contested / len(SOME) <= 0.7
    assert sum(DOUBLE in board.auction.calls for board in some_boards()) >= 0.1 * len(SOME)


def test_nothing_is_left_to_answer_a_double_with() -> None:
    hand = hand_of(range(0, 52, 4))
    state = bidding.Bidding([hand] * 4, (False, False), calls=[-1])
    state.named[1].update(SUITS)
    assert answer_double(state) is bidding.PASS


@pytest.mark.parametrize("count", [8, pytest.param(40, marks=pytest.mark.long)])
def test_the_level_suits_the_hands(count: int) -> None:
    pytest.importorskip("endplay")
    from endplay.dds import calc_all_tables
    from endplay.types import Deal, Denom, Player

    from bridge.deal import write_pbn

    boards = some_boards()[:count]
    close = 0
    for start in range(0, len(boards), 20):
        some = boards[start : start + 20]
        for board, table in zip(some, calc_all_tables([Deal(write_pbn(one.deal)) for one in some]), strict=True):
            won = table[Denom.find(board.contract.strain.value), Player.find(board.declarer.value)]
            close += won >= board.contract.needed - 2
    assert close >= 0.85 * len(boards)
