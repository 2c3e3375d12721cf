"""Auctions made at random from a seed, with irregular calls and exposed cards planted among the regular ones."""

import random
from dataclasses import dataclass, field
from typing import Any

from bridge.auction import CALLS, PASS
from bridge.problems import ImpossibleCase
from bridge.seats import ROTATION
from rulings.table.account import Account
from rulings.table.calls_now import calls_now
from rulings.table.events import Called, Chose, Event, Exposed, Reported
from rulings.table.following import follow
from rulings.table.offers import offers
from rulings.table.table import Table
from rulings.table.what_now import what_now
from tests.table.playing import random_deal


@dataclass
class Called1:
    """The table before its first call, the events, what the director added, and which events were planted."""

    start: Table
    events: list[Event] = field(default_factory=list)
    told: dict[int, dict[str, Any]] = field(default_factory=dict)
    planted: set[int] = field(default_factory=set)


def auctioned(seed: int, most_planted: int = 4, most_events: int = 60) -> Called1:
    """An auction until it is over, or so many events long."""
    rnd = random.Random(seed)
    deal = random_deal(rnd)
    table = Called1(Table.start(rnd.choice(ROTATION), None, deal, deal))
    account = follow(table.start, [])
    while account.table.phase == "auction" and len(table.events) < most_events:
        if account.waiting and account.waiting.ruling.split:
            account = _told(rnd, table, account)
            continue
        plants = len(table.planted) < most_planted and rnd.random() < 0.25
        event = (_irregular(rnd, account) if plants else None) or _regular(rnd, account, table)
        try:
            account = follow(table.start, [*table.events, event], table.told)
        except ImpossibleCase:
            continue
        table.events.append(event)
        if plants:
            table.planted.add(len(table.events))
    return table


def _told(rnd: random.Random, table: Called1, account: Account) -> Account:
    """The director answers what is asked."""
    waits = account.waiting
    assert waits is not None
    assert waits.ruling.split is not None
    fact, told = waits.ruling.split.fact, table.told.setdefault(waits.event, {})
    told[fact] = rnd.choice([value for branch in waits.ruling.split.branches for value in branch.values])
    try:
        return follow(table.start, table.events, table.told)
    except ImpossibleCase:  # a call that would stand then, but has to be another one (31A1), has not happened
        del told[fact]
        table.told.pop(len(table.events), None)
        table.planted.discard(len(table.events))
        table.events.pop()
        return follow(table.start, table.events, table.told)


def _regular(rnd: random.Random, account: Account, table: Called1) -> Event:
    """A choice that is awaited, or a legal call of the player in turn; mostly a pass, so that the auction ends."""
    now = what_now(account, len(table.events))
    if open_ones := offers(account, now):
        offer = rnd.choice(open_ones)
        return Chose(offer.by[0], offer.option.key, dict(offer.values))
    legal = [call for call, refusal in calls_now(account.table).items() if refusal is None]
    turn = account.table.auction.turn
    low = [call for call in legal if call[0] in "PX123"] or legal
    return Called(turn, PASS if PASS in legal and rnd.random() < 0.55 else rnd.choice(low))


def _irregular(rnd: random.Random, account: Account) -> Event | None:
    seat, call = rnd.choice(ROTATION), rnd.choice([*CALLS[:20], PASS, "X", "XX", "8C"])
    if rnd.random() < 0.15:
        held = sorted(account.table.hands[seat], key=str)
        return Exposed(seat, tuple(rnd.sample(held, rnd.choice([1, 2]))))
    if rnd.random() < 0.1:
        return Reported(
            seat, *rnd.choice([("ask", "review"), ("look_into", "own-card"), ("take_from", "another-board")])
        )
    return Called(seat, call, simultaneous=rnd.random() < 0.1, changes=rnd.random() < 0.15)
