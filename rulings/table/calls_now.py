"""Which calls the player in turn may make, and the clause that forbids each other one (18, 19, and what a ruling demands)."""

from bridge.auction import BIDS, CALLS, DOUBLE, PASS, REDOUBLE
from rulings.table.legality import Refusal
from rulings.table.restrictions import MustRepeat
from rulings.table.table import Table

INSUFFICIENT = Refusal("18D", "insufficient-bid")
_NOT_LEGAL = {DOUBLE: Refusal("19A1", "nothing-to-double"), REDOUBLE: Refusal("19B1", "nothing-to-redouble")}
_IF_COMPARABLE = Refusal("27B3", "only-if-comparable")
_CHOICE_FIRST = Refusal("9B2", "choice-first")


def calls_now(table: Table, *, waits: bool = False, corrects: bool = False) -> dict[str, Refusal | None]:
    """Each of the 38 calls: ``None`` if it is legal now, otherwise why not; nothing is while a choice is awaited.

    ``corrects``: an insufficient bid is to be corrected now, and by a double or redouble only if that is comparable (27B3).
    """
    legal = set(table.auction.legal_calls())
    if waits:
        return dict.fromkeys(CALLS, _CHOICE_FIRST)
    found = {call: None if call in legal else _NOT_LEGAL.get(call, INSUFFICIENT) for call in (PASS, DOUBLE, REDOUBLE)}
    if corrects:
        found |= {call: _IF_COMPARABLE for call in (DOUBLE, REDOUBLE) if call in legal}
    found |= {call: None if call in legal else INSUFFICIENT for call in BIDS}
    if repeat := to_be_repeated(table):
        demanded = Refusal(repeat.clause, "must-repeat")
        return {one: None if one == repeat.call else forbidden or demanded for one, forbidden in found.items()}
    if duty := table.pass_demanded(table.auction.turn):
        demanded = Refusal(duty.clause or "37", "must-pass")
        return {one: forbidden or (None if one == PASS else demanded) for one, forbidden in found.items()}
    return found


def to_be_repeated(table: Table) -> MustRepeat | None:
    """The call out of rotation that the player in turn repeats, be it legal or not: of one that is not 27 speaks (31A1)."""
    turn = table.auction.turn
    return next((one for one in table.duties if isinstance(one, MustRepeat) and one.seat is turn), None)
