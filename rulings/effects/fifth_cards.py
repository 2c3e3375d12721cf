"""A fifth card to a trick: a lead, or a card exposed."""

from dataclasses import dataclass

from bridge.cards import Card
from rulings.engine.effects import UNSAID, Effect, Player


@dataclass(slots=True, kw_only=True)
class FifthCardShown(Effect):
    """The card was shown and not led: it becomes a penalty card."""

    who: Player
    card: Card | None = UNSAID


@dataclass(slots=True, kw_only=True)
class FifthCardLed(Effect):
    """The card was a lead out of turn."""

    who: Player


@dataclass(slots=True, kw_only=True)
class FifthCardNotLed(Effect):
    """The card was not led to the next trick."""

    who: Player


@dataclass(slots=True, kw_only=True)
class FifthCardOfDeclaringSide(Effect):
    """A card of the declaring side that was not led goes back."""

    who: Player
    card: Card | None = UNSAID
