"""Defective tricks: the card that is missing or too many."""

from dataclasses import dataclass

from bridge.cards import Card
from rulings.engine.effects import Effect, Player


@dataclass(slots=True, kw_only=True)
class PlayMissingCard(Effect):
    """A card that can legally be played to the trick is added."""

    who: Player


@dataclass(slots=True, kw_only=True)
class TreatAsFifthCard(Effect):
    """The extra card is ruled on as a fifth card to the trick."""

    law: str


@dataclass(slots=True, kw_only=True)
class TreatAsSimultaneousPlay(Effect):
    """The cards are ruled on as played at the same time."""

    law: str


@dataclass(slots=True, kw_only=True)
class TreatAsDefectiveTrick(Effect):
    """The trick is ruled on as a defective one."""


@dataclass(slots=True, kw_only=True)
class NoDefectiveTrick(Effect):
    """The trick is not defective."""


@dataclass(slots=True, kw_only=True)
class FaceAndPlaceCard(Effect):
    """The player faces a card at once and puts it among the played ones."""

    who: Player


@dataclass(slots=True, kw_only=True)
class TrickStaysWon(Effect):
    """It does not change which side won the trick."""


@dataclass(slots=True, kw_only=True)
class PlaceCardOfSuitLed(Effect):
    """A card of the suit led is put among the played ones."""

    who: Player
    by: Player


@dataclass(slots=True, kw_only=True)
class PlaceAnyCard(Effect):
    """Any card may be put among the played ones, as there is none of the suit led."""

    who: Player
    by: Player


@dataclass(slots=True, kw_only=True)
class ExtraCardsToHand(Effect):
    """The extra cards go back to the hand."""

    who: Player


@dataclass(slots=True, kw_only=True)
class CardStaysPlayed(Effect):
    """This card stays among the played ones."""

    who: Player
    card: Card | None
    why: str


@dataclass(slots=True, kw_only=True)
class ReturnedCardRevoke(Effect):
    """A card that goes back counts as held all along; not to have played it may be a revoke."""

    who: Player


@dataclass(slots=True, kw_only=True)
class ReturnedCardsAlwaysHeld(Effect):
    """A card that goes back counts as held all along."""

    who: Player


@dataclass(slots=True, kw_only=True)
class CardIsPlaced(Effect):
    """The director finds the card and puts it in its place."""

    who: Player


@dataclass(slots=True, kw_only=True)
class CorrectLaterTrick(Effect):
    """No card is played twice: the later trick is corrected too."""

    who: Player
