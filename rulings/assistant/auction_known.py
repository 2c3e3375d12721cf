"""The auction that the facts of an irregular call fix, seen from one who made it: he is East, whoever it was."""

from typing import Any

from bridge.auction import DOUBLE, PASS, REDOUBLE, Auction
from bridge.seats import Seat
from rulings.engine.facts import Facts

OFFENDER = Seat.E
ROLES = {Seat.E: "offender", Seat.S: "offenders-lho", Seat.W: "partner", Seat.N: "offenders-rho"}
"""How a ruling names each seat."""
_TURNS_AHEAD = {"rho": 1, "partner": 2, "lho": 3}


def auction_before(facts: Facts) -> Auction | None:
    """The calls that stood before the irregular one: as told, or as few as show the same last bid and double.

    ``None`` where the facts leave open which call was the last.
    """
    known = facts.known
    ahead = _TURNS_AHEAD.get(known.get("turn_to_call", ""), 0) - bool(known.get("simultaneous"))
    in_turn = OFFENDER.after(-ahead)
    if "calls_before" in known:
        return Auction(in_turn.after(-len(known["calls_before"])), tuple(map(str, known["calls_before"])))
    if known.get("simultaneous"):
        return None
    return _shortest(_last_call(facts), known.get("last_bid"), in_turn)


def _last_call(facts: Facts) -> str:
    """As it is told; above an insufficient bid the opponents' bid unless somebody says otherwise."""
    usual = "opponents-bid" if facts.kind == "insufficient-bid" else ""
    return str(facts.known.get("last_call", usual))


def _shortest(last_call: str, last_bid: Any, in_turn: Seat) -> Auction | None:
    if last_call == "none":
        return Auction(in_turn)
    if not last_call or last_bid is None:
        return None
    calls = [str(last_bid)]
    if last_call.endswith("double"):
        calls.append(DOUBLE)
    elif last_call == "redouble":
        calls += [DOUBLE, REDOUBLE]
    own_sides = last_call.startswith("own-sides")
    if (in_turn.rho.side is OFFENDER.side) is not own_sides:
        calls.append(PASS)
    return Auction(in_turn.after(-len(calls)), tuple(calls))


def auction_of_changed_call(facts: Facts) -> Auction | None:
    """A bid that its player changed, or wanted to, before anybody called over it: nothing before it counts any more."""
    known = facts.known
    if any(known.get(one) for one in ("partner_called", "auction_period_over", "lho_called_over_first")):
        return None
    return Auction(OFFENDER, (str(known["first_call"]),)) if "first_call" in known else None
