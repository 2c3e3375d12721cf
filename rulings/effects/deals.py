"""Hands with a wrong number of cards, and boards that are played or not."""

from dataclasses import dataclass

from bridge.cards import Card
from rulings.engine.effects import Effect


@dataclass(slots=True, kw_only=True)
class MissingCardPutBack(Effect):
    """Missing card put back."""

    card: Card | None


@dataclass(slots=True, kw_only=True)
class DealRebuilt(Effect):
    """Deal rebuilt."""


@dataclass(slots=True, kw_only=True)
class TreatAsTrickAtFault(Effect):
    """Treat as trick at fault."""


@dataclass(slots=True, kw_only=True)
class RestoredCardAlwaysHeld(Effect):
    """Restored card always held."""

    card: Card | None


@dataclass(slots=True, kw_only=True)
class TreatAsRevoke(Effect):
    """Treat as revoke."""


@dataclass(slots=True, kw_only=True)
class CallsUnchanged(Effect):
    """Calls unchanged."""


@dataclass(slots=True, kw_only=True)
class HandCompleteFromStart(Effect):
    """Hand complete from start."""


@dataclass(slots=True, kw_only=True)
class HandsCorrected(Effect):
    """Hands corrected."""


@dataclass(slots=True, kw_only=True)
class BoardPlayedNormally(Effect):
    """Board played normally."""


@dataclass(slots=True, kw_only=True)
class TreatAsExtraneousInformation(Effect):
    """Treat as extraneous information."""


@dataclass(slots=True, kw_only=True)
class BoardPlayedAndScored(Effect):
    """Board played and scored."""


@dataclass(slots=True, kw_only=True)
class NoAdjustedScore(Effect):
    """No adjusted score."""

    why: str


@dataclass(slots=True, kw_only=True)
class BoardPlayedUnchanged(Effect):
    """Board played unchanged."""


@dataclass(slots=True, kw_only=True)
class PlayEnds(Effect):
    """Play ends."""


@dataclass(slots=True, kw_only=True)
class ExtraCardRemoved(Effect):
    """Extra card removed."""


@dataclass(slots=True, kw_only=True)
class AuctionAndPlayGoOn(Effect):
    """Auction and play go on."""


@dataclass(slots=True, kw_only=True)
class TableScoreCancelled(Effect):
    """Table score cancelled."""


@dataclass(slots=True, kw_only=True)
class AdjustedScoreDue(Effect):
    """Adjusted score due."""


@dataclass(slots=True, kw_only=True)
class TreatAsMissingCard(Effect):
    """Treat as missing card."""


@dataclass(slots=True, kw_only=True)
class TreatAsWrongNumber(Effect):
    """Treat as wrong number."""
