"""A whole board at random from a seed: a simulated auction, legal cards, and in between whatever people do wrong."""

import random
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from bridge.auction import CALLS, PASS
from bridge.deal import write_pbn
from bridge.problems import ImpossibleCase
from bridge.seats import ROTATION
from quizzes.simulation.bidding.auctions import calls_of
from quizzes.simulation.bidding.hands import CARDS, hand_of
from rulings.assistant.table_told import chosen
from rulings.presenting import plain
from rulings.table.account import Account, Ruled
from rulings.table.following import follow
from rulings.table.offers import offers
from rulings.table.reading_shorthand import events_of
from rulings.table.reading_table import TableRead, read_table
from rulings.table.what_now import WhatNow, what_now
from tests.table.playing import in_order

DIRECTORS_LATER = ("turn", "later_tricks", "minutes_since_open")
"""What is not his to say yet: the record shows it, or it comes after the board."""


@dataclass
class Happening:
    """The board as it would be sent, and what it came to; ``expected``: the last event is offered, or legal."""

    body: dict[str, Any]
    read: TableRead
    account: Account
    expected: str = ""
    irregular: int = 0
    problems: list[str] = field(default_factory=list)


def happenings(seed: int, most_irregular: int = 4, most_events: int = 75) -> Generator[Happening, None, None]:
    """The board after each event; one that was legal or offered and was refused is among its ``problems``."""
    rnd = random.Random(seed)
    quarters = [sorted(part) for part in _quarters(rnd)]
    dealer = rnd.choice(ROTATION)
    deal = {dealer.after(turn): frozenset(CARDS[card] for card in part) for turn, part in enumerate(quarters)}
    simulated = [str(call) for call in calls_of([hand_of(part) for part in quarters], (False, False))]
    body = {"dealer": str(dealer), "vulnerable": "none", "deal": write_pbn(deal), "events": [], "facts": {}}
    now = _followed(body)
    for _ in range(2 * most_events):
        if now is None or len(now.read.events) >= most_events or now.account.table.phase == "over":
            return
        found = _next(rnd, now, simulated, most_irregular)
        if found is None:
            return
        if found is not now:
            yield found
        now = found


def _quarters(rnd: random.Random) -> list[list[int]]:
    order = rnd.sample(range(52), 52)
    return [order[start : start + 13] for start in range(0, 52, 13)]


def _followed(body: dict[str, Any]) -> Happening:
    read = read_table(body)
    return Happening(body, read, follow(read.start, read.events, read.told))


def _next(rnd: random.Random, before: Happening, simulated: list[str], most: int) -> Happening | None:
    number = len(before.read.events)
    now = what_now(before.account, number, before.read.told.get(number + 1))
    if (asks := now.waits or before.account.waiting) and asks.ruling.split:
        return _told(rnd, before, asks)
    if before.irregular < most and rnd.random() < 0.15:
        after = _with(before, _irregular(rnd, before), "")
        return after if after is None else _counted(after, before.irregular + (after is not before))
    line, expected = _regular(rnd, before, now, simulated)
    return _counted(_with(before, line, expected), before.irregular) if line else None


def _counted(after: Happening | None, irregular: int) -> Happening | None:
    if after is not None:
        after.irregular = irregular
    return after


def _with(before: Happening, line: str, expected: str) -> Happening:
    """The board with one more line; as it was where that cannot be."""
    try:
        after = _followed(before.body | {"events": [*before.body["events"], *events_of(line)]})
    except ImpossibleCase as impossible:
        if not expected:
            return before
        before.problems.append(f"{expected} and refused: {line} ({impossible.problems[0].key})")
        return before
    after.expected = expected
    return after


def _told(rnd: random.Random, before: Happening, asks: Ruled) -> Happening | None:
    """What the director says to what is asked; ``None`` where nothing that he can say fits the record."""
    assert asks.ruling.split is not None
    fact, event = asks.ruling.split.fact, str(asks.event)
    values = [value for branch in asks.ruling.split.branches for value in branch.values]
    if fact in DIRECTORS_LATER:
        return None
    for value in rnd.sample(values, len(values)):
        facts = {**before.body["facts"]}
        facts[event] = facts.get(event, {}) | {fact: plain(value)}
        try:
            return _counted(_followed(before.body | {"facts": facts}), before.irregular)
        except ImpossibleCase:
            continue
    return None


def _regular(rnd: random.Random, before: Happening, now: WhatNow, simulated: list[str]) -> tuple[str, str]:
    """A choice that is offered, attention to what went unnoticed, or a legal call or card."""
    open_ones = offers(before.account, now)
    if open_ones and (now.waits or rnd.random() < 0.3):
        offer = rnd.choice(open_ones)
        event = {"by": rnd.choice(offer.by), "choose": offer.option.key, "values": plain(dict(offer.values))}
        return chosen(event), "offered"
    if before.account.failures and rnd.random() < 0.25:
        return f"{rnd.choice(ROTATION)} attention", ""
    table = before.account.table
    if table.phase == "auction":
        legal = [call for call, refusal in now.calls.items() if refusal is None]
        at = len(table.auction.calls)
        wanted = simulated[at] if at < len(simulated) else PASS
        call = wanted if wanted in legal else PASS if PASS in legal else rnd.choice(legal)
        return f"{now.turn} {call}", "legal"
    cards = [card for card, refusal in now.cards.items() if refusal is None]
    return f"{now.turn} {rnd.choice(in_order(set(cards)))}", "legal"


def _irregular(rnd: random.Random, before: Happening) -> str:
    table, seat = before.account.table, rnd.choice(ROTATION)
    position = table.position
    if position is None:
        held = in_order(set(table.hands[seat]))
        special = rnd.choice(["", "", "", " changes", " simultaneous"])
        calls = [f"{seat} {rnd.choice([*CALLS[:20], PASS, 'X', 'XX', '8C'])}{special}"] * 4
        return rnd.choice([*calls, f"{seat} exposes {rnd.choice(held)}", f"{seat} {rnd.choice(held)}", *_said(rnd)])
    held, turn = in_order(position.hands[seat]), position.turn
    mine = in_order(position.hands[turn])
    several = " ".join(map(str, rnd.sample(held, min(len(held), rnd.choice([1, 2, 3])))))
    how = rnd.choice(["", " deliberate", " to-play"])
    left = rnd.randint(0, 13 - len(table.tricks))
    words = rnd.choice(["low spade", "high heart", "club", "ace", "low", "diamond changes"])
    some = [f"{turn} {rnd.choice(mine)}"] * 2
    some += [f"{seat} {rnd.choice(held)}", f"{seat} exposes {several}{how}"] * 2 if held else []
    some += [f"{seat} {rnd.choice(['claims', 'concedes'])} {left}", f"{position.declarer} designates {words}"]
    return rnd.choice([*some, *_said(rnd)])


def _said(rnd: random.Random) -> list[str]:
    seat = rnd.choice(ROTATION)
    return [f"{seat} attention", f"{seat} convey tempo", f"{seat} learn overheard", f"{seat} ask review"]
