"""What rulings forbid or demand of a player: all of it obeyed by ``legality``."""

from dataclasses import dataclass, field
from typing import Literal

from bridge.cards import Card, Suit
from bridge.seats import Seat


@dataclass(frozen=True, slots=True)
class PenaltyCard:
    """A defender's card that lies faced on the table (Law 50). ``was``: its grade before another came beside it (50B)."""

    seat: Seat
    card: Card
    grade: Literal["major", "minor"] = "major"
    was: Literal["major", "minor"] = field(default="major", compare=False)


@dataclass(frozen=True, slots=True)
class LeadRestriction:
    """The suit that must be led (once), or the suits that must not be while the player keeps the lead (50D2(a), 51B, 26B)."""

    seat: Seat
    suits: tuple[Suit, ...]
    required: bool
    clause: str = "50D2a"


Demand = Literal["highest", "lowest", "suit", "not-suit"]


@dataclass(frozen=True, slots=True)
class PlayDemand:
    """What declarer asked of the offender's partner for this trick (57A1 to 57A4); ``suit`` for the last two."""

    seat: Seat
    what: Demand
    suit: Suit


@dataclass(frozen=True, slots=True)
class CardDue:
    """A card that must be played at the player's turn to this trick: played too soon (57D), designated (51A), due (52B2)."""

    seat: Seat
    card: Card
    clause: str = "57D"


@dataclass(frozen=True, slots=True)
class SuitToForbid:
    """Before the player's first lead, however late, declarer may forbid him one of these suits (26B); that lead spends it.

    During the auction the suits are not known yet: they are those that his partner, the offender, has not named in it.
    """

    seat: Seat
    suits: tuple[Suit, ...] = ()


@dataclass(frozen=True, slots=True)
class MustPass:
    """The player passes at the next turn, or throughout the auction, by that clause."""

    seat: Seat
    throughout: bool
    clause: str = ""


@dataclass(frozen=True, slots=True)
class MustRepeat:
    """The player repeats his call out of rotation, since the opponent on his right has passed (31A1, 32A1).

    ``insufficient``: as a bid in rotation it will then be ruled on by 27.
    """

    seat: Seat
    call: str
    clause: str
    insufficient: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class FacedCard:
    """A card that lies faced until the auction period ends, since it was seen or led in the auction (24)."""

    seat: Seat
    card: Card
    grade: Literal["major", "minor"] = "major"


Duty = MustPass | MustRepeat | SuitToForbid | FacedCard
"""What rulings demand while the auction goes on, or leave behind for the play."""
OfOneTrick = PlayDemand | CardDue
"""What is demanded of the play to one trick, and ends with it."""
Restriction = PenaltyCard | LeadRestriction | PlayDemand | CardDue | Duty


@dataclass(frozen=True, slots=True)
class Ended:
    """A restriction that ended in a trick, by a card or (``card`` is ``None``) with it: it is back if that is undone."""

    trick: int
    card: Card | None
    restriction: Restriction
