"""A table in the short form of the files of reviewed tables."""

from collections.abc import Mapping
from typing import Any

from bridge.seats import Seat
from rulings.table.reading_shorthand import events_of


def written_out(data: Mapping[str, Any]) -> dict[str, Any]:
    """The table as ``read_table`` takes it: the calls of ``auction`` from the dealer on, then the events of the play."""
    calls = str(data.get("auction", "")).split()
    dealer = Seat(data["dealer"])
    auction = [{"by": dealer.after(turns), "call": call} for turns, call in enumerate(calls)]
    events = [*auction, *(event for line in data.get("events", ()) for event in events_of(str(line)))]
    kept = {name: value for name, value in data.items() if name not in ("auction", "events")}
    return kept | {"events": events}
