"""Cards played after a revoke: who may take which of them back when it is corrected (62C1, 62C2)."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from bridge.plays import Play
from bridge.seats import Seat
from rulings.effects.returned_cards import AboutCard
from rulings.engine.trace import Option
from rulings.table.account import Ruled
from rulings.table.consequences import apply, penalise
from rulings.table.events import Chose
from rulings.table.position import Position
from rulings.table.table import Table


def later_cards(table: Table, ruled: Ruled, event: Chose) -> tuple[Play, ...]:
    """The cards that the player may take back now, none once play has stopped; declarer answers for dummy's too.

    62C2 opens only when the other side has taken a card back, and only for cards that came after it.
    """
    if table.phase == "over":
        return ()
    lying = _lying(table, ruled.later)
    offender = ruled.seats["offender"].side
    changes = event.option == "change-after-withdrawal"
    if changes and not any(seat.side is not offender and (seat, card) not in lying for seat, card in ruled.later):
        return ()
    side = offender if changes else offender.other
    named = event.values.get("card")
    return tuple(
        (seat, card)
        for seat, card in ruled.later
        if (seat, card) in lying
        and seat.side is side
        and _answers(table.position, event.by, seat)
        and named in (None, str(card))
    )


def with_cards_back(table: Table, taken: Collection[Play], option: Option, seats: Mapping[str, Seat]) -> Table:
    """The table with those cards back in their hands; of what the option brings, each card bears its own.

    Who takes one back begins anew: a lead since then is back as well. Where both sides have revoked a defender's card is a
    penalty card (62C3). None that is has to be played to the trick from which it was taken back: it may be changed.
    """
    if table.position is None:
        return table
    if any(play not in (*table.position.trick, *table.led_since) for play in taken):
        table = table.reopened(len(table.tricks))
    table = replace(table, led_since=())
    position = table.position_to_change()
    for seat, card in taken:
        position.take_back(seat, card)
        for one in option.then:
            if isinstance(one, AboutCard):
                apply(position, one.but(card=card), seats)
        if option.values.get("why") == "both-revoked" and seat.side is not position.declarer.side:
            penalise(position, seat, card, "major")
    position.spared |= {(position.number, card) for _, card in taken}
    return table.with_position(position)


def _lying(table: Table, later: tuple[Play, ...]) -> tuple[Play, ...]:
    """The trick in progress with what was led since, and the one before it while nobody has played to the next after it."""
    if table.position is None:
        return ()
    lying = (*table.position.trick, *table.led_since)
    return (*table.tricks[-1], *lying) if table.tricks and set(lying) <= set(later) else lying


def _answers(position: Position | None, by: Seat, seat: Seat) -> bool:
    return by is seat or (position is not None and by is position.declarer and seat is position.dummy)
