"""Tables played at random from a seed, with irregularities planted: what happened, and what has to be found."""

import random
from collections.abc import Generator
from dataclasses import dataclass, field

from bridge.auction import PASS
from bridge.cards import DECK, Card, Strain
from bridge.deal import Deal
from bridge.seats import ROTATION, Seat
from rulings.engine.trace import Conclusion
from rulings.table.account import Account, Ruled
from rulings.table.choosing import standing_choice
from rulings.table.events import AttentionDrawn, Called, Chose, Event, Exposed, Omitted, Played
from rulings.table.following import after, follow
from rulings.table.legality import verdicts
from rulings.table.table import Table


@dataclass
class Played13:
    """The table before its first call, the events, and for each planted one what it has to be found as."""

    start: Table
    events: list[Event] = field(default_factory=list)
    planted: dict[int, str] = field(default_factory=dict)


def random_deal(rnd: random.Random) -> Deal:
    cards = list(DECK.values())
    rnd.shuffle(cards)
    return {seat: frozenset(cards[turn * 13 : turn * 13 + 13]) for turn, seat in enumerate(ROTATION)}


def played(seed: int, most_planted: int = 3) -> Played13:
    """A board played out at random; now and then somebody plays out of turn, too soon, another card than he may, …"""
    rnd = random.Random(seed)
    deal = random_deal(rnd)
    dealer = rnd.choice(ROTATION)
    table = Played13(Table.start(dealer, None, deal, deal))
    for turns, call in enumerate([f"1{rnd.choice(list(Strain))}", PASS, PASS, PASS]):
        table.events.append(Called(dealer.after(turns), call))
    account = follow(table.start, table.events)
    while account.table.phase == "play" and len(table.events) < 120:
        plants = len(table.planted) < most_planted and account.waiting is None and rnd.random() < 0.12
        event = (_planted(rnd, account, table) if plants else None) or next_event(rnd, account, len(table.events))
        if event is None:
            break
        table.events.append(event)
        account = follow(table.start, table.events)
    return table


def next_event(rnd: random.Random, account: Account, events: int) -> Event | None:
    """Something regular: the choice that play waits for, attention to a failure, or a legal card."""
    position = account.table.position
    assert position is not None
    waits = account.waiting or standing_choice(account.table, events + 1, {})
    if waits:
        options = [one for one in waits.ruling.part("option") if one.values.get("suit", 0) is not None]
        return _choice(rnd, waits, rnd.choice(options)) if options else None
    if account.failures and rnd.random() < 0.3:
        return AttentionDrawn(position.declarer)
    legal = [card for card, refusal in verdicts(position, position.turn).items() if refusal is None]
    return Played(position.turn, rnd.choice(legal))


def whatever(seed: int) -> Generator[tuple[Account, int, Event], Account | None, None]:
    """Anything that people do, most of it regular: the account before, the number of the event, the event.

    The next account is what the reader sends back; he sends none for an event that cannot be.
    """
    rnd = random.Random(seed)
    deal = random_deal(rnd)
    account = Account(Table.start(Seat.N, None, deal, deal))
    for turns, call in enumerate(["1NT", PASS, PASS, PASS]):
        account = after(account, turns + 1, Called(Seat.N.after(turns), call), {})
    for number in range(5, 110):
        if account.table.phase != "play":
            return
        event = next_event(rnd, account, number - 1) if rnd.random() < 0.8 else _anything(rnd, account)
        if event is not None:
            account = (yield account, number, event) or account


def _anything(rnd: random.Random, account: Account) -> Event | None:
    position, seat = account.table.position, rnd.choice(ROTATION)
    assert position is not None
    held = in_order(position.hands[seat])
    options = [one.key for ruled in account.rulings for one in ruled.ruling.part("option")]
    events: list[Event] = [AttentionDrawn(seat)]
    if held:
        events += [Played(seat, rnd.choice(held), faced=rnd.random() < 0.9)] * 3
        events += [Exposed(seat, tuple(rnd.sample(held, min(len(held), rnd.choice([1, 2])))))]
    if len(position.trick) in (2, 3) and rnd.random() < 0.5:
        return Omitted(position.turn)
    if options:
        events += [Chose(seat, rnd.choice(options))]
    return rnd.choice(events)


def _choice(rnd: random.Random, ruled: Ruled, option: Conclusion) -> Chose:
    chooser = option.values["chooser"]
    seats = ruled.seats
    by = seats.get(chooser) or (seats["declarer"].lho if chooser == "defenders" else seats["offender"].lho)
    told = {name: option.values[name] for name in ("suit", "suits", "card") if option.values.get(name)}
    return Chose(by, option.key, told)


def _planted(rnd: random.Random, account: Account, table: Played13) -> Event | None:
    event, kind = rnd.choice([_another_card, _out_of_turn, _exposes])(rnd, account)
    if event is not None:
        table.planted[len(table.events) + 1] = kind
    return event


def _another_card(rnd: random.Random, account: Account) -> tuple[Event | None, str]:
    position = account.table.position
    assert position is not None
    refused = [card for card, refusal in verdicts(position, position.turn).items() if refusal]
    return (Played(position.turn, rnd.choice(refused)) if refused else None), "illegal"


def _out_of_turn(rnd: random.Random, account: Account) -> tuple[Event | None, str]:
    position = account.table.position
    assert position is not None
    in_trick = {seat for seat, _ in position.trick}
    others = [seat for seat in ROTATION if seat is not position.turn and seat not in in_trick and position.hands[seat]]
    if not others:
        return None, ""
    seat = rnd.choice(others)
    return Played(seat, rnd.choice(in_order(position.hands[seat]))), "out-of-turn"


def _exposes(rnd: random.Random, account: Account) -> tuple[Event | None, str]:
    position = account.table.position
    assert position is not None
    seat = rnd.choice([position.declarer.lho, position.declarer.rho])
    lying = {one.card for one in position.penalty_cards(seat)}
    held = in_order(position.hands[seat] - lying)
    count = min(len(held), rnd.choice([1, 1, 2]))
    return (Exposed(seat, tuple(rnd.sample(held, count))) if held else None), "exposed"


def in_order(cards: set[Card]) -> list[Card]:
    """A set in an order that a seed repeats."""
    return sorted(cards, key=str)
