"""What a player must call, and whether the cards are dealt again."""

from collections.abc import Hashable
from dataclasses import dataclass

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
    """What becomes of a call of the player; without ``call``: of the irregular one."""

    who: Player
    call: Call = UNSAID

    def about(self) -> Hashable:
        """Whether this call stands."""
        return "call stands", self.who, self.call


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
class BidIsSufficient(Effect):
    """The bid supersedes the last one."""

    call: Call
    last_bid: Call


@dataclass(slots=True, kw_only=True)
class RuledAsOutOfRotation(Effect):
    """The irregularity is ruled as a call out of rotation (31)."""

    who: Player
