"""What a player learned, and what becomes of it (16, 73)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bridge.seats import Seat
from rulings.engine.effects import UNSAID, Effect, Grade, Player
from rulings.table.auction_effects import AuctionEffect, with_call_taken_back
from rulings.table.restrictions import FacedCard
from rulings.table.table import Table


@dataclass(slots=True, kw_only=True)
class FactsEstablishedNow(Effect):
    """The director establishes at once what happened."""


@dataclass(slots=True, kw_only=True)
class NoExtraneousInformation(Effect):
    """Partner conveyed nothing but his call or play."""

    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class DirectorCalledNow(Effect):
    """The director may have to be called now: the right to call him later cannot be reserved."""

    who: Player


@dataclass(slots=True, kw_only=True)
class CarefullyAvoids(Effect):
    """The player takes no advantage of what he learned."""

    who: Player


@dataclass(slots=True, kw_only=True)
class ImproperCommunication(Effect):
    """Partners communicated otherwise than by their calls and plays."""


@dataclass(slots=True, kw_only=True)
class GravestOffence(Effect):
    """Partners had agreed on signals that the Laws do not sanction."""


@dataclass(slots=True, kw_only=True)
class SeatsChanged(Effect):
    """The players change places, so that who knows of a hand holds it."""

    who: Player


@dataclass(slots=True, kw_only=True)
class BoardDealtAgain(Effect):
    """The board is dealt again for these contestants."""


@dataclass(slots=True, kw_only=True)
class NoMisinformation(Effect):
    """Nobody was misinformed."""

    why: str


@dataclass(slots=True, kw_only=True)
class Misinformed(Effect):
    """The explanation was an infraction."""

    why: str


@dataclass(slots=True, kw_only=True)
class CallCannotChange(Effect):
    """A call that the player would like to change stays."""

    who: Player
    why: str


@dataclass(slots=True, kw_only=True)
class CallChanged(AuctionEffect):
    """The player takes a call back and makes another."""

    who: Player

    def change(self, table: Table, seat: Seat, facts: Mapping[str, Any]) -> Table:
        """It is his turn again; what the player on his left called over it goes back too, and he calls anew (21B2)."""
        return with_call_taken_back(table, seat)


@dataclass(slots=True, kw_only=True)
class AuctionReopened(Effect):
    """The auction, which had ended, goes on from the changed call."""


@dataclass(slots=True, kw_only=True)
class MustCorrectExplanation(Effect):
    """The player must call the director and correct the explanation."""

    who: Player
    when: str
    what: str = UNSAID


@dataclass(slots=True, kw_only=True)
class MayNotCorrect(Effect):
    """The player may neither correct the explanation nor show that it was wrong."""

    who: Player
    until: str


@dataclass(slots=True, kw_only=True)
class NothingToCorrect(Effect):
    """The explanation was right and the call was not: nobody has to say anything."""


@dataclass(slots=True, kw_only=True)
class CorrectedTooEarly(Effect):
    """The player corrected the explanation, or showed that it was wrong, before he was allowed to."""

    who: Player


@dataclass(slots=True, kw_only=True)
class DeceptionAllowed(Effect):
    """A call or play may deceive."""


@dataclass(slots=True, kw_only=True)
class DeceptionProtected(Effect):
    """The deception rested on an agreement or on experience."""


@dataclass(slots=True, kw_only=True)
class DeceptionForbidden(Effect):
    """The player tried to deceive by tempo, manner, words or procedure."""


@dataclass(slots=True, kw_only=True)
class MethodAllowed(Effect):
    """What the partnership did is allowed."""

    why: str


@dataclass(slots=True, kw_only=True)
class MethodForbidden(Effect):
    """What the partnership did is not allowed."""

    why: str


@dataclass(slots=True, kw_only=True)
class ConductBreach(Effect):
    """The player has not behaved as Law 74 has it."""

    what: str


@dataclass(slots=True, kw_only=True)
class InformationHarmless(Effect):
    """What was learned cannot affect normal play."""


@dataclass(slots=True, kw_only=True)
class FacedThroughAuction(AuctionEffect):
    """The cards that partner could see stay face up until the auction period ends."""

    who: Player

    def change(self, table: Table, seat: Seat, facts: Mapping[str, Any]) -> Table:
        """24: each card lies there; a single small one that was dropped would be a minor penalty card (50B)."""
        by_accident = facts.get("manner") == "inadvertent"
        for card in facts["cards"]:
            grade: Grade = "minor" if by_accident and not card.is_honour else "major"
            if card not in table.faced_cards(seat):
                table = table.with_duty(FacedCard(seat, card, grade))
        return table
