"""The call that a player owes in place of his insufficient bid (27)."""

from collections.abc import Mapping
from typing import Any

from bridge.auction import Call
from bridge.seats import Seat
from rulings.effects.calls import MustReplaceCall
from rulings.table.account import Account, Ruled
from rulings.table.call_effects import in_force
from rulings.table.events import Called
from rulings.table.waiting import cannot, waits


def corrects_bid(account: Account, seat: Seat) -> bool:
    """Whether the player now makes a call in place of an insufficient bid of his."""
    return owing_a_call(account, seat) is not None


def owing_a_call(account: Account, seat: Seat) -> Ruled | None:
    """The ruling on an insufficient bid that the player has to correct now, or that he corrects before it is given."""
    for ruled in reversed(account.rulings):
        if (
            ruled.facts.kind == "insufficient-bid"
            and _stands_before(account, ruled)
            and ruled.seats["offender"] is seat
        ):
            open_yet = ruled.is_open and ruled.ruling.split is None and "replacement" not in ruled.facts.known
            owes = any(isinstance(one, MustReplaceCall) for one in in_force(ruled))
            return ruled if open_yet or owes else None
    return None


def _stands_before(account: Account, ruled: Ruled) -> bool:
    """Whether the auction is still the one in which the call was made: it has not gone back to before it (21B2, 25)."""
    before = ruled.base.auction.calls if ruled.base else None
    return before is not None and account.table.auction.calls[: len(before)] == before


def in_place_of(ruled: Ruled, number: int, event: Called) -> Mapping[str, Any] | None:
    """27B, 27C: the call in place of the insufficient bid, or of the attempt to correct it that was cancelled.

    ``None`` for a bid above seven, which is cancelled for itself (38B) and corrected by a pass (38C).
    ``ImpossibleCase`` for the same bid again, which takes the place of nothing.
    """
    known, call = ruled.facts.known, Call(event.call)
    if event.above_seven and ruled.is_open:
        raise waits(number, ruled)
    if event.above_seven:
        return None
    if call == known["call"]:
        raise cannot(number, "replaced-by-itself", call=call)
    if "replacement" in known:
        ruled_since = {"lho_did": "refused", "premature": False} if known.get("premature") else {}
        return {"attempted": known["replacement"], "replacement": call, **ruled_since}
    return {"replacement": call, "premature": True} if ruled.is_open else {"replacement": call}
