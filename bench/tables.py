"""Tables to follow: an opening lead out of turn up to the restricted lead, two penalty cards, a revoke in time."""

from typing import Any

from bridge.auction import PASS
from rulings.engine.facts import Facts
from rulings.table.account import Account
from rulings.table.events import Called, Played
from rulings.table.following import follow
from rulings.table.reading_table import TableRead, read_table
from rulings.table.table import Table

_DEAL = "N:AK2.QJ3.T98.AK32 QJT9.T98.J765.54 876.AK2.AKQ.QJT9 543.7654.432.876"
_AUCTION = [{"by": by, "call": call} for by, call in zip("NESW", ["3NT", "P", "P", "P"], strict=True)]
_LEAD = [{"by": "E", "play": "SQ"}, {"by": "S", "play": "S6"}]
_EVENTS: list[list[dict[str, Any]]] = [
    _LEAD,
    [{"by": "W", "play": "S5"}],
    [{"by": "W", "play": "S5"}, {"by": "N", "choose": "refuse-lead"}],
    [{"by": "W", "play": "S5"}, {"by": "N", "choose": "refuse-lead"}, {"by": "N", "choose": "require-penalty-suit"}],
    [*_LEAD, {"by": "W", "expose": ["C6"]}, {"by": "W", "expose": ["H4"]}],
    [*_LEAD, {"by": "W", "play": "H4"}, {"by": "N", "play": "SA"}, {"by": "N", "attention": True}],
]


def tables() -> list[TableRead]:
    """The tables with their events."""
    return [read_table({"dealer": "N", "deal": _DEAL, "events": [*_AUCTION, *events]}) for events in _EVENTS]


def followed(one: TableRead) -> Account:
    """The account of a table."""
    return follow(one.start, one.events, one.told)


def full_records(known: list[Facts]) -> list[TableRead]:
    """Records of all thirteen tricks, each after a short auction, as the events of a table."""
    return [_as_events(facts) for facts in known]


def _as_events(facts: Facts) -> TableRead:
    deal, contract = facts.known["deal"], facts.known["contract"]
    calls = [f"{contract.level}{contract.strain}", PASS, PASS, PASS]
    auction = [Called(contract.declarer.after(turn), call) for turn, call in enumerate(calls)]
    cards = [Played(seat, card) for trick in facts.known["play"] for seat, card in trick]
    return TableRead(Table.start(contract.declarer, None, deal, deal), (*auction, *cards), {})
