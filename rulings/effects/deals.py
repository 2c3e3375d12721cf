"""Hands with a wrong number of cards, and boards that are played or not."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bridge.cards import Card
from bridge.seats import Seat
from rulings.engine.effects import UNSAID, Effect, Player
from rulings.table.auction_effects import AuctionEffect
from rulings.table.table import Table


@dataclass(slots=True, kw_only=True)
class MissingCardPutBack(Effect):
    """The missing card is put back in the hand that was short."""

    card: Card | None


@dataclass(slots=True, kw_only=True)
class DealRebuilt(Effect):
    """The deal is rebuilt with cards of another pack."""


@dataclass(slots=True, kw_only=True)
class TreatAsTrickAtFault(Effect):
    """The card lay among the played ones: a defective trick is ruled on."""


@dataclass(slots=True, kw_only=True)
class RestoredCardAlwaysHeld(Effect):
    """The card counts as having been in the hand all along."""

    card: Card | None


@dataclass(slots=True, kw_only=True)
class TreatAsRevoke(Effect):
    """Not having played the card earlier may be a revoke, which is ruled on by its Laws."""


@dataclass(slots=True, kw_only=True)
class CallsUnchanged(Effect):
    """Calls already made stand."""


@dataclass(slots=True, kw_only=True)
class HandCompleteFromStart(Effect):
    """The hand counts as having been complete from the start."""


@dataclass(slots=True, kw_only=True)
class HandsCorrected(Effect):
    """The director puts the hands right."""


@dataclass(slots=True, kw_only=True)
class BoardPlayedNormally(Effect):
    """Nobody has seen a card of another player: the board is played."""


@dataclass(slots=True, kw_only=True)
class TreatAsExtraneousInformation(Effect):
    """A card of another player was seen: extraneous information is ruled on."""


@dataclass(slots=True, kw_only=True)
class BoardPlayedAndScored(Effect):
    """The board is played and scored."""


@dataclass(slots=True, kw_only=True)
class NoAdjustedScore(Effect):
    """The score may not be adjusted."""

    why: str


@dataclass(slots=True, kw_only=True)
class BoardPlayedUnchanged(Effect):
    """The board is played with no other change."""


@dataclass(slots=True, kw_only=True)
class PlayEnds(Effect):
    """The board cannot be put right and is not played on."""


@dataclass(slots=True, kw_only=True)
class ExtraCardRemoved(Effect):
    """The card that does not belong to the deal is taken out."""


@dataclass(slots=True, kw_only=True)
class AuctionAndPlayGoOn(Effect):
    """Auction and play go on unaffected."""


@dataclass(slots=True, kw_only=True)
class TableScoreCancelled(Effect):
    """The score obtained at the table is cancelled."""


@dataclass(slots=True, kw_only=True)
class AdjustedScoreDue(Effect):
    """The director gives an adjusted score, assigned or artificial."""


@dataclass(slots=True, kw_only=True)
class TreatAsMissingCard(Effect):
    """No hand has too many cards: a missing card is ruled on."""


@dataclass(slots=True, kw_only=True)
class TreatAsWrongNumber(Effect):
    """Another hand has too many cards: a wrong number of cards is ruled on."""


@dataclass(slots=True, kw_only=True)
class CallsCancelled(AuctionEffect):
    """A call made with the cards of another board, and every later one of that player, is cancelled."""

    who: Player

    def change(self, table: Table, seat: Seat, facts: Mapping[str, Any]) -> Table:
        """The auction goes back to his first call on the board."""
        first = table.auction.first_of(seat)
        return table if first is None else table.with_auction(table.auction.back_to(first))


@dataclass(slots=True, kw_only=True)
class CallsWithRightCards(Effect):
    """He takes the right cards and calls; the auction goes on."""

    who: Player


@dataclass(slots=True, kw_only=True)
class BoardGoesOn(Effect):
    """The board is played normally."""


@dataclass(slots=True, kw_only=True)
class RightBoardInstead(Effect):
    """The right board comes to the table."""


@dataclass(slots=True, kw_only=True)
class RightOpponentsInstead(Effect):
    """The right opponents come to the table."""


@dataclass(slots=True, kw_only=True)
class BoardCancelled(Effect):
    """The board is cancelled for both sides."""


@dataclass(slots=True, kw_only=True)
class RightBoardLater(Effect):
    """The board that should have been played is played later."""


@dataclass(slots=True, kw_only=True)
class BoardCompleted(Effect):
    """The board is played to its end."""


@dataclass(slots=True, kw_only=True)
class LaterCallsWithdrawn(Effect):
    """What was called over a cancelled call is withdrawn as well."""


@dataclass(slots=True, kw_only=True)
class RightSeats(Effect):
    """The players take their right seats, at once or after the board."""

    when: str


@dataclass(slots=True, kw_only=True)
class TakesRightCards(Effect):
    """A player takes the hand of the board in play."""

    who: Player


@dataclass(slots=True, kw_only=True)
class TreatAsInTeamMatch(Effect):
    """In a team match 86B rules."""


@dataclass(slots=True, kw_only=True)
class ShuffledAndDealtAgain(Effect):
    """The pack must be shuffled and dealt again; ``why``: the director has ordered it."""

    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class DealStays(Effect):
    """It is too late to have the cards dealt again on this ground."""


@dataclass(slots=True, kw_only=True)
class ResultCannotStand(Effect):
    """No result may stand on this deal."""


@dataclass(slots=True, kw_only=True)
class DealIsRight(Effect):
    """The deal is in order after all."""

    why: str


@dataclass(slots=True, kw_only=True)
class ResultMayStand(Effect):
    """The pack was not sorted."""


@dataclass(slots=True, kw_only=True)
class CopiesNotRedealt(Effect):
    """A board of which copies were made is normally not dealt again."""


@dataclass(slots=True, kw_only=True)
class ConditionsOnBoardApply(Effect):
    """What is marked on a board that was used holds for the session."""


@dataclass(slots=True, kw_only=True)
class BoardToTheMiddle(Effect):
    """The board goes back to the middle of the table."""


@dataclass(slots=True, kw_only=True)
class CardsAreCounted(Effect):
    """A player counts his cards face down."""

    who: Player


@dataclass(slots=True, kw_only=True)
class MustLookBeforeCalling(Effect):
    """A player looks at his cards before he calls."""

    who: Player


@dataclass(slots=True, kw_only=True)
class MayTouchCards(Effect):
    """Cards that are not the player's own were touched with leave."""


@dataclass(slots=True, kw_only=True)
class MayNotTouchCards(Effect):
    """Nobody touches the cards of another player without leave."""


@dataclass(slots=True, kw_only=True)
class CardsToRightPockets(Effect):
    """Each hand goes into the pocket of its own direction."""


@dataclass(slots=True, kw_only=True)
class MayTakeOutHand(Effect):
    """A hand may be taken out of the board after play."""


@dataclass(slots=True, kw_only=True)
class MayNotTakeOutHand(Effect):
    """A hand may not be taken out of the board after play."""


@dataclass(slots=True, kw_only=True)
class NoRedealInMatch(Effect):
    """No new deal is ordered when the result of the match could be known."""
