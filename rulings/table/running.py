"""Runs of what is regular: calls and plays in turn, followed on one copy of the table instead of on one for each.

What is not plainly regular ends the run; whether it is irregular, and why, is found event by event (``following``).
"""

from collections.abc import Mapping, Sequence

from bridge.auction import BIDS, DOUBLE, PASS, REDOUBLE
from bridge.cards import Card
from bridge.changing import changed
from bridge.plays import Play, trick_winner
from bridge.seats import ROTATION, Seat
from rulings.table.events import Called, Event, Played
from rulings.table.position import Position
from rulings.table.table import Table

Hands = Mapping[Seat, set[Card]]
_RANK = {bid: rank for rank, bid in enumerate(BIDS)}


def run(table: Table, events: Sequence[Event], start: int) -> tuple[Table, int]:
    """The table after the regular events from ``start`` on, and how many events are then behind it."""
    if table.stopped:
        return table, start
    if table.position is None:
        table, start = _calls(table, events, start)
    return _plays(table, events, start)


def _calls(table: Table, events: Sequence[Event], start: int) -> tuple[Table, int]:
    """All calls but those that a ruling may forbid."""
    if table.duties or table.auction.is_over:
        return table, start
    calls, turn = list(table.auction.calls), ROTATION.index(table.auction.turn)
    highest = max((_RANK[call] for call in calls if call in _RANK), default=-1)
    passes, at = _passes(calls), start
    while at < len(events) and passes < (2 if highest >= 0 else 3):
        event = events[at]
        if type(event) is not Called or event.by is not ROTATION[turn] or event.call in (DOUBLE, REDOUBLE):
            break
        if event.changes:
            break
        if event.call == PASS:
            passes += 1
        elif (rank := _RANK.get(event.call, -1)) > highest:
            highest, passes = rank, 0
        else:
            break
        calls.append(event.call)
        turn, at = (turn + 1) % 4, at + 1
    if at > start:
        table = changed(table, auction=changed(table.auction, calls=tuple(calls)))
    return (table.called(PASS), at + 1) if _passes_last(table, events, at) else (table, at)


def _passes_last(table: Table, events: Sequence[Event], at: int) -> bool:
    """Whether the next event is the pass that ends the auction, in which nobody has been skipped (17D3)."""
    event = events[at] if at < len(events) else None
    if type(event) is not Called or event.call != PASS or event.changes:
        return False
    return event.by is table.auction.turn and not table.auction.jumps


def _passes(calls: Sequence[str]) -> int:
    return next((back for back, call in enumerate(reversed(calls)) if call != PASS), len(calls))


def _plays(table: Table, events: Sequence[Event], start: int) -> tuple[Table, int]:
    """Cards in turn that follow suit, of players whom no ruling binds; none while a lead waits for a corrected trick."""
    if _regular(table.position, events, start) is None or table.rest is not None or table.led_since or table.leads_next:
        return table, start
    position, tricks, at = table.position_to_change(), list(table.tricks), start
    trick: tuple[Play, ...] = tuple(position.trick)
    while True:
        if not trick and not position.restrictions:
            at = _whole_tricks(position, tricks, events, at)
        play = _regular(position, events, at)
        if play is None:
            return changed(table, position=position, tricks=tuple(tricks)), at
        position.play(*play)
        trick = (*trick, play)
        if not position.trick:
            tricks.append(trick)
            trick = ()
        at += 1


def _whole_tricks(position: Position, tricks: list[tuple[Play, ...]], events: Sequence[Event], start: int) -> int:
    """Tricks of four regular cards while no ruling binds anybody: most of the play, and so without a step for each card."""
    hands, turn, at = position.hands, position.turn, start
    while (trick := _regular_trick(hands, turn, events, at)) is not None:
        for seat, card in trick:
            hands[seat].remove(card)
        turn = trick_winner(trick, position.trump)
        position.won[turn.side] += 1
        tricks.append(trick)
        at += 4
    position.turn = turn
    return at


def _regular_trick(hands: Hands, turn: Seat, events: Sequence[Event], at: int) -> tuple[Play, ...] | None:
    four = events[at : at + 4]
    if len(four) < 4 or type(four[0]) is not Played:
        return None
    led, trick = four[0].card.suit, []
    for event in four:
        if type(event) is not Played or event.by is not turn:
            return None
        card, hand = event.card, hands[turn]
        if card not in hand or (card.suit is not led and any(one.suit is led for one in hand)):
            return None
        trick.append((turn, card))
        turn = turn.lho
    return tuple(trick)


def _regular(position: Position | None, events: Sequence[Event], at: int) -> Play | None:
    """The next event, if it is a card in turn that nothing forbids."""
    if at >= len(events) or position is None:
        return None
    event = events[at]
    if type(event) is not Played or event.by is not position.turn or not event.faced:
        return None
    hand, card = position.hands[event.by], event.card
    if card not in hand or (position.restrictions and _binds(position, event.by)):
        return None
    if position.trick and card.suit is not (led := position.trick[0][1].suit) and any(one.suit is led for one in hand):
        return None
    return event.by, card


def _binds(position: Position, seat: Seat) -> bool:
    """Whether a restriction may forbid the player a card: his own, or before a lead his partner's penalty card."""
    return any(one.seat is seat or (not position.trick and one.seat is seat.partner) for one in position.restrictions)
