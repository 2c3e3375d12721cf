"""What the claimer stated, step by step; a seat is the hand of that seat, a suit its number."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DrawTrumps:
    """Trumps are led until the opponents have none, or for so many rounds."""

    rounds: int | None = None


@dataclass(frozen=True, slots=True)
class Cash:
    """The winners of a suit are led."""

    suit: int


@dataclass(frozen=True, slots=True)
class Ruff:
    """Cards of a suit are led to be ruffed in a hand, so many times, with low trumps or with high ones."""

    suit: int
    hand: int
    times: int = 1
    high: bool = False


@dataclass(frozen=True, slots=True)
class CrossRuff:
    """Each hand leads what the other ruffs, as long as it goes."""

    high: bool = False


@dataclass(frozen=True, slots=True)
class Finesse:
    """The suit is led towards a hand, which plays ``card`` (or its cheapest one that wins) unless the next player covers.

    A ``card`` of the other hand is led and run.
    """

    suit: int
    hand: int
    card: int | None = None


@dataclass(frozen=True, slots=True)
class Cross:
    """The lead goes over to a hand, in a suit if one was named."""

    hand: int
    suit: int | None = None


@dataclass(frozen=True, slots=True)
class Lead:
    """This card is led."""

    card: int


@dataclass(frozen=True, slots=True)
class GiveUp:
    """A trick of the suit is given up: low cards from both hands."""

    suit: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Not a step of its own: this suit is discarded as long as there is any."""

    suit: int


@dataclass(frozen=True, slots=True)
class TopDown:
    """Not a step of its own: every suit is played from the top, without a finesse that was not stated."""


Step = DrawTrumps | Cash | Ruff | CrossRuff | Finesse | Cross | Lead | GiveUp | Discard | TopDown
