"""Auctions in which two calls are irregular, each ruled on with what the opponents then choose; and what is said of one."""

import random
from typing import Any

from bridge.auction import BIDS, PASS
from bridge.cards import DECK
from bridge.problems import ImpossibleCase
from bridge.seats import ROTATION
from rulings.table.account import Account
from rulings.table.events import Called, Chose, Event, Explained, Reported
from rulings.table.following import follow
from rulings.table.offers import offers
from rulings.table.reading_table import TableRead
from rulings.table.table import Table
from rulings.table.what_now import what_now

_IRREGULAR = 2
_MOST = 40
_CHANCE = 0.25


def irregular_auctions(count: int) -> list[TableRead]:
    """So many auctions to their end, with as many irregular calls as could be made; the same each time."""
    return [_auction(random.Random(seed)) for seed in range(count)]


def explained_auctions(count: int) -> list[TableRead]:
    """Auctions in which a call is explained wrongly, a player was misled and changes his call."""
    return [_misled(random.Random(seed)) for seed in range(count)]


def _table(chance: random.Random) -> Table:
    cards = chance.sample(list(DECK.values()), 52)
    deal = {seat: frozenset(cards[13 * turn : 13 * turn + 13]) for turn, seat in enumerate(ROTATION)}
    return Table.start(chance.choice(ROTATION), None, deal, deal)


def _auction(chance: random.Random) -> TableRead:
    start, events, told, made = _table(chance), list[Event](), dict[int, dict[str, Any]](), 0
    account = follow(start, ())
    while account.table.phase == "auction" and len(events) < _MOST:
        if account.waiting and account.waiting.ruling.split:
            split = account.waiting.ruling.split
            told.setdefault(account.waiting.event, {})[split.fact] = chance.choice(split.branches[0].values)
            account = follow(start, events, told)
            continue
        plants = made < _IRREGULAR and account.waiting is None and chance.random() < _CHANCE
        event = _irregular(chance) if plants else _regular(chance, account, len(events))
        try:
            account = follow(start, [*events, event], told)
        except ImpossibleCase:
            continue
        events.append(event)
        made += plants
    return TableRead(start, tuple(events), told)


def _irregular(chance: random.Random) -> Event:
    return Called(chance.choice(ROTATION), chance.choice([*BIDS[:8], PASS, "X"]))


def _regular(chance: random.Random, account: Account, number: int) -> Event:
    now = what_now(account, number)
    if waits := offers(account, now):
        offer = chance.choice(waits)
        return Chose(offer.by[0], offer.option.key, dict(offer.values))
    legal = [call for call, refusal in now.calls.items() if refusal is None]
    low = [call for call in legal if call[0] in "12"] or [PASS]
    return Called(account.table.auction.turn, PASS if PASS in legal and chance.random() < 0.5 else chance.choice(low))


def _misled(chance: random.Random) -> TableRead:
    start = _table(chance)
    opener, second, third, fourth = (start.dealer.after(turns) for turns in range(4))
    events: tuple[Event, ...] = (
        Called(opener, "1NT"),
        Called(second, "2D"),
        Explained(fourth, 2, ""),
        Called(third, PASS),
        Called(fourth, PASS),
        Reported(third, "misled_by", "explanation", 3, fourth),
        Called(third, "X", changes=True),
        *(Called(seat, PASS) for seat in (fourth, opener, second)),
    )
    return TableRead(start, events, {6: {"agreement": "otherwise", "action_affected": True}})
