"""What a call tells of an irregular one before it, which is ruled on once more with that."""

from collections.abc import Container, Mapping
from typing import Any

from bridge.auction import PASS, Call
from rulings.effects.calls import CallCancelled
from rulings.table.account import Ruled
from rulings.table.call_effects import in_force
from rulings.table.events import Called
from rulings.table.finding import LEFT, RIGHT


def told_by_call(ruled: Ruled, event: Called) -> Mapping[str, Any] | None:
    """What a call tells of the irregular one before it: accepted, called over (28B, 29A, 36A …), or changed (27C).

    Nothing of one that has been settled, while the ruling waits for a fact: then that comes first.
    """
    seats, known, fields = ruled.seats, ruled.facts.known, ruled.facts.fields
    if ruled.base is None or (ruled.facts.kind == "changed-call" and not ruled.is_open) or _is_settled(ruled):
        return None
    if event.by is seats[LEFT] and "lho_did" in fields and not _in_place_of_earlier(ruled, event):
        return _called_by_left_hand_opponent(known, fields)
    if event.by is seats[RIGHT] and _was_right_hand_opponents_turn(known) and not known.get("rho_must_pass"):
        return {"rho_called": True}
    return None


def _was_right_hand_opponents_turn(known: Mapping[str, Any]) -> bool:
    """A call at the same moment as his partner's counts as made after that: then too (33)."""
    return known.get("turn_to_call") == ("partner" if known.get("simultaneous") else "rho")


def _is_settled(ruled: Ruled) -> bool:
    """The opponent has chosen, or the offender has called in place of the call, and a fact about that is missing."""
    since = ruled.facts.known.keys() & {"lho_did", "rho_then", "replacement"}
    return bool(since) and ruled.ruling.split is not None


def _in_place_of_earlier(ruled: Ruled, event: Called) -> bool:
    """Whether the call is to take the place of one before the irregular call: then it is not made over that one (25)."""
    return event.changes and ruled.facts.kind != "changed-call"


def _called_by_left_hand_opponent(known: Mapping[str, Any], fields: Container[str]) -> Mapping[str, Any] | None:
    """He accepts the bid by calling (27A1); after an early correction he has called over that one (27C).

    His call over one in the place of an inadmissible double (36B2) tells nothing of the double.
    """
    if "replacement" not in known:
        return {"lho_did": "called"}
    if "second_bid_accepted" not in fields:
        return None
    return {"lho_did": "called"} if known.get("premature") else {"second_bid_accepted": True}


_RHO_HAS_ACTED = ("rho_called", "rho_must_pass", "rho_then")
"""Told of the right-hand opponent, whose turn it was: what he calls later is no answer to the call out of rotation."""


def decided_by(ruled: Ruled, event: Called) -> Mapping[str, Any] | None:
    """The facts that a later call adds to a ruling on a call that was cancelled."""
    known, fields = ruled.facts.known, ruled.facts.fields
    if "replacement" not in fields or "replacement" in known or ruled.base is None:
        return None
    if not any(isinstance(one, CallCancelled) for one in in_force(ruled)):
        return None
    if event.by is ruled.seats["offender"]:
        return {"replacement": Call(event.call)}
    if not _was_right_hand_opponents_turn(known) or any(known.get(name) for name in _RHO_HAS_ACTED):
        return None
    if event.by is ruled.seats[RIGHT]:
        return {"rho_then": "passed" if event.call == PASS else "called"}
    return None
