"""What a player must call, and whether the cards are dealt again."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from bridge.auction import BIDS, PASS, Call
from bridge.seats import Seat
from rulings.engine.effects import UNSAID, Effect, Player
from rulings.table.auction_effects import AuctionEffect, with_call_standing, with_call_taken_back
from rulings.table.next_turn import before_next_turn, due_again, passes_at_next_turn
from rulings.table.restrictions import MustPass, MustRepeat
from rulings.table.table import Table


@dataclass(slots=True, kw_only=True)
class PassDemanded(AuctionEffect):
    """The player must pass; ``throughout``: as long as the auction goes on, else until his next call."""

    who: Player
    throughout: ClassVar[bool] = False

    def change(self, table: Table, seat: Seat, facts: Mapping[str, Any]) -> Table:
        """He owes it."""
        return table.with_duty(MustPass(seat, self.throughout, self.clause))


@dataclass(slots=True, kw_only=True)
class MustPassOnce(PassDemanded):
    """The player must pass at the next turn to call; ``why``: as the auction comes back to where he had to pass already."""

    why: Literal["had-to-pass-before"] = UNSAID


@dataclass(slots=True, kw_only=True)
class MustPassThroughout(PassDemanded):
    """The player must pass at every turn for the rest of the auction."""

    throughout = True


@dataclass(slots=True, kw_only=True)
class ReplacedByPass(PassDemanded):
    """A pass takes the place of the player's call: now, where that ends the auction and nothing else would make him (38C).

    ``how``: it is ``corrected`` so (38C); where left out the player should replace it (37B2).
    """

    how: str = UNSAID


@dataclass(slots=True, kw_only=True)
class NotDealtAgain(Effect):
    """The cards are not dealt again."""


@dataclass(slots=True, kw_only=True)
class AboutCall(AuctionEffect):
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

    def change(self, table: Table, seat: Seat, facts: Mapping[str, Any]) -> Table:
        """It is in the auction; the first of two calls was there already, the second takes its place (25)."""
        if self.which == "first":
            return table
        call = str(self.call or facts["call"])
        if self.which != "second":
            return with_call_standing(table, seat, call)
        due = passes_at_next_turn(table, seat)
        table = with_call_taken_back(before_next_turn(table, due), seat)
        return due_again(with_call_standing(table, seat, call), due)


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
    """The bid supersedes the last one: by more tricks, or by as many in a dearer denomination."""

    call: Call
    last_bid: Call
    why: str


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
class CallInRotation(AuctionEffect):
    """The call counts as made in rotation (28A, 33)."""

    who: Player
    why: str

    def change(self, table: Table, seat: Seat, facts: Mapping[str, Any]) -> Table:
        """The pass that the right-hand opponent had to make counts as made (28A); the call may be irregular for all that."""
        return table.called(PASS) if self.why == "rho-must-pass" and table.auction.turn is seat.rho else table


@dataclass(slots=True, kw_only=True)
class OwedPassEndsAuction(AuctionEffect):
    """The pass that the player has to make counts as made (28A) and is the final one: a call after it does not stand."""

    who: Player

    def change(self, table: Table, seat: Seat, facts: Mapping[str, Any]) -> Table:
        """It is made."""
        return table.called(PASS)


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
class MustRepeatCall(AuctionEffect):
    """The player must repeat the call out of rotation; ``of``: that it is a double or redouble (32A1 names 36)."""

    who: Player
    of: Literal["double"] = UNSAID

    def change(self, table: Table, seat: Seat, facts: Mapping[str, Any]) -> Table:
        """At his turn."""
        call = str(facts["call"])
        insufficient = call in BIDS and not table.auction.is_sufficient(call)
        return table.with_duty(MustRepeat(seat, call, self.clause, insufficient))


@dataclass(slots=True, kw_only=True)
class NeverAboveSeven(Effect):
    """No contract of more than seven is played (38A)."""


@dataclass(slots=True, kw_only=True)
class AwarenessNotLookedAt(Effect):
    """72C does not come in (38D)."""

    who: Player
