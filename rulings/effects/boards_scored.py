"""What a board is worth to each side once its score is adjusted: percentages, IMPs, points."""

from collections.abc import Hashable
from dataclasses import dataclass
from decimal import Decimal

from bridge.scoring.results import Result
from rulings.engine.effects import Effect, Player


@dataclass(slots=True, kw_only=True)
class ResultNotCounted(Effect):
    """A result that could not have come about legally does not count."""

    result: Result | int


@dataclass(slots=True, kw_only=True)
class ResultWorth(Effect):
    """The one result that is assigned, and what it is worth to North-South."""

    scoring: str
    result: Result | int
    worth: Decimal
    points: int


@dataclass(slots=True, kw_only=True)
class OthersInField(Effect):
    """The matchpoints of the others who are compared on the board, in the order in which they were told."""

    who: Player
    matchpoints: tuple[Decimal, ...]


@dataclass(slots=True, kw_only=True)
class ResultWeighed(Effect):
    """A result, how much it weighs (in percent), and what it is worth to North-South."""

    scoring: str
    result: Result | int
    weight: Decimal
    worth: Decimal
    points: int


@dataclass(slots=True, kw_only=True)
class AverageWeighed(Effect):
    """The average of the points for North-South, which is then compared."""

    scoring: str
    points: Decimal
    worth: Decimal


@dataclass(slots=True, kw_only=True)
class DamageDivided(Effect):
    """How large the damage of a side is, and which part of it comes from its own error."""

    who: Player
    scoring: str
    damage: Decimal
    own: Decimal
    redressed: Decimal


@dataclass(slots=True, kw_only=True)
class ScoredOnBoard(Effect):
    """What a side has on the board."""

    who: Player
    why: str

    def about(self) -> Hashable:
        """What a side has on the board."""
        return "on-board", self.who


@dataclass(slots=True, kw_only=True)
class PercentageOnBoard(ScoredOnBoard):
    """A percentage of the matchpoints."""

    percentage: Decimal


@dataclass(slots=True, kw_only=True)
class MatchpointsOnBoard(Effect):
    """How many matchpoints that is, of the most there are."""

    who: Player
    matchpoints: Decimal
    top: Decimal


@dataclass(slots=True, kw_only=True)
class ImpsOnBoard(ScoredOnBoard):
    """IMPs, as this side counts them."""

    imps: Decimal


@dataclass(slots=True, kw_only=True)
class PointsOnBoard(ScoredOnBoard):
    """Total points, as this side counts them."""

    points: Decimal


@dataclass(slots=True, kw_only=True)
class ScoresAveraged(Effect):
    """In a knock-out two scores that do not balance are averaged; ``ns`` and ``ew`` are what they were."""

    scoring: str
    ns: Decimal
    ew: Decimal
