"""Revokes read off the play of a question without the engine: the other way to the keys of these templates (61A, 64A, 64B)."""

from collections.abc import Collection
from dataclasses import dataclass

from bridge.cards import Suit
from bridge.seats import Seat, Side
from quizzes.simulation.on_table import Shown


@dataclass(frozen=True)
class Found:
    """A card that did not follow suit although its player had one that did."""

    trick: int
    seat: Seat
    suit: Suit


def revokes_in(shown: Shown) -> list[Found]:
    """Look through the tricks from the back: whoever plays the suit led to a later trick, or keeps it, could have followed."""
    found: list[Found] = []
    kept = {seat: set(hand) for seat, hand in (shown.deal or {}).items()}
    for plays in shown.tricks:
        for seat, card in plays:
            kept[seat].remove(card)
    for number in range(len(shown.tricks), 0, -1):
        plays = shown.tricks[number - 1]
        suit = plays[0][1].suit
        found = [
            *(
                Found(number, seat, suit)
                for seat, card in plays
                if card.suit is not suit and suit in {one.suit for one in kept[seat]}
            ),
            *found,
        ]
        for seat, card in plays:
            kept[seat].add(card)
    return found


def winners(shown: Shown) -> list[Seat]:
    """Who won each trick that is over: trumps before the suit led before the rest, then by rank."""
    trump = shown.contract.strain.trump if shown.contract else None
    return [
        max(plays, key=lambda play: (play[1].suit is trump, play[1].suit is plays[0][1].suit, play[1].rank))[0]
        for plays in shown.tricks
        if len(plays) == 4
    ]


def is_dummy(shown: Shown, seat: Seat) -> bool:
    """Whether the seat is opposite declarer."""
    return shown.contract is not None and shown.contract.declarer is seat.partner


def moved(shown: Shown, revokes: Collection[Found]) -> int:
    """64A and 64B1 to 64B3, 64B7, trick by trick: the numbers of the tricks that change hands, none of them twice."""
    if len({one.seat.side for one in revokes}) > 1:
        return 0
    gone: set[int] = set()
    for one in sorted(revokes, key=lambda found: -found.trick):
        again = any(o.seat is one.seat and o.suit is one.suit and o.trick < one.trick for o in revokes)
        if not again and not is_dummy(shown, one.seat):
            gone |= set(tricks_due(shown, one, gone))
    return len(gone)


def tricks_due(shown: Shown, one: Found, gone: Collection[int] = ()) -> list[int]:
    """64A for one revoke: its trick and a later one if the player won it; else any one from it on that the side won."""
    won = winners(shown)
    side = [
        number
        for number, seat in enumerate(won, start=1)
        if number >= one.trick and seat.side is one.seat.side and number not in gone
    ]
    return side[: 2 if won[one.trick - 1] is one.seat else 1]


def side_tricks(shown: Shown, side: Side) -> int:
    """How many tricks a side won at the table."""
    return sum(seat.side is side for seat in winners(shown))
