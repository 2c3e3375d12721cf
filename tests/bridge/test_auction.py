"""The auction as it really went: calls that stand out of rotation, and calls on record that no longer stand."""

from bridge.auction import Auction, Gone
from bridge.cards import Strain
from bridge.seats import Seat


def auction(calls: str, dealer: Seat = Seat.N) -> Auction:
    return Auction(dealer, tuple(calls.split()))


def test_an_accepted_call_out_of_rotation_moves_the_turn_on() -> None:
    opened = auction("").with_call(Seat.E, "1H").with_call(Seat.S, "1S")
    assert opened.turn is Seat.W
    assert opened.made() == [(Seat.E, "1H"), (Seat.S, "1S")]
    assert not opened.has_called(Seat.N)


def test_passes_that_skipped_a_player_do_not_end_the_auction_17d3() -> None:
    skipped = auction("1H").with_call(Seat.S, "P").with_call(Seat.W, "P").with_call(Seat.N, "P")
    assert not skipped.is_over
    assert skipped.skipped == 1
    again = skipped.reopened()
    assert again.turn is Seat.E
    assert again.calls == ("1H",)
    assert [one.seat for one in again.gone] == [Seat.S, Seat.W, Seat.N]


def test_passes_in_rotation_end_the_auction_although_a_player_was_skipped_before() -> None:
    opened = auction("").with_call(Seat.E, "1H")
    for seat in (Seat.S, Seat.W, Seat.N):
        opened = opened.with_call(seat, "P")
    assert opened.is_over
    assert str(opened.contract) == "1H E"


def test_a_player_skipped_before_four_passes_still_calls() -> None:
    passed = auction("P P").with_call(Seat.W, "P").with_call(Seat.N, "P")
    assert not passed.is_over
    assert passed.reopened().turn is Seat.S


def test_an_accepted_insufficient_bid_is_the_last_bid_27a() -> None:
    accepted = auction("2S").with_call(Seat.E, "2H")
    assert accepted.is_sufficient("2S")
    assert not accepted.is_sufficient("2D")
    assert str(accepted.contract) == "2H E"


def test_a_cancelled_call_names_no_suit_and_does_not_make_a_declarer() -> None:
    cancelled = auction("").without(Seat.S, "1H").with_call(Seat.N, "1H")
    for seat in (Seat.E, Seat.S, Seat.W):
        cancelled = cancelled.with_call(seat, "P")
    assert cancelled.named_by(Seat.S) == frozenset()
    assert cancelled.named_by(Seat.N) == {Strain.H}
    assert str(cancelled.contract) == "1H N"


def test_the_record_keeps_everything_in_the_order_in_which_it_was_called() -> None:
    went = auction("1C P").without(Seat.W, "1D").with_call(Seat.S, "1H").with_call(Seat.W, "P").back_to(2)
    went = went.with_call(Seat.S, "P")
    assert went.history() == [
        (Seat.N, "1C", True),
        (Seat.E, "P", True),
        (Seat.W, "1D", False),
        (Seat.S, "1H", False),
        (Seat.W, "P", False),
        (Seat.S, "P", True),
    ]
    assert went.gone[0] == Gone(Seat.W, "1D", 2)


def test_going_back_gives_the_turn_to_the_player_who_was_skipped() -> None:
    doubled = auction("1H").with_call(Seat.S, "X").with_call(Seat.W, "2C")
    assert doubled.back_to(1).turn is Seat.E
