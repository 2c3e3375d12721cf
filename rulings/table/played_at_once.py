"""Several cards put down at once from one hand, in turn or not (58B): one is played, a defender's others are penalised."""

from collections.abc import Mapping
from typing import Any

from bridge.cards import Card
from rulings.effects.defective_tricks import CardStaysPlayed, TreatAsDefectiveTrick
from rulings.effects.plays import CardPlayed
from rulings.effects.rights import NoRectification
from rulings.engine.trace import Conclusion
from rulings.table.account import Account, Ruled, Told, ruled_on
from rulings.table.again import AT_ONCE, told_of
from rulings.table.card_too_many import DEFECTIVE, facts_of_late_finding
from rulings.table.consequences import apply
from rulings.table.events import Exposed, Played
from rulings.table.finding import Irregularity, hand_name, seats_of
from rulings.table.legality import choice_due
from rulings.table.position import Position

_MOST = 4
_ITS_OWN_LAW = ("opening-lead-out-of-turn", "lead-out-of-turn", "premature-play", DEFECTIVE)
"""Situations of the card that is played, where it is not his turn; and of the trick, noticed too late (58B4)."""


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


def ruled_at_once(account: Account, number: int, found: Irregularity, told: Told) -> tuple[Account, Ruled]:
    """The account with the ruling, and that by which one of the cards is played: 58B2, or once it is too late 67B2."""
    own = told_of(found.kind, told.get(number, {}), _ITS_OWN_LAW)
    ruled = ruled_on(number, found.kind, found.facts, own, found.seats)
    account = account.with_ruling(ruled, account.table)
    if not ruled.brings(TreatAsDefectiveTrick):
        return account, ruled
    late = _found_late(ruled, told.get(number, {}))
    return account.with_ruling(late, account.table), late


def _found_late(ruled: Ruled, told: Mapping[str, Any]) -> Ruled:
    """58B4: all of the cards were seen; which one he meant to play the director may have found out."""
    known, of_trick = ruled.facts.known, facts_of_late_finding()
    own = {name: value for name, value in told.items() if name in of_trick}
    facts: dict[str, Any] = {"fault": "extra-cards", "cards": known["visible"], "faced_known": "faced_card" in own}
    facts |= {
        name: known[name] for name in ("hand", "sides_played_next", "suit_led", "has_penalty_card") if name in known
    }
    return ruled_on(ruled.event, DEFECTIVE, facts, own, ruled.seats)


def the_one_played(ruled: Ruled) -> Played | None:
    """The card that the player has named, or the only one that can legally be played; ``None`` before he has named one."""
    of_one = (one.card for one in _conclusions(ruled) if isinstance(one, CardPlayed | CardStaysPlayed))
    card: Card | None = next(of_one, None)
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
