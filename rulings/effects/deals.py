"""Hands with a wrong number of cards, and boards that are played or not."""

from dataclasses import dataclass

from bridge.cards import Card
from rulings.engine.effects import Effect


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
