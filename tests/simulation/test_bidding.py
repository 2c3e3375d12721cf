"""What club players call: legally with any cards, strong hands with two clubs, and both sides where both have something."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.auction import Auction
from bridge.deal import read_deal
from bridge.seats import Seat
from quizzes.simulation.bidding.auctions import calls_of
from quizzes.simulation.bidding.hands import CARDS, Hand, hand_of

SEEDS = st.integers(0, 10**6)


def dealt(seed: int) -> list[Hand]:
    order = Random(seed).sample(range(52), 52)
    return [hand_of(order[start : start + 13]) for start in range(0, 52, 13)]


def with_strong(seed: int) -> list[Hand]:
    """The dealer has at least 22 points."""
    rng = Random(seed)
    high = [card for card in range(52) if CARDS[card].rank >= 11]
    rng.shuffle(high)
    mine = high[:6]
    while sum(CARDS[card].rank - 10 for card in mine) < 22:
        mine.append(high[len(mine)])
    rest = [card for card in range(52) if card not in mine]
    rng.shuffle(rest)
    order = [*mine, *rest]
    return [hand_of(order[start : start + 13]) for start in range(0, 52, 13)]


def hands(pbn: str, dealer: Seat) -> list[Hand]:
    deal = read_deal(pbn)
    return [
        hand_of(number for number, card in enumerate(CARDS) if card in deal[dealer.after(turn)]) for turn in range(4)
    ]


@given(SEEDS, st.booleans(), st.booleans())
def test_whatever_is_dealt_every_call_is_legal_and_the_auction_ends(seed: int, ours: bool, theirs: bool) -> None:
    auction = Auction(Seat.N)
    for call in calls_of(dealt(seed), (ours, theirs)):
        assert call in auction.legal_calls()
        auction = Auction(Seat.N, (*auction.calls, call))
    assert auction.is_over


@given(SEEDS)
def test_a_strong_hand_opens_two_clubs_and_partner_does_not_pass_it(seed: int) -> None:
    calls = calls_of(with_strong(seed), (False, False))
    auction = Auction(Seat.N, calls)
    assert calls[0] == "2C"
    contract = auction.contract
    assert contract is not None
    low = contract.level < {"NT": 3, "H": 4, "S": 4}.get(contract.strain, 5)
    assert not low or "2NT" in calls[4:5]


def test_a_hand_is_counted() -> None:
    found = hands("N:AKQ2.J43.T5.9876 J3.AK2.AKQJ2.432 T98.QT98.987.AKQ 7654.765.643.JT5", Seat.N)
    assert [one.points for one in found] == [10, 18, 11, 1]
    assert found[1].length == (3, 5, 3, 2)
    assert found[1].honours == (0, 10, 7, 1)
    assert [one.aces for one in found] == [1, 2, 1, 0]
    assert [one.longest for one in found] == [3, 1, 2, 3]
    assert [one.balanced for one in found] == [True, True, True, True]


AUCTIONS = {
    "Stayman": (
        "W:K632.AJ92.K62.A4 AQJ98.5.J75.T653 .8743.AQT843.QJ9 T754.KQT6.9.K872",
        "1NT P 2C P 2H P 4H P P P",
    ),
    "a transfer": (
        "N:AK.A842.AJ7.8743 T8762.QJ7.T32.A9 J3.KT953.K865.JT Q954.6.Q94.KQ652",
        "1NT P 2D P 2H P 2NT P 4H P P P",
    ),
    "strong with spades, to a slam": (
        "N:AKQT6.AT.AKT5.Q3 J52.Q.97643.T752 9843.KJ9863.Q2.J 7.7542.J8.AK9864",
        "2C P 2D P 2S P 4NT P 5S P 6S P P P",
    ),
    "a raise of a weak two": (
        "S:KQ.A98642.932.98 JT43.QJ73.6.AT74 A6.KT.AQ875.KQ63 98752.5.KJT4.J52",
        "2H P 4H P P P",
    ),
    "a takeout double in the last seat, and the raise of a strong hand": (
        "W:KQJT.7.K965.AJ62 8753.QT83.QT.K83 64.J96.7432.T974 A92.AK542.AJ8.Q5",
        "1D P P X P 1H 2D 2H P 4H P P P",
    ),
    "both sides raise": (
        "S:AKQ73.65.AQ96.54 J9.AK.T542.AK732 854.Q974.KJ87.98 T62.JT832.3.QJT6",
        "1S 2C 2S 3C 3S P P P",
    ),
    "a negative double": (
        "N:QJ76.A872.KT7.A2 AT532.4.Q2.KQ865 K984.KQJT9.53.T4 .653.AJ9864.J973",
        "1D 1S X P 2H P 3H P 4H P P P",
    ),
    "18 balanced": (
        "W:A84.QJ72.AT5.AK6 92.K9853.93.T953 QJT63.6.KJ86.Q82 K75.AT4.Q742.J74",
        "1C P 1S P 2NT P 3NT P P P",
    ),
}


@pytest.mark.parametrize("what", AUCTIONS)
def test_an_auction_as_at_a_club(what: str) -> None:
    pbn, calls = AUCTIONS[what]
    assert " ".join(calls_of(hands(pbn, Seat(pbn[0])), (False, False))) == calls
