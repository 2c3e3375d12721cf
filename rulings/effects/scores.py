"""The score: what counts, and what it is."""

from collections.abc import Hashable
from dataclasses import dataclass

from bridge.scoring.results import Result
from bridge.seats import Side
from rulings.engine.effects import UNSAID, Effect, Player


@dataclass(slots=True, kw_only=True)
class AboutScore(Effect):
    """Whether the score is adjusted, corrected, or stands."""

    def about(self) -> Hashable:
        """What becomes of the score."""
        return "score", self.trick


@dataclass(slots=True, kw_only=True)
class AdjustedScore(AboutScore):
    """The director adjusts the score."""

    who: Player = UNSAID
    towards: str = UNSAID


@dataclass(slots=True, kw_only=True)
class ArtificialScore(Effect):
    """The director gives an artificial adjusted score, by fault (12C2)."""

    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class ScoreStands(AboutScore):
    """The score is not adjusted."""

    why: str


@dataclass(slots=True, kw_only=True)
class TableScoreStands(Effect):
    """The table score stands."""

    why: str = UNSAID


@dataclass(slots=True, kw_only=True)
class Score(Effect):
    """The score of the contract (77)."""

    outcome: str
    result: str
    points: int
    gain: int = UNSAID
    side: Side = UNSAID
    ns: int
    parts: dict[str, int]


@dataclass(slots=True, kw_only=True)
class Imps(Effect):
    """A difference in points as IMPs (78B)."""

    outcome: str
    imps: int
    difference: int
    points: int
    count: int


@dataclass(slots=True, kw_only=True)
class Matchpoints(Effect):
    """The matchpoints of each pair (78A)."""

    matchpoints: tuple[float, ...]
    percentages: tuple[float, ...]
    top: float


@dataclass(slots=True, kw_only=True)
class MatchpointsOfField(Effect):
    """The matchpoints of each pair, brought to the size of the field."""

    matchpoints: tuple[float, ...]
    percentages: tuple[float, ...]
    top: float


@dataclass(slots=True, kw_only=True)
class RevokeResult(Effect):
    """The result at the table, after the transfer, and as it counts; with scores if the vulnerability is known."""

    key = "result"
    basis: str
    at_table: Result
    after_transfer: Result
    result: Result
    tricks_won: int
    tricks_after_transfer: int
    tricks: int
    scores: str = UNSAID
    score_at_table: int = UNSAID
    score_after_transfer: int = UNSAID
    score: int = UNSAID
