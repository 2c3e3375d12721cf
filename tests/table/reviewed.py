"""Reviewed tables: read from their files, followed, and put into the words in which a case states what it expects."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from bridge.seats import Side
from rulings.table.account import Account, Ruled
from rulings.table.events import (
    AttentionDrawn,
    Called,
    Chose,
    Claimed,
    Counted,
    Designated,
    Event,
    Explained,
    Exposed,
    Omitted,
    Played,
    Reported,
)
from rulings.table.following import follow
from rulings.table.reading_table import TableRead, read_table
from rulings.table.restrictions import MustPass, SuitToForbid
from rulings.table.what_now import what_now
from tests.table.written import written_out

FOLDER = Path(__file__).parents[2] / "fixtures" / "tables"
Case = dict[str, Any]


@cache
def reviewed_tables() -> dict[str, Case]:
    """All tables by id. A file may give its tables a common deal, dealer, vulnerability and auction."""
    found: dict[str, Case] = {}
    for file in sorted(FOLDER.glob("*.yaml")):
        stated = yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
        for case in stated["tables"]:
            whole = stated["board"] | case
            assert whole["id"] not in found, f"two tables {whole['id']}"
            found[whole["id"]] = whole
    return found


def read(case: Case) -> TableRead:
    """The table; the facts that the director adds stand beside the line of the event they are about."""
    plain = {name: value for name, value in case.items() if name != "told"}
    whole = read_table(written_out(plain))
    texts = [text_of(event) for event in whole.events]
    told = {texts.index(line) + 1: facts for line, facts in case.get("told", {}).items()}
    return TableRead(whole.start, whole.events, told)


def account_of(case: Case) -> tuple[Account, tuple[Event, ...]]:
    whole = read(case)
    return follow(whole.start, whole.events, whole.told), whole.events


def text_of(event: Event) -> str:
    """The event as it stands in a file, its values left out."""
    return f"{event.by} {_SAID[type(event)](event)}"


_SAID: dict[type, Callable[[Any], str]] = {
    Called: lambda one: one.call,
    Played: lambda one: str(one.card),
    Omitted: lambda _: "omits",
    Exposed: lambda one: f"exposes {' '.join(map(str, one.cards))}",
    Chose: lambda one: f"choose {one.option}",
    AttentionDrawn: lambda _: "attention",
    Designated: lambda one: f"designates {one.words}",
    Explained: lambda one: f"explains {one.about}",
    Claimed: lambda one: f"{'concedes' if one.concedes else 'claims'} {one.tricks}",
    Counted: lambda _: "count",
    Reported: lambda one: f"{one.what} {one.about}" if one.what == "correct" else f"{one.what} {one.value}",
}


def stated(ruled: Ruled, events: tuple[Event, ...], expected: Mapping[str, Any]) -> dict[str, Any]:
    """What a ruling is, for what the case says of it: of effects, options and clauses those that it names."""
    ruling = ruled.ruling
    said: dict[str, Any] = {
        "event": text_of(events[ruled.event - 1]),
        "kind": ruled.facts.kind,
        "status": ruling.status,
        "chosen": ruled.chosen.key if ruled.chosen else None,
        "effects": [one.key for one in ruling.part("effect")],
        "options": list(dict.fromkeys(one.key for one in ruling.part("option"))),
        "clauses": ruling.clauses,
    }
    for name in ("effects", "clauses"):
        wanted = expected.get(name, [])
        said[name] = wanted if set(wanted) <= set(said[name]) else said[name]
    return {name: said[name] for name in expected}


def table_stated(account: Account, events: int, expected: Mapping[str, Any]) -> dict[str, Any]:
    """The table after the events, as far as the case says something of it."""
    now, table = what_now(account, events), account.table
    legal = {str(card) for card, refusal in now.cards.items() if refusal is None}
    refused = {str(one): refusal.clause for one, refusal in [*now.cards.items(), *now.calls.items()] if refusal}
    known: dict[str, Any] = {
        "turn": table.turn and table.turn.value,
        "cards": _in_order(expected.get("cards", ""), legal),
        "calls": _in_order(expected.get("calls", ""), {call for call, refusal in now.calls.items() if refusal is None}),
        "auction": " ".join(
            f"{seat}:{call}" if stands else f"({seat}:{call})" for seat, call, stands in table.auction.history()
        ),
        "must_pass": {
            one.seat.value: f"{'throughout' if one.throughout else 'once'} {one.clause}"
            for one in table.obligations
            if isinstance(one, MustPass)
        },
        "may_forbid": {
            one.seat.value: " ".join(one.suits) for one in table.obligations if isinstance(one, SuitToForbid)
        },
        "refused": {card: refused.get(card) for card in expected.get("refused", {})},
        "penalty_cards": {str(one.card): one.grade for one in table.penalty_cards},
        "obligations": sorted({type(one).__name__ for one in table.obligations}),
        "won": {side: table.won(Side(side)) for side in expected.get("won", {})},
        "waits": now.waits is not None,
        "choices": list(dict.fromkeys(one.key for one in now.choices)),
        "contract": str(table.contract),
        "trick": " ".join(f"{seat}{card}" for seat, card in table.position.trick) if table.position else "",
        "failures": len(account.failures),
        "stopped": table.stopped,
    }
    return {name: known[name] for name in expected}


def _in_order(expected: str, legal: set[str]) -> str:
    return expected if set(expected.split()) == legal else " ".join(sorted(legal))
