"""What happens beside calls and cards: a count, a wrong board, something said. Each is ruled with what the record shows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rulings.table.account import Account, Told, ruled_on
from rulings.table.board_effects import with_board_effects
from rulings.table.call_effects import in_force
from rulings.table.deal_events import cards_of_another_board, faulty_deal, foreign_card, wrong_at_table, wrong_count
from rulings.table.events import Counted, Reported
from rulings.table.finding import Irregularity
from rulings.table.waiting import waits

_Find = Callable[[Account, int, Any], Sequence[Irregularity]]
_FIND: Mapping[str, _Find] = {
    "count": wrong_count,
    "take_from": cards_of_another_board,
    "wrong_at_table": wrong_at_table,
    "deal_fault": faulty_deal,
    "foreign_card": foreign_card,
}
"""For each verb, what it is a case of, and what the table shows of it."""


def reported(account: Account, number: int, event: Counted | Reported, told: Told) -> Account:
    """The account with the rulings on it. ``ImpossibleCase`` before what the table waits for."""
    if account.waiting is not None:
        raise waits(number, account.waiting)
    verb = event.what if isinstance(event, Reported) else "count"
    for found in _FIND[verb](account, number, event):
        account = _ruled(account, number, found, told.get(number, {}))
    return account


def _ruled(account: Account, number: int, found: Irregularity, told: Mapping[str, Any]) -> Account:
    ruled = replace(ruled_on(number, found.kind, found.facts, told, found.seats), reported=True)
    return account.with_ruling(ruled, with_board_effects(account.table, ruled, in_force(ruled)))
