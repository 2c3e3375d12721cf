"""What a player must call, and whether the cards are dealt again."""

from dataclasses import dataclass

from rulings.engine.effects import Effect, Player


@dataclass(slots=True, kw_only=True)
class MustPassOnce(Effect):
    """The player must pass at the next turn to call."""

    who: Player


@dataclass(slots=True, kw_only=True)
class NotDealtAgain(Effect):
    """The cards are not dealt again."""


@dataclass(slots=True, kw_only=True)
class AuctionGoesOn(Effect):
    """The auction goes on."""
