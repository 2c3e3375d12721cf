"""A table as programs write it: dealer, vulnerability, perhaps the deal, the events, and what the director adds."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from bridge.boards import Vulnerability
from bridge.cards import Card
from bridge.deal import Deal
from bridge.problems import ImpossibleCase, Problem
from bridge.seats import ROTATION, Seat
from rulings.engine.regulations import Regulations, read_regulations
from rulings.table.designating import named_by
from rulings.table.events import Counted, Designated, Event, Exposed, Played
from rulings.table.facts import DealFact
from rulings.table.reading_deal import dealt
from rulings.table.reading_events import MOST_EVENTS, read_events
from rulings.table.reading_events import schema as event_schema
from rulings.table.table import Table

_FOR_REVIEWERS = {"id", "title", "why", "expected"}
_PARTS = {"dealer", "vulnerable", "deal", "events", "facts", "regulations"} | _FOR_REVIEWERS
_SHOWN = 40


@dataclass(frozen=True, slots=True)
class TableRead:
    """The table before its first call, its events, the facts told by number of event, the regulations that it comes with."""

    start: Table
    events: tuple[Event, ...]
    told: Mapping[int, Mapping[str, Any]]
    regulations: Mapping[str, Any] | None = None


def read_table(data: object) -> TableRead:
    """The table and its events. ``ImpossibleCase`` with each problem and its place."""
    if not isinstance(data, Mapping):
        raise ImpossibleCase([Problem("", "table-not-an-object", {})])
    if odd := sorted(str(name)[:_SHOWN] for name in data.keys() - _PARTS):
        raise ImpossibleCase([Problem(name, "unknown-table-part", {"name": name}) for name in odd])
    dealer = _one_of(Seat, "dealer", data.get("dealer"))
    vulnerable = data.get("vulnerable")
    named = _one_of(Vulnerability, "vulnerable", vulnerable) if vulnerable is not None else None
    events = read_events(data.get("events", []))
    deal = None
    if data.get("deal") is not None:
        deal, events = dealt(data["deal"], events)
    shown = deal or cards_shown(events)
    regulations = data.get("regulations")
    if regulations is not None:
        read_regulations(regulations)
    told = _told(data.get("facts", {}), len(events))
    return TableRead(Table.start(dealer, named, deal, shown), events, told, regulations)


def schema() -> dict[str, Any]:
    """The JSON Schema of a table and its events."""
    events = {"type": "array", "maxItems": MOST_EVENTS, "items": event_schema()}
    told = {
        "type": "object",
        "description": "what the director adds to the ruling on an event, by its number (from 1)",
        "propertyNames": {"pattern": "^[1-9][0-9]{0,2}$"},
        "additionalProperties": {"type": "object"},
    }
    deal = TypeAdapter(DealFact).json_schema()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Table",
        "type": "object",
        "properties": {
            "dealer": {"enum": list(Seat)},
            "vulnerable": {"enum": [*Vulnerability, None]},
            "deal": {"description": "without it what is legal is not judged", "anyOf": [deal, {"type": "null"}]},
            "events": events,
            "facts": told,
            "regulations": {
                "description": "those of an organisation; or the name of published ones, or in-force",
                "anyOf": [_regulations(), {"type": "string"}, {"type": "null"}],
            },
        },
        "required": ["dealer"],
    }


def _regulations() -> dict[str, Any]:
    """What is null is not regulated."""
    described = Regulations.model_json_schema()
    properties = {name: {"anyOf": [one, {"type": "null"}]} for name, one in described["properties"].items()}
    return described | {"properties": properties}


def cards_shown(events: Iterable[Event]) -> Deal:
    """The cards that a record shows in each hand. ``ImpossibleCase`` if one is shown in two hands."""
    hands: dict[Seat, set[Card]] = {seat: set() for seat in ROTATION}
    for number, event in enumerate(events, start=1):
        for card in _cards(event):
            other = next((seat for seat in ROTATION if card in hands[seat]), None)
            by = _holder(event)
            if other is not None and other is not by:
                values = {"card": card, "other": other, "seat": by}
                raise ImpossibleCase([Problem(f"events.{number}", "card-twice", values)])
            hands[by].add(card)
    return {seat: frozenset(cards) for seat, cards in hands.items()}


def _cards(event: Event) -> tuple[Card, ...]:
    if isinstance(event, Played):
        return (event.card,)
    if isinstance(event, Counted):
        return (event.missing,) if event.missing and event.short else ()
    if isinstance(event, Designated):
        named = (named_by(event.words) or {}).get("named_card")
        return (named,) if named else ()
    return event.cards if isinstance(event, Exposed) else ()


def _holder(event: Event) -> Seat:
    """Whose the cards are that it shows: a missing card belongs to the hand that is short, one that is named to dummy."""
    if isinstance(event, Designated):
        return event.by.partner
    return event.short or event.by if isinstance(event, Counted) else event.by


def _told(data: Any, events: int) -> dict[int, Mapping[str, Any]]:
    if not isinstance(data, Mapping):
        raise ImpossibleCase([Problem("facts", "told-not-an-object", {})])
    told: dict[int, Mapping[str, Any]] = {}
    for name, facts in data.items():
        number = int(name) if str(name).isascii() and str(name).isdecimal() and len(str(name)) < 5 else 0
        if not (1 <= number <= events + 1) or not isinstance(facts, Mapping):
            place = f"facts.{str(name)[:_SHOWN]}"
            raise ImpossibleCase([Problem(place, "told-of-no-event", {"most": events + 1})])
        told[number] = facts
    return told


def _one_of(known: Any, name: str, value: Any) -> Any:
    try:
        return known(value)
    except ValueError:
        values = {"value": repr(value)[:_SHOWN], "expected": ", ".join(known)}
        raise ImpossibleCase([Problem(name, "not-one-of", values)]) from None
