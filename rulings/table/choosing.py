"""A choice: of an option that a ruling offered, or of declarer's at the lead of a penalty card's partner (50D2, 51B)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bridge.problems import ImpossibleCase, Problem
from rulings.engine.trace import Conclusion
from rulings.table.account import Account, Ruled, ruled_on
from rulings.table.consequences import choose
from rulings.table.events import Chose
from rulings.table.finding import seats_of
from rulings.table.legality import choice_due
from rulings.table.table import Table


def chosen(account: Account, number: int, event: Chose, told: Mapping[str, Any]) -> tuple[Ruled, Table]:
    """The ruling whose option is chosen, and the table after the choice. ``ImpossibleCase`` if nobody offers that option."""
    for ruled in (*reversed(account.rulings[-1:]), standing_choice(account.table, number, told)):
        if ruled is None or ruled.chosen is not None:
            continue
        if option := ruled.option(event.option, event.values):
            if not _may_choose(ruled, option, event):
                raise _impossible(number, "not-his-choice", who=event.by, option=event.option)
            return replace(ruled, chosen=option), _after_choice(account.table, ruled, option)
    raise _impossible(number, "no-such-option", option=event.option)


def standing_choice(table: Table, number: int, told: Mapping[str, Any]) -> Ruled | None:
    """50D2: what declarer may choose before the player in turn leads, as his partner has a major penalty card."""
    position = table.position
    if position is None or table.turn is None or not choice_due(position, position.turn):
        return None
    leader = position.turn
    cards = tuple(one.card for one in position.penalty_cards(leader.partner))
    facts: dict[str, Any] = {"cards": cards, "moment": "partner-leads"}
    if len(cards) == 1 and not cards[0].is_honour:
        facts["grade"] = "major"
    if own := position.penalty_cards(leader):
        facts["partners_cards"] = tuple(one.card for one in own)
        if len(own) == 1 and not own[0].card.is_honour:
            facts["partners_grade"] = own[0].grade
    return ruled_on(number, "penalty-card", facts, told, seats_of(position, leader.partner))


def _may_choose(ruled: Ruled, option: Conclusion, event: Chose) -> bool:
    """Whether the option is his: a player's own, one of his side's, or anybody's."""
    chooser = option.values["chooser"]
    if chooser in ruled.seats:
        return ruled.seats[chooser] is event.by
    offender = ruled.seats["offender"].side
    sides = {"opponents": offender.other, "offending-side": offender, "defenders": ruled.seats["declarer"].side.other}
    return chooser not in sides or sides[chooser] is event.by.side


def _after_choice(table: Table, ruled: Ruled, option: Conclusion) -> Table:
    if table.position is None:
        return table
    withdrawn = {one.values["card"] for one in option.then if one.key in ("play-withdrawn", "lead-withdrawn")}
    if table.tricks and not table.position.trick and withdrawn & {card for _, card in table.tricks[-1]}:
        table = table.reopened(len(table.tricks))
    if table.position is None:
        return table
    position = table.position.copy()
    choose(position, option, ruled.seats)
    return table.with_position(position)


def _impossible(number: int, key: str, **values: Any) -> ImpossibleCase:
    return ImpossibleCase([Problem(f"events.{number}", key, values)])
