"""A call out of turn over an irregular call whose acceptance is still open: what comes of it waits for that."""

from bridge.changing import changed
from rulings.table.account import Account, CalledAhead, Ruled
from rulings.table.events import Called, Chose
from rulings.table.finding import RIGHT
from rulings.table.waiting import cannot

_KINDS = ("insufficient-bid", "call-out-of-rotation")


def may_be_ahead(account: Account, before: Ruled, event: Called) -> bool:
    """Whether the call can only be ruled on once the left-hand opponent has acted or chosen (27A1, 29A).

    His partner's call takes nothing of that choice from him: 27A1 and 29A give it to him alone.
    """
    if before.facts.kind not in _KINDS or not before.is_open or before.ruling.split is not None or before.base is None:
        return False
    of_others = event.by in (before.seats["partner"], before.seats[RIGHT])
    plain = not (event.above_seven or event.simultaneous or event.changes)
    return of_others and plain and "replacement" not in before.facts.known and account.table.phase == "auction"


def without_ahead(account: Account) -> Account:
    """The table as it was before that call, for the first irregularity to be settled on."""
    return changed(account, table=account.ahead.table, ahead=None) if account.ahead else account


def refuse_undecided(number: int, ahead: CalledAhead, ruled: Ruled, event: Chose) -> None:
    """27B gives the turn back to the offender; at whose turn the other player has called then no Law says."""
    if ruled.facts.kind == "insufficient-bid" and event.option == "refuse-call":
        bid = ruled.facts.known["call"]
        raise cannot(number, "turn-left-to-director", event=ahead.number, who=ahead.event.by, call=bid)
