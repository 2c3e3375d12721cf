"""What a director is told: which results he assigns to a board, and with what they are compared (12C1)."""

from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field

from bridge.problems import Problem
from bridge.scoring import comparing
from bridge.scoring.exact import Exact
from bridge.scoring.results import Result
from bridge.scoring.weighted import Outcome, average, redressed, weighted
from bridge.seats import Side
from rulings.engine.facts import Facts
from rulings.engine.regulations import Regulated
from rulings.situations import told
from rulings.situations.score_values import PossibleResult, PossibleResultFact, ScoreFact, points_for_ns
from rulings.situations.scores_facts import MOST_SCORES

MOST_RESULTS = 10
"""So many results are weighted at most."""


class AssignedScoreFacts(Facts, kind="assigned-score"):
    """An assigned adjusted score is worked out: one result, or several with their weights."""

    results: Annotated[
        tuple[PossibleResultFact, ...],
        Field(min_length=1, max_length=MOST_RESULTS),
        "the results that the director assigns, as points for North-South or as results with their declarer; their weights; "
        "whether each could have come about legally",
    ]
    scoring: Annotated[Literal["matchpoints", "imps", "cross-imps", "total-points"], told.SCORING]
    vulnerable: told.Vulnerable
    other_scores: Annotated[
        tuple[ScoreFact, ...],
        Field(min_length=1, max_length=MOST_SCORES),
        "the other scores on the board, with which this one is compared, for North-South",
    ]
    other_table_score: Annotated[ScoreFact, "the score of the other table, for those who sit North-South here"]
    weighing: Annotated[
        Literal["comparisons", "points"],
        "what is weighted where several results are assigned: the matchpoints or IMPs of each; the points, and their average "
        "is then compared",
        Regulated("weighing"),
    ] = "comparisons"
    unit: told.MatchpointUnit = "matchpoint"
    table_score: Annotated[ScoreFact, "the score obtained in play, for North-South"]
    offending_side: Annotated[Literal["NS", "EW"], "which side committed the infraction"]
    own_error: told.OwnError = "none"
    without_error: Annotated[
        ScoreFact,
        "the score, for North-South, that the non-offending side would have had after the infraction without its own error",
    ]
    adjusted_for: Annotated[
        Literal["both", "NS", "EW"],
        "whose score is adjusted: that of both sides; only that of the side that gained (11A)",
    ] = "both"
    knockout: told.Knockout = False

    def points(self, score: Result | int) -> int:
        """A score in points for North-South; only that of a contract depends on who is vulnerable."""
        played = isinstance(score, Result) and score.contract is not None
        return points_for_ns(score, self.vulnerable if played else "none")

    def worth(self, points: Exact) -> Fraction:
        """What a score is worth to North-South: a percentage of the matchpoints, IMPs or points."""
        if self.scoring == "total-points":
            return Fraction(points)
        if self.scoring == "imps":
            return Fraction(comparing.imps_against(points, self.points(self.other_table_score)))
        others = [self.points(one) for one in self.other_scores]
        if self.scoring == "cross-imps":
            return comparing.cross_imps(points, others)
        return comparing.percentage_against(points, others)

    @property
    def most_units(self) -> int:
        """The most units of matchpoints (78A) on the board."""
        return 2 * len(self.other_scores)

    @property
    def counted(self) -> list[PossibleResult]:
        """The results that could have come about legally (12C1(c))."""
        return [one for one in self.results if one.legal]

    @property
    def outcomes(self) -> list[Outcome]:
        """Those results as points."""
        return [Outcome(self.points(one.score), one.weight) for one in self.counted]

    @property
    def compared(self) -> list[Outcome]:
        """What the others are compared with: the results by their weights, or their average."""
        return [Outcome(self.average_points(), Fraction(1))] if self.weighing == "points" else self.outcomes

    def average_points(self) -> Fraction:
        """The average of the points, by weight."""
        return average(self.outcomes)

    def adjusted(self) -> Fraction:
        """What the adjusted score is worth to North-South."""
        return weighted(self.outcomes, self.worth, points_first=self.weighing == "points")

    def seen_from(self, side: Side, worth: Fraction) -> Fraction:
        """What is worth so much to North-South, as a side counts it."""
        if side is Side.NS:
            return worth
        return 100 - worth if self.scoring == "matchpoints" else -worth

    @property
    def non_offenders(self) -> Side:
        """The side that did not offend."""
        return Side.EW if self.offending_side == "NS" else Side.NS

    def of_non_offenders(self, score: Result | int) -> Fraction:
        """What a score is worth to the non-offending side."""
        return self.seen_from(self.non_offenders, self.worth(self.points(score)))

    def redress(self) -> Fraction:
        """What the non-offending side gets that contributed to its own damage (12C1(e)(ii))."""
        adjusted = self.seen_from(self.non_offenders, self.adjusted())
        return redressed(self.of_non_offenders(self.table_score), adjusted, self.of_non_offenders(self.without_error))


def legal_weights_are_whole(f: AssignedScoreFacts) -> Problem | None:
    """The weights of the results that count add up to the whole."""
    counted = [one.weight for one in f.results if one.legal]
    if not counted:
        return Problem("results", "no-legal-result", {})
    total = sum(counted)
    return None if total == 1 else Problem("results", "weights-not-whole", {"total": total * 100})


def knockout_is_a_match(f: AssignedScoreFacts) -> Problem | None:
    """A knock-out is between two contestants, not against a field."""
    wrong = f.knockout and f.scoring == "cross-imps"
    return Problem("knockout", "knockout-against-field", {}) if wrong else None


ASSIGNED_SCORE_CHECKS = (legal_weights_are_whole, knockout_is_a_match)
