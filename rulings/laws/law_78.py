"""Law 78: methods of scoring."""

from fractions import Fraction

from bridge.scoring import imps as imp_scale
from bridge.scoring import matchpoints as comparison
from bridge.scoring.exact import rounded
from bridge.scoring.weighted import beside_weighted
from rulings.effects.boards_scored import OthersInField, ResultWeighed, ResultWorth
from rulings.effects.scores import Imps, Matchpoints, MatchpointsOfField
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.assigned_scores_facts import AssignedScoreFacts
from rulings.situations.score_values import PossibleResult
from rulings.situations.scores_facts import ImpFacts, MatchpointFacts


@clause("78A")
def compared(f: MatchpointFacts, units: list[int]) -> Conclusion:
    """Two units for each worse score, one for each equal one, none for each better one; a unit is one or half a matchpoint."""
    shares = comparison.percentages(units, len(units))
    return Matchpoints(
        matchpoints=tuple(_in_matchpoints(f, unit) for unit in units),
        percentages=_rounded(shares),
        top=_in_matchpoints(f, comparison.top(len(units))),
    )


def _in_matchpoints(f: MatchpointFacts, units: int) -> int | float:
    half = f.unit == "half-matchpoint"
    return units / 2 if half and units % 2 else units // 2 if half else units


@clause("78A")
def brought_to_field(f: MatchpointFacts, units: list[int]) -> Conclusion:
    """A regulation has boards with fewer scores brought to the full field by Neuberg's formula (78D)."""
    factored = comparison.neuberg(units, f.field)
    shares = comparison.percentages(factored, f.field)
    return MatchpointsOfField(
        matchpoints=_rounded([units / 2 if f.unit == "half-matchpoint" else units for units in factored]),
        percentages=_rounded(shares),
        top=_in_matchpoints(f, comparison.top(f.field)),
        clause="78D",
    )


def _rounded(values: list[Fraction]) -> tuple[float, ...]:
    return tuple(round(float(value), 2) for value in values)


@clause("78A")
def worth_in_matchpoints(f: AssignedScoreFacts, one: PossibleResult) -> Conclusion:
    """A possible result as a percentage of the matchpoints, against the other scores on the board."""
    return _weighed(f, one)


@clause("78A")
def others_in_field(f: AssignedScoreFacts) -> Conclusion:
    """The others are compared with that score too: with each result by its weight."""
    units = beside_weighted([f.points(one) for one in f.other_scores], f.compared)
    each = 2 if f.unit == "half-matchpoint" else 1
    return OthersInField(who="NS", matchpoints=tuple(rounded(one / each) for one in units))


@clause("78B")
def converted(f: ImpFacts) -> Conclusion:
    """The difference between the two scores, by the scale."""
    difference = f.ours - f.theirs
    won = imp_scale.imps(difference)
    outcome = "won" if won > 0 else "lost" if won < 0 else "level"
    return Imps(outcome=outcome, imps=won, difference=difference, points=abs(difference), count=abs(won))


@clause("78B")
def worth_in_imps(f: AssignedScoreFacts, one: PossibleResult) -> Conclusion:
    """In IMPs, against the score of the other table."""
    return _weighed(f, one)


@clause("78C")
def worth_in_points(f: AssignedScoreFacts, one: PossibleResult) -> Conclusion:
    """In total points as it is."""
    return _weighed(f, one)


@clause("78D")
def has_special_method(f: MatchpointFacts) -> bool:
    """An approved special method for boards with fewer scores."""
    return f.fewer_scores == "neuberg"


@clause("78D")
def worth_in_cross_imps(f: AssignedScoreFacts, one: PossibleResult) -> Conclusion:
    """By a special method: the average of the IMPs against each other score."""
    return _weighed(f, one)


def worth_of_result(f: AssignedScoreFacts, one: PossibleResult) -> Conclusion:
    """What a possible result is worth, by the scoring of the competition."""
    return _WORTH[f.scoring](f, one)


_WORTH = {
    "matchpoints": worth_in_matchpoints,
    "imps": worth_in_imps,
    "cross-imps": worth_in_cross_imps,
    "total-points": worth_in_points,
}


def _weighed(f: AssignedScoreFacts, one: PossibleResult) -> Conclusion:
    points = f.points(one.score)
    worth = rounded(f.worth(points))
    if one.weight == 1:
        return ResultWorth(scoring=f.scoring, result=one.score, points=points, worth=worth)
    weight = rounded(one.weight * 100)
    return ResultWeighed(scoring=f.scoring, result=one.score, weight=weight, points=points, worth=worth)
