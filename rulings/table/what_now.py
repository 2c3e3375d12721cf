"""What now: whose turn it is, which calls and cards are legal, and for each other one the clause that forbids it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bridge.cards import Card
from bridge.seats import Seat
from rulings.engine.trace import Conclusion
from rulings.table.account import Account, Ruled
from rulings.table.calls_now import calls_now
from rulings.table.choosing import standing_choice
from rulings.table.legality import Refusal, verdicts
from rulings.table.owed_calls import corrects_bid


@dataclass(frozen=True, slots=True)
class WhatNow:
    """Who is to act and what he may do; a ``None`` beside a call or a card says that it is legal.

    ``waits``: the ruling whose choice comes first. Where the hands are not known there are no ``cards``.
    """

    turn: Seat | None
    calls: dict[str, Refusal | None]
    cards: dict[Card, Refusal | None]
    waits: Ruled | None

    @property
    def choices(self) -> list[Conclusion]:
        """The options of the ruling that play waits for."""
        return self.waits.ruling.part("option") if self.waits else []


def what_now(account: Account, events: int, told: Mapping[str, Any] | None = None) -> WhatNow:
    """After so many events. ``told``: what the director adds to a choice that comes next."""
    table = account.table
    waits = account.waiting or standing_choice(table, events + 1, told or {})
    calls = (
        calls_now(table, waits=waits is not None, corrects=corrects_bid(account, table.auction.turn))
        if table.phase == "auction"
        else {}
    )
    cards = _cards(account) if table.phase == "play" and table.deal is not None else {}
    return WhatNow(table.turn, calls, cards, waits)


def _cards(account: Account) -> dict[Card, Refusal | None]:
    position = account.table.position
    if position is None:
        return {}
    if account.waiting is not None:
        first = Refusal("9B2", "choice-first")
        return dict.fromkeys(verdicts(position, position.turn), first)
    return verdicts(position, position.turn)
