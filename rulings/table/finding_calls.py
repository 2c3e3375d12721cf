"""Which calls are irregular: the situation of each, with the facts that the auction shows (18, 19, 28, 33, 35)."""

from collections.abc import Mapping
from typing import Any

from bridge.auction import DOUBLE, PASS, REDOUBLE, Auction, Call
from bridge.seats import Seat
from rulings.engine.kinds import kind_named
from rulings.table.events import Called
from rulings.table.finding import Irregularity, seats_of_call
from rulings.table.table import Table

_TURN = {1: "lho", 2: "partner", 3: "rho"}


def irregular_call(table: Table, event: Called) -> Irregularity | None:
    """What is irregular about a call that is made now; ``None`` for a legal call in turn."""
    kind = _kind(table, event)
    if kind is None:
        return None
    seats = seats_of_call(table, event.by)
    if kind in ("changed-call", "call-out-of-rotation"):
        seats |= {"player": event.by, "players-lho": event.by.lho}
    return Irregularity(kind, _known(kind, table, event), seats)


def _kind(table: Table, event: Called) -> str | None:
    auction, by = table.auction, event.by
    if event.above_seven:
        return "bid-above-seven"
    if changes_own_call(auction, event):
        return "changed-call"
    if auction.is_over:
        return "call-after-final-pass"
    if by is not auction.turn:
        return "call-out-of-rotation"
    if auction.forbids(by, event.call):
        return "double-or-redouble"
    if event.call != PASS and table.pass_demanded(by):
        return "call-despite-duty-to-pass"
    if event.call not in (PASS, DOUBLE, REDOUBLE) and not auction.is_sufficient(event.call):
        return "insufficient-bid"
    return None


def changes_own_call(auction: Auction, event: Called) -> bool:
    """A call in place of the player's last one; so is a second one while it is his left-hand opponent's turn (25, 30B2).

    After the final pass it has to be said, for else it is a call after that (39).
    """
    last = auction.last_of(event.by)
    at_once = last is not None and last == len(auction.calls) - 1 and not auction.is_over
    return last is not None and (event.changes or at_once) and auction.calls[last] != event.call


def _known(kind: str, table: Table, event: Called) -> Mapping[str, Any]:
    """Everything that the auction shows, as far as the situation asks for it."""
    auction, by = table.auction, event.by
    demanded = table.pass_demanded(by)
    together = event.simultaneous and _last_in_rotation(auction, by)
    in_turn = auction.bidder(len(auction.calls) - 1) if together else auction.turn
    facts: dict[str, Any] = {
        "call": Call(event.call),
        "last_call": last_call(auction, by),
        "enforced_passes": "none" if demanded is None else "throughout" if demanded.throughout else "once",
        "called_before": auction.has_called(by),
        "simultaneous": together,
        "slip": False,
        "pass_ends_auction": auction.with_call(by, PASS).is_over,
    }
    if in_turn is not by:
        turns = next(turns for turns in _TURN if by.after(turns) is in_turn)
        owed = turns + together == 3 and table.pass_demanded(by.rho) is not None
        facts |= {"turn_to_call": _TURN[turns], "rho_must_pass": owed}
        facts |= {"owed_pass_ends_auction": auction.with_call(by.rho, PASS).is_over} if owed else {}
    if auction.is_over:
        lead_down = table.lead_down is not None and by.partner is _opening_leader(table)
        facts |= {"after_final_pass": True, "caller": _caller(table, by), "partners_lead_down": lead_down}
    if kind == "changed-call":
        facts |= _changed(auction, event)
    if auction.last_bid is not None:
        facts["last_bid"] = Call(auction.calls[auction.last_bid])
    return {name: value for name, value in facts.items() if name in kind_named(kind).facts.fields}


def _caller(table: Table, by: Seat) -> str:
    """What he will be now that the auction is over; nobody is anything after four passes."""
    if table.position is None:
        return "all-passed"
    return "declaring-side" if by.side is table.position.declarer.side else "defender"


def _opening_leader(table: Table) -> Seat | None:
    return table.position.declarer.lho if table.position else None


def _last_in_rotation(auction: Auction, by: Seat) -> bool:
    """Whether the last call was another player's in turn, so that he could make his own at the moment of it (33)."""
    last = len(auction.calls) - 1
    return last >= 0 and auction.bidder(last) is not by and all(number != last for number, _ in auction.jumps)


def _changed(auction: Auction, event: Called) -> Mapping[str, Any]:
    first = auction.last_of(event.by) or 0
    since = {auction.bidder(number) for number in range(first + 1, len(auction.calls))}
    facts = {
        "first_call": Call(auction.calls[first]),
        "second_call": Call(event.call),
        "second_call_made": True,
        "partner_called": event.by.partner in since,
        "lho_called_over_first": event.by.lho in since,
    }
    forbidden = auction.back_to(first).forbids(event.by, event.call)
    return facts | ({"second_call_forbidden": True} if forbidden else {})


def last_call(auction: Auction, by: Seat) -> str:
    """The last call other than a pass as the player sees it: what decides whether he may double or redouble."""
    last = next((at for at in range(len(auction.calls) - 1, -1, -1) if auction.calls[at] != PASS), None)
    if last is None:
        return "none"
    if auction.calls[last] == REDOUBLE:
        return "redouble"
    what = "double" if auction.calls[last] == DOUBLE else "bid"
    return f"own-sides-{what}" if auction.bidder(last).side is by.side else f"opponents-{what}"
