"""What a player must call, and whether the cards are dealt again."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Literal

from bridge.auction import Call
from rulings.engine.effects import UNSAID, Effect, Player


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


@dataclass(slots=True, kw_only=True)
class AboutCall(Effect):
    """What becomes of a call of the player; ``which`` where he made two (25), and they may not be named."""

    who: Player
    call: Call | None = UNSAID
    which: Literal["first", "second"] = UNSAID

    def about(self) -> Hashable:
        """Whether this call stands."""
        return "call stands", self.who, self.call, self.which


@dataclass(slots=True, kw_only=True)
class CallStands(AboutCall):
    """The call stands."""


@dataclass(slots=True, kw_only=True)
class CallWithdrawn(AboutCall):
    """The player takes the call back."""


@dataclass(slots=True, kw_only=True)
class CallCancelled(AboutCall):
    """The call does not count."""


@dataclass(slots=True, kw_only=True)
class MustReplaceCall(Effect):
    """The player must make a legal call in place of the one that does not stand."""

    who: Player


@dataclass(slots=True, kw_only=True)
class NextToCall(Effect):
    """It is the turn of this player to call."""

    who: Player


@dataclass(slots=True, kw_only=True)
class MustPassThroughout(Effect):
    """The player must pass at every turn for the rest of the auction."""

    who: Player


@dataclass(slots=True, kw_only=True)
class CallCannotBeChanged(Effect):
    """It is too late to change the call."""

    why: Literal["partner-called", "auction-period-over"]


@dataclass(slots=True, kw_only=True)
class BidIsSufficient(Effect):
    """The bid supersedes the last one."""

    call: Call
    last_bid: Call


@dataclass(slots=True, kw_only=True)
class RuledAsOutOfRotation(Effect):
    """The irregularity is ruled as a call out of rotation (31)."""

    who: Player
