"""What happens beside calls and cards: a count, a wrong board, something said. Each is ruled with what the record shows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rulings.effects.deals import CallsCancelled
from rulings.table.account import Account, Told, ruled_on
from rulings.table.again import told_of
from rulings.table.answer_changed import without_calls_of
from rulings.table.asking import asked, looked
from rulings.table.board_effects import with_board_effects
from rulings.table.call_effects import in_force
from rulings.table.deal_events import cards_of_another_board, faulty_deal, foreign_card, wrong_at_table, wrong_count
from rulings.table.events import Counted, Explained, Reported
from rulings.table.explaining import correction, given, misled
from rulings.table.finding import Irregularity
from rulings.table.informing import conveyed, learned
from rulings.table.moments import moment_of
from rulings.table.waiting import waits

_Find = Callable[[Account, int, Any], Sequence[Irregularity]]
_FIND: Mapping[str, _Find] = {
    "count": wrong_count,
    "take_from": cards_of_another_board,
    "wrong_at_table": wrong_at_table,
    "deal_fault": faulty_deal,
    "foreign_card": foreign_card,
    "correct": correction,
    "misled_by": misled,
    "convey": conveyed,
    "learn": learned,
    "ask": asked,
    "look_into": looked,
}
"""For each verb, what it is a case of, and what the table shows of it."""
_SAID = ("correct", "convey", "ask", "look_into")
"""What can be said while a choice is awaited."""


def reported(account: Account, number: int, event: Counted | Reported, told: Told) -> Account:
    """The account with the rulings on it. ``ImpossibleCase`` before what the table waits for."""
    verb = event.what if isinstance(event, Reported) else "count"
    if account.waiting is not None and verb not in _SAID:
        raise waits(number, account.waiting)
    all_found = _FIND[verb](account, number, event)
    if isinstance(event, Reported) and verb == "correct":
        account = replace(account, moments=(*account.moments, moment_of(account.table, number, event.about)))
    for found in all_found:
        added = told_of(found.kind, told.get(number, {}), [one.kind for one in all_found])
        first = account.table.auction.first_of(event.by)
        account = _ruled(account, number, found, added)
        if account.rulings[-1].brings(CallsCancelled):
            account = without_calls_of(account, event.by, first, told)
    return account


def explained(account: Account, number: int, event: Explained, told: Told) -> Account:
    """What was said of a call is kept; it is ruled on when somebody corrects it, or says that it misled him (20F, 21).

    At once only where it was not for that player to say, or nobody had asked (20F1).
    """
    account = replace(
        account,
        explained=(*account.explained, (number, event)),
        moments=(*account.moments, moment_of(account.table, number)),
    )
    said = told.get(number, {})
    found = given(account.table, event, said)
    return _ruled(account, number, found, said) if found else account


def _ruled(account: Account, number: int, found: Irregularity, told: Mapping[str, Any]) -> Account:
    ruled = ruled_on(number, found.kind, found.facts, told, found.seats)
    ruled = replace(ruled, reported=True, holds_up=found.holds_up)
    return account.with_ruling(ruled, with_board_effects(account.table, ruled, in_force(ruled)))
