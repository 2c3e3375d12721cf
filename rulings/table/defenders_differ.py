"""55A: both defenders say what becomes of declarer's lead out of turn, and the choice of the one next in turn stands."""

from collections.abc import Callable

from bridge.changing import changed
from rulings.table.account import Account, Ruled, SaidFirst, Told
from rulings.table.again import ruled_again
from rulings.table.events import Chose

_ACCEPTS, _REFUSES = "accept-lead", "refuse-lead"
Choosing = Callable[[Account, int, Chose, Told], Account]


def with_both_heard(account: Account, number: int, event: Chose, told: Told, chosen: Choosing) -> Account:
    """The account after a choice (``chosen``), or after the second of two about the same lead."""
    first = _heard_first(account, number, event)
    if first is None:
        made = chosen(account, number, event, told)
        return changed(made, said_first=SaidFirst(number, event, account)) if _of_lead(made, event) else made
    if event.option == first.event.option:
        return account
    ruled = _of_lead(account, first.event)
    next_in_turn = ruled.seats[ruled.facts.known["hand"]].lho if ruled else None
    counts = event if event.by is next_in_turn else first.event
    return _as_differing(chosen(first.before, number, counts, told), counts, told)


def _heard_first(account: Account, number: int, event: Chose) -> SaidFirst | None:
    """What his partner has just said of the lead; nothing that has been gone over since."""
    first = account.said_first
    if first is None or number != first.number + 1 or event.option not in (_ACCEPTS, _REFUSES):
        return None
    return first if event.by is first.event.by.partner else None


def _as_differing(account: Account, event: Chose, told: Told) -> Account:
    """The ruling with what it turned on: the two differed, and the one next in turn had it so."""
    if (ruled := _of_lead(account, event)) is None:
        return account
    said = {"said_of_lead": "differ", "next_defender_accepts": event.option == _ACCEPTS}
    return account.instead(ruled, ruled_again(ruled, told, said), account.table)


def _of_lead(account: Account, event: Chose) -> Ruled | None:
    """The ruling on declarer's lead of which that option was chosen last."""
    if event.option not in (_ACCEPTS, _REFUSES):
        return None
    last = next((one for one in reversed(account.rulings) if one.facts.kind == "lead-out-of-turn"), None)
    if last is None or last.chosen is None or last.chosen.key != event.option:
        return None
    return last if last.chosen.values["chooser"] == "defenders" else None
