"""Auctions make sense: strong hands and long suits are heard, and contracts are of the level of the hands."""

from random import Random

import pytest

from bridge.auction import PASS, Auction
from bridge.cards import Card, Strain, Suit
from bridge.deal import read_deal
from bridge.seats import Seat
from quizzes.simulation.bidding.auctions import calls_of
from quizzes.simulation.bidding.hands import CARDS, Hand, hand_of
from quizzes.simulation.bidding.sense import makes_sense
from quizzes.simulation.boards import Board, new_board


def points(hand: frozenset[Card]) -> int:
    return sum(max(card.rank - 10, 0) for card in hand)


def oddities(board: Board) -> list[str]:
    """What a reader would shake the head at, counted here by itself."""
    found = [one for seat in board.deal for one in _of_player(board, seat)]
    both = points(board.deal[board.declarer]) + points(board.deal[board.dummy])
    if board.contract.strain is Strain.NT and board.contract.level == 3 and both < 22:
        found.append(f"3NT on {both} points")
    if board.contract.level < 3 and both > 28:
        found.append(f"a part score on {both} points")
    return found


def _of_player(board: Board, seat: Seat) -> list[str]:
    hand, calls = board.deal[seat], board.auction.calls
    own = [call for number, call in enumerate(calls) if board.auction.bidder(number) is seat]
    suits = [[card for card in hand if card.suit is suit] for suit in Suit]
    longest, found = max(map(len, suits)), []
    if set(own) == {PASS} and points(hand) >= (13 if longest >= 6 else 16):
        found.append(f"{seat} passes {points(hand)} points and {longest} cards")
    if "3NT" in own and points(hand) <= 5:
        found.append(f"{seat} bids 3NT on {points(hand)} points")
    for cards in suits:
        good = len(cards) >= 8 or (len(cards) == 7 and points(frozenset(cards)) >= 7)
        if good and not any(call[1:] == cards[0].suit for call in calls):
            found.append(f"{seat} never names {len(cards)} {cards[0].suit}")
    return found


def test_a_sample_of_auctions_makes_sense() -> None:
    assert [one for seed in range(300) for one in oddities(new_board(Random(seed)))] == []


@pytest.mark.long
def test_hardly_any_of_some_thousand_auctions_is_odd() -> None:
    odd = [(seed, found) for seed in range(10_000, 14_000) if (found := oddities(new_board(Random(seed))))]
    assert len(odd) < 0.005 * 4000, odd


def hands(pbn: str, dealer: Seat) -> list[Hand]:
    deal = read_deal(pbn)
    return [
        hand_of([number for number, card in enumerate(CARDS) if card in deal[dealer.after(turn)]]) for turn in range(4)
    ]


STRONG_AND_SILENT = "N:AT6.K742.96.AKQ5 QJ84.AQ.AKQT72.J K3.J98.J83.T8732 9752.T653.54.964"
EIGHT_HEARTS = "N:Q74.2.AKQ9873.T4 932.KQJT9753.4.6 JT5.A86.JT2.AK85 AK86.4.65.QJ9732"


@pytest.mark.parametrize(
    ("pbn", "dealer", "calls"),
    [
        (STRONG_AND_SILENT, Seat.W, "P P 1NT P P P".split()[1:]),
        (EIGHT_HEARTS, Seat.W, "1C 1D P 3D P P P".split()),
    ],
)
def test_silence_of_a_strong_hand_or_a_long_suit_is_no_sense(pbn: str, dealer: Seat, calls: list[str]) -> None:
    first = Seat.N if len(calls) == 5 else dealer
    auction = Auction(first, tuple({"P": PASS}.get(call, call) for call in calls))
    assert not makes_sense(hands(pbn, first), auction, auction.contract)


@pytest.mark.parametrize(
    ("pbn", "dealer", "spoken"),
    [
        (STRONG_AND_SILENT, Seat.N, "X"),
        ("N:AT963.953.873.T5 .JT4.AQT6542.QJ6 QJ872.862.KJ.987 K54.AKQ7.9.AK432", Seat.E, "3NT"),
    ],
)
def test_the_strong_hand_speaks(pbn: str, dealer: Seat, spoken: str) -> None:
    assert spoken in calls_of(hands(pbn, dealer), (False, False))
