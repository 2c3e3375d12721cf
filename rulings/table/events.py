"""What happens at a table, in order: each event by a seat, regular or not."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bridge.auction import CALLS
from bridge.cards import Card
from bridge.seats import Seat

Exposure = Literal["inadvertent", "to-play", "deliberate"]
"""How a card came to be seen: by accident; in order to play it; on purpose, but not in order to play it."""

Place = Literal["played-cards", "elsewhere", "not-found"]
"""Where a missing card was: among the played cards, elsewhere, nowhere (14)."""


@dataclass(frozen=True, slots=True)
class Called:
    """A call: ``P``, ``X``, ``XX`` or a bid such as ``1NT``, also one above seven (``8C``).

    ``simultaneous``: made at the same moment as the call before it, of the player in turn (33). ``changes``: it is to take
    the place of the player's last call (25), also where another player has called since.
    """

    by: Seat
    call: str
    simultaneous: bool = False
    changes: bool = False

    @property
    def above_seven(self) -> bool:
        """A bid that can never stand (38)."""
        return self.call not in CALLS


@dataclass(frozen=True, slots=True)
class Played:
    """A card leaves a hand as a lead or a play; dummy's card is dummy's, whoever named it (45B)."""

    by: Seat
    card: Card
    faced: bool = True


@dataclass(frozen=True, slots=True)
class Omitted:
    """A hand plays no card to the trick although it is its turn, and the play goes on past it (67)."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Exposed:
    """Cards are seen that were not played."""

    by: Seat
    cards: tuple[Card, ...]
    how: Exposure = "inadvertent"


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim of so many of the remaining tricks, or a concession of so many."""

    by: Seat
    tricks: int
    concedes: bool = False
    statement: str = ""


@dataclass(frozen=True, slots=True)
class AttentionDrawn:
    """Somebody draws attention to what was irregular just before (9A)."""

    by: Seat


@dataclass(frozen=True, slots=True)
class Chose:
    """An option of a ruling is chosen: its key, and the values that tell it from options of the same key."""

    by: Seat
    option: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Designated:
    """Declarer names the card that dummy is to play, in the words that he said (46).

    ``changes``: in the place of the last one that he named (45C4(b)), also where its trick is complete.
    """

    by: Seat
    words: str
    changes: bool = False


@dataclass(frozen=True, slots=True)
class Explained:
    """A player says what a call means; ``about`` is the number of its event, ``caller`` who made it."""

    by: Seat
    about: int
    text: str
    caller: Seat | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """The hands are counted, those cards among them that were played: how many each had that did not have thirteen.

    ``missing``: the card that a hand lacks; ``found``: where it was (14).
    """

    by: Seat
    counts: Mapping[Seat, int]
    missing: Card | None = None
    found: Place | None = None

    @property
    def short(self) -> Seat | None:
        """The hand that has fewer than thirteen cards."""
        return next((seat for seat, count in self.counts.items() if count < 13), None)


@dataclass(frozen=True, slots=True)
class Reported:
    """What else happened or is noticed: ``what`` is the verb of the event, ``value`` one of its words.

    ``about``: the number of the explanation, or of the call that was not alerted; ``explainer``: who explained it, or
    should have; ``own_call``: it was his own.
    """

    by: Seat
    what: str
    value: str
    about: int = 0
    explainer: Seat | None = None
    own_call: bool = False


Event = (
    Called | Played | Omitted | Exposed | Claimed | AttentionDrawn | Chose | Designated | Explained | Counted | Reported
)
