"""Several cards put down at once from one hand, in turn or not (58B): one is played, a defender's others are penalised."""

from typing import Any

from bridge.cards import Card
from rulings.effects.plays import CardPlayed
from rulings.effects.rights import NoRectification
from rulings.engine.trace import Conclusion
from rulings.table.account import Account, Ruled, Told
from rulings.table.again import AT_ONCE
from rulings.table.consequences import apply
from rulings.table.events import Exposed, Played
from rulings.table.finding import Irregularity, hand_name, seats_of
from rulings.table.legality import choice_due
from rulings.table.position import Position

_MOST = 4
ITS_OWN_LAW = ("opening-lead-out-of-turn", "lead-out-of-turn", "premature-play")
"""Situations of the card that is played, where it is not his turn."""


def played_at_once(position: Position, event: Exposed) -> Irregularity | None:
    """``None`` unless he means to play them to a trick to which he has not played; a card that lies there is not shown again.

    Out of turn too: which of them it was is what he names, and that card then has its own Law (54 to 57).
    """
    cards = tuple(dict.fromkeys(event.cards))
    lying = {one.card for one in position.penalty_cards(event.by)}
    if event.how != "to-play" or not 1 < len(cards) <= _MOST or lying & set(cards):
        return None
    if event.by is position.dummy or event.by in {seat for seat, _ in position.trick} or choice_due(position, event.by):
        return None
    facts: dict[str, Any] = {"by": "one-player", "hand": hand_name(position, event.by), "visible": cards}
    facts |= {"sides_played_next": 0, "has_penalty_card": bool(lying)}
    facts |= {"suit_led": str(position.led)} if position.led else {}
    return Irregularity(AT_ONCE, facts, seats_of(position, event.by))


def the_one_played(ruled: Ruled) -> Played | None:
    """The card that the player has named, or the only one that can legally be played; ``None`` before he has named one."""
    card: Card | None = next((one.card for one in _conclusions(ruled) if isinstance(one, CardPlayed)), None)
    return Played(ruled.seats["offender"], card) if card else None


def told_of_the_one(told: Told, ruled: Ruled) -> Told:
    """What the director adds to a ruling on the card itself, which came too soon or out of turn."""
    of_cards = ruled.facts.fields
    added = {name: value for name, value in told.get(ruled.event, {}).items() if name not in of_cards}
    return {ruled.event: added} if added else {}


def names_a_card(ruled: Ruled) -> bool:
    """Whether it is still to be said which of them is played (58B2)."""
    return ruled.facts.kind == AT_ONCE and ruled.is_open


def with_others(account: Account, ruled: Ruled) -> Account:
    """Once it is played: what becomes of the others; nothing where dummy's attention has cost his side that (43B3)."""
    if any(_no_rectification(one) and one.event > ruled.event for one in account.rulings):
        return account.without(ruled)
    position = account.table.position_to_change()
    for one in _conclusions(ruled):
        apply(position, one, ruled.seats)
    return account.instead(ruled, ruled, account.table.with_position(position))


def _no_rectification(ruled: Ruled) -> bool:
    return ruled.facts.kind == "dummy-action" and ruled.brings(NoRectification)


def _conclusions(ruled: Ruled) -> list[Conclusion]:
    return [*ruled.ruling.concluded, *(ruled.chosen.then if ruled.chosen else ())]
