"""The plays of a trick."""

from bridge.cards import parse_card
from bridge.plays import played_after
from bridge.seats import Seat

TRICK = [(Seat.N, parse_card("H4")), (Seat.E, parse_card("HK")), (Seat.S, parse_card("H2"))]


def test_what_was_played_after_a_card_does_not_hold_that_card() -> None:
    assert played_after(TRICK, parse_card("H4")) == TRICK[1:]
    assert played_after(TRICK, parse_card("H2")) == []


def test_nothing_was_played_after_a_card_that_is_not_there() -> None:
    assert played_after(TRICK, parse_card("SA")) == []
    assert played_after([], parse_card("SA")) == []
