"""Questions and looks into a system card: who may, at the moment that the record shows (20, 40B2, 41B, 41C)."""

from collections.abc import Sequence
from typing import Any

from bridge.seats import Seat
from rulings.table.account import Account
from rulings.table.events import Reported
from rulings.table.finding import LEFT, Irregularity, Seats, seats_of
from rulings.table.moments import callers, lead_faced
from rulings.table.position import Position
from rulings.table.table import Table
from rulings.table.waiting import cannot

_AFTER_THE_AUCTION = {
    "review": "review",
    "explanation": "explanation",
    "single-call": "explanation",
    "contract": "contract",
    "who-doubled": "who-doubled",
    "whose-lead": "whose-lead",
}
_ONLY_THEN = ("contract", "who-doubled", "whose-lead")


def asked(account: Account, number: int, event: Reported) -> Sequence[Irregularity]:
    """20A to 20F while they call; 20C, 41B and 41C from the final pass on."""
    table, position = account.table, account.table.position
    if table.phase == "over":
        raise cannot(number, "nothing-left-to-ask")
    if position is not None:
        return (_after_the_auction(table, position, number, event),)
    if event.value in _ONLY_THEN:
        raise cannot(number, "asked-at-another-time", who=event.by)
    facts = {
        "asked_for": event.value,
        "in_turn": event.by is _to_call(account),
        "required_to_pass": table.pass_demanded(event.by) is not None,
    }
    seats = {"asker": event.by, "askers-partner": event.by.partner}
    return (Irregularity("question-during-auction", facts, seats, holds_up=False),)


def _to_call(account: Account) -> Seat | None:
    """An insufficient bid in rotation was made at its turn: the next player may ask before he accepts it or not (27A1)."""
    waits = account.waiting
    return waits.seats[LEFT] if waits and waits.facts.kind == "insufficient-bid" else account.table.turn


def _after_the_auction(table: Table, position: Position, number: int, event: Reported) -> Irregularity:
    """For who has still to lead, a lead that lies faced out of turn is none yet (17D1, 54)."""
    what = _AFTER_THE_AUCTION.get(event.value)
    if what is None:
        raise cannot(number, "asked-at-another-time", who=event.by)
    asker, played = _asker(position, event.by), _has_played(table, position, event.by)
    facts: dict[str, Any] = {
        "asker": asker,
        "what": what,
        "lead_faced": lead_faced(table) and (asker != "leader" or played),
        "has_played": played,
        "on_turn": _on_turn(position, event.by),
    }
    return Irregularity("questions-at-opening-lead", facts, _seats(position, event.by), holds_up=False)


def _asker(position: Position, by: Seat) -> str:
    roles = {position.declarer: "declarer", position.dummy: "dummy", position.declarer.lho: "leader"}
    return roles.get(by, "leaders-partner")


def _on_turn(position: Position, by: Seat) -> bool:
    """For declarer dummy's turn is his too."""
    return position.turn is by or (by is position.declarer and position.turn is position.dummy)


def _has_played(table: Table, position: Position, by: Seat) -> bool:
    """A card from his hand; what dummy has played, declarer has."""
    hands = (by, position.dummy) if by is position.declarer else (by,)
    return bool(table.tricks) or any(seat in hands for seat, _ in position.trick)


def _seats(position: Position, by: Seat) -> Seats:
    seats = seats_of(position, by) | {"asker": by, "leader": position.declarer.lho}
    return seats | ({"defender": by} if by.side is not position.declarer.side else {})


def looked(account: Account, number: int, event: Reported) -> Sequence[Irregularity]:
    """20G3, 40B2: into a system card or another aid, by the moment and by whose turn it is."""
    table, position = account.table, account.table.position
    if table.phase == "over":
        raise cannot(number, "nothing-left-to-ask")
    facts: dict[str, Any] = {
        "looked_into": event.value,
        "turn_to_act": table.turn is event.by,
    }
    if (when := _when(table, event.value)) is not None:
        facts["looked_when"] = when
    if position is not None:
        facts["turn_to_act"] = lead_faced(table) and _on_turn(position, event.by)
        facts["declaring_side"] = event.by.side is position.declarer.side
    seats = {"offender": event.by, "player": event.by, "partner": event.by.partner}
    return (Irregularity("system-card", facts, seats, holds_up=False),)


def _when(table: Table, looked_into: str) -> str | None:
    """No record shows whether the cards had been taken before the first call (17A); for the opponents' card it is no matter."""
    if table.position is not None:
        return "play" if lead_faced(table) else "clarification"
    if callers(table.auction):
        return "auction"
    return "before-first-call" if looked_into == "opponents-card" else None
