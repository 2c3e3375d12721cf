"""Declarer names another card in the place of one that he designated (45C4(b), 47C, 47D)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bridge.cards import Card
from bridge.changing import changed
from bridge.plays import Play, played_after
from bridge.seats import Seat
from rulings.effects.leads import LeadStands
from rulings.table.account import Account, Ruled, Told, ruled_on
from rulings.table.again import refuse_unknown, ruled_again, told_beside_words
from rulings.table.consequences import take_back
from rulings.table.dummys_card import designated, lies_in_the_trick
from rulings.table.events import Designated
from rulings.table.finding import seats_of
from rulings.table.position import Position
from rulings.table.table import Table
from rulings.table.waiting import cannot


def changes_designation(table: Table, event: Designated) -> bool:
    """Whether the words are to take the place of earlier ones: said so, or dummy's card lies in the trick."""
    return event.changes or lies_in_the_trick(table) is not None


def lead_from_dummy(account: Account) -> Ruled | None:
    """The ruling on a lead out of turn from dummy about which the defenders have not chosen (55A)."""
    waiting = account.waiting
    if waiting is None or waiting.facts.kind != "lead-out-of-turn" or waiting.ruling.split is not None:
        return None
    return waiting if waiting.facts.known["hand"] == "dummy" and not waiting.brings(LeadStands) else None


def led_anew(account: Account, led: Ruled, number: int, event: Designated, told: Told) -> Account:
    """The same where dummy's card was led out of turn: the defenders choose about the card that declarer meant."""
    before = account.without(led)
    after = designated_anew(before, number, event, told)
    card = lies_in_the_trick(after.table)
    now = led if card == led.facts.known["card"] else ruled_again(led, told, {"card": card})
    return changed(after, rulings=(*before.rulings, now, *after.rulings[len(before.rulings) :]))


def designated_anew(account: Account, number: int, event: Designated, told: Told) -> Account:
    """45C4(b): declarer names another card in the place of dummy's last one, whose trick may be complete.

    In time, and where he never meant the first, it goes back; who has played to it since may take his own card back (47D).
    """
    first, opened = lies_in_the_trick(account.table), _with_its_trick_open(account.table)
    first = first or (lies_in_the_trick(opened) if opened else None)
    if opened is None or opened.position is None or first is None:
        raise cannot(number, "no-designation-to-change")
    since = played_after(opened.position.trick, first)
    without = opened.with_position(_without(opened.position, since, first))
    change = {number: told_beside_words(told.get(number, {}))}
    refuse_unknown(number, "designation-changed", change)
    as_before, card = designated(changed(account, table=without), number, event, told)
    if card is None:
        return changed(as_before, table=account.table)
    if card == first:
        return account
    illegal = {failure.card for _, failure in account.failures}
    legally = [play for play in since if play[1] not in illegal]
    ruled = _ruled(account.table, number, (first, card), (legally, opened.led_since), change)
    changes = ruled.option("change-designation", {})
    if ruled.ruling.split is not None or changes is None:
        return account.with_ruling(ruled, account.table)
    was_led = opened.position.trick[0][1] == first
    done = was_led or len(ruled.ruling.options) == 1
    ruled = replace(ruled, chosen=changes if done else None, reported=True)
    table = without.played(opened.position.dummy, card)
    for play in () if was_led else since:
        table = table.played(*play)
    return account.with_ruling(ruled, changed(table, named=card))


def _with_its_trick_open(table: Table) -> Table | None:
    """The table with dummy's last card in the trick; what was played to the next trick since may go on lying there."""
    if table.position is None or lies_in_the_trick(table) or not table.tricks:
        return table
    return changed(table.reopened(len(table.tricks)), led_since=tuple(table.position.trick))


def _without(position: Position, since: Sequence[Play], first: Card) -> Position:
    """Dummy's card is back in the hand, and what was played after it too, to be played on the new card again."""
    now = position.copy()
    for seat, card in reversed(since):
        now.take_back(seat, card)
    take_back(now, now.dummy, first)
    return now


def _ruled(
    table: Table, number: int, cards: tuple[Card, Card], since: tuple[Sequence[Play], Sequence[Play]], told: Told
) -> Ruled:
    """``cards``: the first and the new one; ``since``: what was played after the first, to its trick and to the next."""
    position = table.position_to_change()
    in_trick, to_next = ({seat for seat, _ in plays} for plays in since)
    follower = position.dummy.lho if position.dummy.lho in in_trick else _defender(position, to_next)
    facts: Mapping[str, Any] = {
        "designated_card": cards[0],
        "new_card": cards[1],
        "card_played_since": any(seat.side is position.declarer.side for seat in in_trick | to_next),
        "defender_played": follower is not None,
    }
    seats = seats_of(position, position.declarer) | ({"rho": follower} if follower else {})
    return ruled_on(number, "designation-changed", facts, told.get(number, {}), seats)


def _defender(position: Position, seats: set[Seat]) -> Seat | None:
    """Of those who have played to the next trick the defender, who led to it."""
    return next((seat for seat in seats if seat.side is not position.declarer.side), None)
