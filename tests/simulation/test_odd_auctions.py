"""The critic of the bench sees what a club player would laugh at, and finds hardly anything in the boards of questions."""

from random import Random

import pytest

from bench.auctions_seen import Seen
from bench.simulation import oddities
from bridge.auction import Auction
from bridge.deal import read_deal
from bridge.seats import Seat
from quizzes.simulation.boards import new_board

ODD = {
    "a strong hand never speaks": ("W:8.KT98763.AJT2.K KJ7543.5.65.9532 AQ.AJ2.KQ84.J874 T962.Q4.973.AQT6", "1H P P P"),
    "an opening hand passes": ("W:8.KT98763.AJT2.A KJ7543.5.65.9532 AQ.AJ2.KQ84.J874 T962.Q4.973.KQT6", "P P P P"),
    "a long suit is never named": (
        "W:932.KQJT9753.4.6 Q74.2.AKQ983.JT4 JT5.A86.JT72.AK8 AK86.4.65.Q97532",
        "P P 1C P P P",
    ),
    "1NT opened with other hands": (
        "W:A932.KJ5.K84.632 Q74.QT2.AQ93.JT4 JT5.A86.JT72.AK8 K86.9743.65.Q975",
        "1NT P P P",
    ),
    "opened in a short suit": ("W:AK32.KJ52.K84.63 Q74.QT.AQ93.JT42 JT5.A86.JT72.AK8 986.9743.65.Q975", "1S P P P"),
    "a preempt that is none": ("W:AK932.KJ52.84.63 Q74.QT.AQ93.JT42 JT5.A86.JT72.AK8 86.9743.K65.Q975", "2S P P P"),
    "partner's opening is passed with values": (
        "W:AK932.KJ52.84.63 Q74.QT.AQ93.JT42 JT5.A86.JT72.AK8 86.9743.K65.Q975",
        "1S P P P",
    ),
    "a forcing response is passed": (
        "W:K4.J62.AKJ84.K63 Q73.T95.Q93.JT42 JT952.AQ87.72.A8 A86.K43.T65.Q975",
        "1D P 1S P P P",
    ),
    "an overcall on nothing": ("W:K4.J62.AKJ84.K63 J9732.T9.Q93.J42 AQT5.AQ87.72.A85 86.K543.T65.QT97", "1D 2S P P P"),
    "a takeout double without values": (
        "W:K4.J62.AKJ84.K63 J9732.T9.Q93.J42 AQT5.AQ87.72.A85 86.K543.T65.QT97",
        "1D X P P P",
    ),
    "a game is missed": (
        "W:K4.J62.AKJ84.K63 J9732.T9.Q93.J42 AQT5.AQ87.72.A85 86.K543.T65.QT97",
        "1D P 1H P 1NT P P P",
    ),
    "notrump without the points": (
        "W:K4.J62.AKJ84.K63 AQT53.T9.Q93.A42 J972.Q87.72.J985 86.AK543.T65.QT7",
        "1D P 3NT P P P",
    ),
    "a major fit is lost": ("W:KJ942.2.AKJ8.K63 T5.KJ5.Q932.JT42 AQ73.Q876.7.A985 86.AT943.T654.Q7", "1S P 3NT P P P"),
    "too few trumps": ("W:KJ942.AQ2.A8.K63 T5.KJ5.Q932.JT42 73.876.KJ7.Q9875 AQ86.T943.T654.A", "1S P 3H P P P"),
    "a slam without the aces": (
        "W:KJ942.KQ2.A8.KQ3 T5.AJ5.Q932.JT42 AQ73.876.KJ7.985 86.T943.T654.A76",
        "1S P 6S P P P",
    ),
    "a part score is left to the weak side": (
        "W:K4.J62.AKJ84.K63 J9732.T9.Q93.J42 AQT5.AQ87.72.A85 86.K543.T65.QT97",
        "1D 1S P 2S P P P",
    ),
}


@pytest.mark.parametrize("what", ODD)
def test_the_critic_sees_it(what: str) -> None:
    pbn, calls = ODD[what]
    assert what in oddities(Seen(read_deal(pbn), Auction(Seat(pbn[0]), tuple(calls.split()))))


def of_boards(seeds: range) -> list[tuple[int, list[str]]]:
    boards = ((seed, new_board(Random(seed))) for seed in seeds)
    return [(seed, found) for seed, board in boards if (found := oddities(Seen(board.deal, board.auction)))]


def test_hardly_any_board_is_odd() -> None:
    assert len(odd := of_boards(range(400))) <= 3, odd


@pytest.mark.long
def test_of_many_boards_less_than_one_in_two_hundred_is_odd() -> None:
    assert len(odd := of_boards(range(20_000, 24_000))) < 0.005 * 4000, odd
