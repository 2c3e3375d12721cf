"""What is seen or led beside an opening lead out of turn: partner's card that lies face down (54), cards shown (54A, 54C)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bridge.changing import changed
from rulings.table.account import Ruled
from rulings.table.events import Exposed, Played
from rulings.table.finding import Failure, Irregularity, opening_lead
from rulings.table.position import Position
from rulings.table.table import Table
from rulings.table.waiting import cannot

KIND = "opening-lead-out-of-turn"

Found = Irregularity | Failure | None


def lead_goes_back(table: Table, event: Played) -> Table:
    """54: where the other defender faces a card, the correct lead that still lies face down is back in its hand."""
    position = table.position
    if position is None or not table.lead_down or not event.faced or not _partner_has_led(position, event):
        return table
    without = position.copy()
    without.take_back(*position.trick[0])
    return changed(table, position=without, lead_down=None)


def with_partners_lead(before: Table, table: Table, event: Played, found: Found) -> Found:
    """What is irregular about the card, beside a lead that lay face down ``before`` and has gone from the ``table``.

    Face down upon partner's correct lead it is no play to it either, but a lead that nobody has seen (41A).
    """
    position = table.position
    if position is not None and not event.faced and _partner_has_led(position, event):
        return _beside(opening_lead(position, event), "face-down" if table.lead_down else "faced-first")
    return _beside(found, "face-down") if table is not before and isinstance(found, Irregularity) else found


def refuse_unseen(position: Position, number: int, event: Played) -> None:
    """``ImpossibleCase`` for a card that lies face down: it is neither played (45A) nor exposed (50).

    The opening lead is made so (41A), also beside partner's (54); and a lead out of turn may be, which nobody has seen (53A).
    """
    at_his_turn = event.by is position.turn
    lead = not position.trick and (not at_his_turn or position.number == 1)
    if not event.faced and not lead and not _partner_has_led(position, event):
        raise cannot(number, "face-down-in-trick", card=event.card)


def _partner_has_led(position: Position, event: Played) -> bool:
    return position.number == 1 and [seat for seat, _ in position.trick] == [event.by.partner]


def _beside(found: Irregularity, lead: str) -> Irregularity:
    return replace(found, facts={**found.facts, "partners_lead": lead})


def led_face_down(again: Ruled, event: Played) -> bool:
    """Whether the card is partner's lead, face down beside the one that is faced: it goes back and lies in no trick (54)."""
    return again.facts.kind == KIND and not event.faced and event.by is again.seats["partner"]


def told_by_showing(ruled: Ruled | None, position: Position, event: Exposed) -> Mapping[str, Any] | None:
    """What cards that are seen tell of the lead that waits for declarer; ``None`` where nothing.

    Dummy's he could have seen, and has to accept (54C); by showing his own on purpose he begins to spread his hand (54A).
    """
    if ruled is None or ruled.facts.kind != KIND or ruled.ruling.split is not None:
        return None
    if event.by is position.dummy:
        return {"dummys_cards": "could-be-seen"}
    if event.by is position.declarer and event.how == "deliberate":
        return {"declarer_did": "showed-cards"}
    return None
