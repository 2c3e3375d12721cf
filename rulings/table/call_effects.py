"""What a ruling on a call does to the auction: which calls stand, who must call what, what is left behind for the play."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from bridge.auction import PASS
from bridge.seats import ROTATION, Seat
from rulings.engine.trace import Conclusion
from rulings.table.account import Ruled
from rulings.table.restrictions import FacedCard, MustPass, MustRepeat, SuitToForbid
from rulings.table.table import Table


def with_call_effects(table: Table, ruled: Ruled, effects: Iterable[Conclusion]) -> Table:
    """The table after those effects of a ruling on a call, in their order."""
    for one in effects:
        if change := _CHANGES.get(one.key):
            for seat in _players(ruled, one.values.get("who")):
                table = change(table, ruled, seat, one)
    return table


def in_force(ruled: Ruled) -> list[Conclusion]:
    """The effects of a ruling by now: its own, and those of the option that was chosen; none while a fact is missing."""
    if ruled.ruling.split is not None:
        return []
    chosen = ruled.chosen.then if ruled.chosen else ()
    return [*ruled.ruling.part("effect"), *(one for one in chosen if one.part == "effect")]


def further(before: Ruled, now: Ruled) -> list[Conclusion]:
    """The effects that a ruling has since more has become known, beside those that it had."""
    had = [(one.key, one.values) for one in in_force(before)]
    return [one for one in in_force(now) if (one.key, one.values) not in had]


def _players(ruled: Ruled, who: Any) -> list[Seat]:
    if who == "offending-side":
        return [seat for seat in ROTATION if seat.side is ruled.seats["offender"].side]
    return [ruled.seats[who]] if who in ruled.seats else []


def _stands(table: Table, ruled: Ruled, seat: Seat, effect: Conclusion) -> Table:
    """29A, 27A, 37A: the irregular call stands. 28A: the pass that its right-hand opponent had to make counts as made."""
    which = effect.values.get("which")
    if which == "first":
        return table
    call = str(effect.values.get("call") or ruled.facts.known["call"])
    if which == "second":
        table = with_call_taken_back(table, seat)
    table = replace(table, auction=table.auction.recalled(seat, call))
    if effect.values.get("why") == "rho-must-pass" and table.auction.turn is seat.rho:
        table = table.called(PASS)
    return table.called(call, seat)


def with_call_taken_back(table: Table, seat: Seat) -> Table:
    """25: the player's last call no longer stands, nor what his left-hand opponent called over it, who calls again (25A6)."""
    last = table.auction.last_of(seat)
    return table if last is None else table.with_auction(table.auction.back_to(last))


def _must_pass(table: Table, ruled: Ruled, seat: Seat, effect: Conclusion) -> Table:
    return table.with_duty(MustPass(seat, effect.key == "must-pass-throughout", effect.clause))


def _must_repeat(table: Table, ruled: Ruled, seat: Seat, effect: Conclusion) -> Table:
    return table.with_duty(MustRepeat(seat, str(ruled.facts.known["call"]), effect.clause))


def _suit_to_forbid(table: Table, ruled: Ruled, seat: Seat, effect: Conclusion) -> Table:
    """26B: kept until the player's first lead; after the auction it is on the table at once (39C)."""
    table = table.with_duty(SuitToForbid(seat))
    return table if table.position is None else table.with_auction(table.auction)


def _faced(table: Table, ruled: Ruled, seat: Seat, effect: Conclusion) -> Table:
    """24: the cards lie there; 50B tells which would be a minor penalty card (of two or more none is)."""
    by_accident = ruled.facts.known.get("manner") == "inadvertent"
    for card in ruled.facts.known["cards"]:
        minor = by_accident and not card.is_honour
        if card not in table.faced_cards(seat):
            table = table.with_duty(FacedCard(seat, card, "minor" if minor else "major"))
    return table


_CHANGES: dict[str, Callable[[Table, Ruled, Seat, Conclusion], Table]] = {
    "call-stands": _stands,
    "call-in-rotation": _stands,
    "must-pass-once": _must_pass,
    "must-pass-throughout": _must_pass,
    "must-repeat-call": _must_repeat,
    "one-suit-may-be-forbidden": _suit_to_forbid,
    "faced-until-auction-ends": _faced,
}
