"""Several cards put down at once by the player in turn (58B): one is played, and of the others a defender's are penalised."""

from typing import Any

from bridge.cards import Card
from rulings.effects.plays import CardPlayed
from rulings.engine.trace import Conclusion
from rulings.table.account import Account, Ruled
from rulings.table.consequences import apply
from rulings.table.events import Exposed, Played
from rulings.table.finding import Irregularity, hand_name, seats_of
from rulings.table.legality import choice_due
from rulings.table.position import Position

AT_ONCE = "simultaneous-play"
_MOST = 4


def played_at_once(position: Position, event: Exposed) -> Irregularity | None:
    """``None`` unless he means to play them at his turn; a card that lies there already is not shown again."""
    cards = tuple(dict.fromkeys(event.cards))
    lying = {one.card for one in position.penalty_cards(event.by)}
    if event.how != "to-play" or not 1 < len(cards) <= _MOST or lying & set(cards):
        return None
    if event.by is not position.turn or event.by is position.dummy or choice_due(position, event.by):
        return None
    facts: dict[str, Any] = {"by": "one-player", "hand": hand_name(position, event.by), "visible": cards}
    facts |= {"sides_played_next": 0, "has_penalty_card": bool(lying)}
    facts |= {"suit_led": str(position.led)} if position.led else {}
    return Irregularity(AT_ONCE, facts, seats_of(position, event.by))


def the_one_played(ruled: Ruled) -> Played | None:
    """The card that the player has named, or the only one that can legally be played; ``None`` before he has named one."""
    card: Card | None = next((one.card for one in _conclusions(ruled) if isinstance(one, CardPlayed)), None)
    return Played(ruled.seats["offender"], card) if card else None


def with_others(account: Account, ruled: Ruled) -> Account:
    """Once it is played: what becomes of the others."""
    position = account.table.position_to_change()
    for one in _conclusions(ruled):
        apply(position, one, ruled.seats)
    return account.instead(ruled, ruled, account.table.with_position(position))


def _conclusions(ruled: Ruled) -> list[Conclusion]:
    return [*ruled.ruling.concluded, *(ruled.chosen.then if ruled.chosen else ())]
