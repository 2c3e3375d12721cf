"""Cards played after a revoke: who may take which of them back when it is corrected (62C1, 62C2)."""

from collections.abc import Collection, Mapping

from bridge.cards import Card
from bridge.changing import changed
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

    Not one that he has taken back already, if he plays it again; 62C2 opens only when the other side has taken a card
    back, and only for cards that came after it.
    """
    if table.phase == "over" or table.position is None:
        return ()
    offender = ruled.seats["offender"].side
    back, later = _taken_back(table.position, ruled), ruled.later
    lying = _lying(table, [(seat, card) for seat, card in later if card not in back])
    if changes := event.option == "change-after-withdrawal":
        first = next((at for at, (seat, card) in enumerate(later) if seat.side is not offender and card in back), None)
        later = () if first is None else later[first:]
    side = offender if changes else offender.other
    named = event.values.get("card")
    return tuple(
        (seat, card)
        for seat, card in later
        if (seat, card) in lying
        and card not in back
        and seat.side is side
        and _answers(table.position, event.by, seat)
        and named in (None, str(card))
    )


def _taken_back(position: Position, ruled: Ruled) -> set[Card]:
    """The cards that went back to be changed, from the trick of the revoke or from the next."""
    trick: int = ruled.facts.known["trick"]
    return {card for number, card in position.spared if number in (trick, trick + 1)}


def with_cards_back(table: Table, taken: Collection[Play], option: Option, seats: Mapping[str, Seat]) -> Table:
    """The table with those cards back in their hands; of what the option brings, each card bears its own.

    Who takes one back begins anew: a lead since then is back as well. Where both sides have revoked a defender's card is a
    penalty card (62C3). None that is has to be played to the trick from which it was taken back: it may be changed.
    """
    if table.position is None:
        return table
    if any(play not in (*table.position.trick, *table.led_since) for play in taken):
        table = changed(table.reopened(len(table.tricks)), led_since=tuple(table.position.trick))
    position, led = table.position_to_change(), table.led_since
    table = changed(table, led_since=())
    for seat, card in taken:
        position.take_back(seat, card)
        for one in option.then:
            if isinstance(one, AboutCard):
                apply(position, one.but(card=card), seats)
        if option.values.get("why") == "both-revoked" and seat.side is not position.declarer.side:
            penalise(position, seat, card, "major")
    position.spared |= {(position.number, card) for _, card in taken} | {(position.number + 1, card) for _, card in led}
    return table.with_position(position)


def _lying(table: Table, later: Collection[Play]) -> tuple[Play, ...]:
    """The trick in progress with what was led since, and the one before it while nobody has played to the next after it.

    ``later``: what was played after the revoke and has not gone back.
    """
    if table.position is None:
        return ()
    lying = (*table.position.trick, *table.led_since)
    return (*table.tricks[-1], *lying) if table.tricks and set(lying) <= set(later) else lying


def _answers(position: Position | None, by: Seat, seat: Seat) -> bool:
    return by is seat or (position is not None and by is position.declarer and seat is position.dummy)
