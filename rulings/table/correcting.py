"""Failures to comply are corrected (62): their trick is open again, and their players have still to play to it."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from bridge.plays import Play
from rulings.effects.revokes import MustCorrect
from rulings.table.account import Ruled
from rulings.table.consequences import apply, penalise, take_back
from rulings.table.finding import Failure
from rulings.table.position import Position
from rulings.table.table import Table


def corrected(table: Table, dealt_with: Sequence[tuple[Ruled, Failure]]) -> tuple[Table, tuple[Ruled, ...]]:
    """The table after the corrections that the rulings on failures of one trick demand, and the rulings.

    They note which later cards may be taken back (62C). A card that the other side has led to the next trick may be too
    (62C1); where both sides have revoked it goes back, of a defender as a penalty card (62C3).
    """
    correct = [(ruled, failure) for ruled, failure in dealt_with if ruled.brings(MustCorrect)]
    rulings = tuple(ruled for ruled, _ in dealt_with)
    if table.position is None or table.rest is not None or not correct:
        return table, rulings
    led_since = tuple(table.position.trick) if len(table.tricks) >= correct[0][1].trick else ()
    opened = table.reopened(correct[0][1].trick)
    position = _made(opened, correct)
    if _both_sides(correct):
        for seat, card in led_since:
            if seat.side is not position.declarer.side:
                penalise(position, seat, card, "major")
    else:
        offenders = {failure.seat for _, failure in correct}
        opened = replace(opened, led_since=tuple(takewhile(lambda play: play[0] not in offenders, led_since)))
    later = (*position.trick, *opened.led_since)
    noted = {id(ruled): replace(ruled, later=_later(later, failure)) for ruled, failure in correct}
    return opened.with_position(position), tuple(noted.get(id(ruled), ruled) for ruled in rulings)


def _made(opened: Table, correct: Sequence[tuple[Ruled, Failure]]) -> Position:
    """The cards back in the hands, and what the rulings say of them."""
    position = opened.position_to_change()
    for _, failure in reversed(correct):
        if (failure.seat, failure.card) in position.trick:
            take_back(position, failure.seat, failure.card)
    for ruled, _ in correct:
        for conclusion in ruled.ruling.concluded:
            apply(position, conclusion, ruled.seats)
    return position


def _both_sides(correct: Sequence[tuple[Ruled, Failure]]) -> bool:
    return len({failure.seat.side for _, failure in correct}) > 1


def _later(trick: Sequence[Play], failure: Failure) -> tuple[Play, ...]:
    """The cards of the trick that were played after the revoke, as far as they still lie there."""
    return tuple(play for play in trick if play not in failure.cards)
