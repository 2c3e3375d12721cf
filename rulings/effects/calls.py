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
class AboutCall(Effect):
    """What becomes of a call of the player; ``which`` where he made two (25), and they may not be named.

    ``by``: by what it is cancelled, or with what together it stands or goes.
    """

    who: Player
    call: Call | None = UNSAID
    which: Literal["first", "second"] = UNSAID
    by: str = UNSAID

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
class AboutComparison(Effect):
    """Whether the call is comparable with the withdrawn one."""

    call: Call | None

    def about(self) -> Hashable:
        """Whether it is comparable."""
        return "comparable", self.call


@dataclass(slots=True, kw_only=True)
class CallIsComparable(AboutComparison):
    """It is."""


@dataclass(slots=True, kw_only=True)
class CallNotComparable(AboutComparison):
    """It is not."""


@dataclass(slots=True, kw_only=True)
class BidIsSufficient(Effect):
    """The bid supersedes the last one."""

    call: Call
    last_bid: Call


@dataclass(slots=True, kw_only=True)
class RuledAsOutOfRotation(Effect):
    """The irregularity is ruled as a call out of rotation (31)."""

    who: Player


@dataclass(slots=True, kw_only=True)
class DoubleStands(Effect):
    """The double or redouble is legal and stands."""


@dataclass(slots=True, kw_only=True)
class BidMadeIsDoubled(Effect):
    """The bid that was made is doubled, whatever was said (19A3)."""


@dataclass(slots=True, kw_only=True)
class BidMadeIsRedoubled(Effect):
    """The bid that was made is redoubled, whatever was said (19B3)."""


@dataclass(slots=True, kw_only=True)
class CallInRotation(Effect):
    """The call counts as made in rotation (28A, 33)."""

    who: Player
    why: str


@dataclass(slots=True, kw_only=True)
class InsufficientBidIsLastBid(Effect):
    """An insufficient bid was accepted: the next one has to supersede it."""


@dataclass(slots=True, kw_only=True)
class AnyLegalCall(Effect):
    """The player may make any legal call in turn."""

    who: Player


@dataclass(slots=True, kw_only=True)
class TreatedAsChangeOfCall(Effect):
    """The call is treated as a change of the player's last one (25)."""

    who: Player


@dataclass(slots=True, kw_only=True)
class MustRepeatCall(Effect):
    """The player must repeat the call out of rotation."""

    who: Player


@dataclass(slots=True, kw_only=True)
class ReplacedByPass(Effect):
    """A pass takes the place of the player's call."""

    who: Player


@dataclass(slots=True, kw_only=True)
class NeverAboveSeven(Effect):
    """No contract of more than seven is played (38A)."""


@dataclass(slots=True, kw_only=True)
class AwarenessNotLookedAt(Effect):
    """72C does not come in (38D)."""

    who: Player
