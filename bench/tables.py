"""Tables to follow: an opening lead out of turn up to the restricted lead, two penalty cards, a revoke in time."""

from typing import Any

from rulings.table.account import Account
from rulings.table.following import follow
from rulings.table.reading_table import TableRead, read_table

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
