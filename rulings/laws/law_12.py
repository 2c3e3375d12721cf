"""Law 12: the director's discretionary powers."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from bridge.scoring import artificial
from bridge.scoring.exact import rounded
from bridge.scoring.weighted import balanced
from bridge.seats import Side
from rulings.effects.adjusted_scores import (
    AdjustedInFull,
    ArtificialScoreForBoard,
    AssignedScore,
    Average,
    AverageMinus,
    AveragePlus,
    NoRedressForOwnPart,
    ScoreMayBeAdjusted,
    TowardsLikelyResult,
)
from rulings.effects.boards_scored import (
    AverageWeighed,
    DamageDivided,
    ImpsOnBoard,
    MatchpointsOnBoard,
    PercentageOnBoard,
    PointsOnBoard,
    ResultNotCounted,
    ScoresAveraged,
)
from rulings.effects.deals import AdjustedScoreDue, NoAdjustedScore, PlayEnds
from rulings.effects.penalties import NoPenalty
from rulings.effects.scores import ArtificialScore, ScoreStands
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.adjusted_scores_facts import AdjustedScoreFacts
from rulings.situations.artificial_scores_facts import ArtificialScoreFacts
from rulings.situations.assigned_scores_facts import AssignedScoreFacts
from rulings.situations.penalties_facts import PenaltyFacts
from rulings.situations.procedures_facts import ActionBeforeDirectorFacts
from rulings.situations.wrong_numbers_facts import WrongNumberFacts


@clause("12A", "92B")
def asked_too_late(f: AdjustedScoreFacts) -> Conclusion | None:
    """The director acts on his own initiative, or if a player asks within the time of 92B; after it nothing is looked at."""
    return NoAdjustedScore(why="too-late") if f.prompted_by == "player-late" else None


@clause("12A")
def ground_of_another_law(f: AdjustedScoreFacts) -> Conclusion:
    """The director may adjust where these Laws give him the power: where one of them asks for no damage, without any."""
    return ScoreMayBeAdjusted(why="law-provides")


@clause("12A1")
def ground_for_harm(f: AdjustedScoreFacts) -> Conclusion:
    """The Laws do not make good the damage of this infraction: he may adjust in favour of the non-offending contestant."""
    return ScoreMayBeAdjusted(why="harm-not-removed")


@clause("12A2")
def board_cannot_be_played(f: AdjustedScoreFacts | WrongNumberFacts) -> Conclusion | tuple[Conclusion, ...] | None:
    """No correction lets the board be played normally: an artificial adjusted score.

    Of hands with the wrong number of cards nobody need say so: the director corrects them (13A1).
    """
    if isinstance(f, WrongNumberFacts):
        cannot = f.given("can_be_corrected") and not f.can_be_corrected
        return (PlayEnds(), ArtificialScoreForBoard()) if cannot else None
    return ArtificialScoreForBoard() if f.ground == "board-unplayable" else None


@clause("12A2")
def artificial_without_a_result(f: Facts) -> Conclusion:
    """No result can stand, and no correction lets the board be played: an artificial adjusted score."""
    return option("give-artificial-score", "director")


@clause("12A3")
def wrongly_rectified(f: AdjustedScoreFacts | ActionBeforeDirectorFacts) -> Conclusion | None:
    """An irregularity that was rectified in an incorrect way: the score may be adjusted."""
    if isinstance(f, AdjustedScoreFacts):
        return ScoreMayBeAdjusted(why="wrongly-rectified")
    return option("adjust-score", "director") if f.wrongly_rectified else None


def ground_for_adjusting(f: AdjustedScoreFacts) -> Conclusion | None:
    """By which clause the score may be adjusted."""
    return _GROUNDS[f.ground](f)


_GROUNDS = {
    "harm-not-removed": ground_for_harm,
    "wrongly-rectified": wrongly_rectified,
    "law-provides": ground_of_another_law,
}


@clause("12B1")
def is_damaged(f: AdjustedScoreFacts) -> bool:
    """Damage is a worse result at the table than without the infraction."""
    return f.damaged


@clause("12B1")
def nothing_to_restore(f: Facts) -> Conclusion:
    """Without damage there is nothing to make good."""
    return ScoreStands(why="not-damaged")


@clause("12B1")
def damaged_in_score(f: AssignedScoreFacts) -> bool:
    """The score at the table was worth less to the non-offending side than the adjusted one is."""
    return f.of_non_offenders(f.table_score) < f.seen_from(f.non_offenders, f.adjusted())


@clause("12B2")
def not_for_severity(f: AdjustedScoreFacts) -> Conclusion | None:
    """That the rectification of the Laws seems too severe, or to favour a side, is no ground for an adjusted score."""
    return NoAdjustedScore(why="severity") if f.ground == "too-severe" else None


@clause("12C1a")
def assigned_score(f: AdjustedScoreFacts) -> Conclusion:
    """Where he can give an assigned score he should; it takes the place of the score obtained in play."""
    return AssignedScore()


@clause("12C1a")
def may_assign_all_the_same(f: AdjustedScoreFacts, follows: Callable[[AdjustedScoreFacts], object]) -> Conclusion:
    """If he can find an assigned score all the same, he should give that."""
    return choice(f, "give-assigned-score", "director", follows)


@clause("12C1a")
def usual_kind_of_score(f: Facts) -> Conclusion:
    """An assigned score where it can be given, else an artificial one."""
    return AdjustedScoreDue()


@clause("12C1b")
def likely_result(f: AdjustedScoreFacts) -> Conclusion:
    """He should aim as near as possible at what was likely at the table without the infraction."""
    return TowardsLikelyResult()


@clause("12C1b")
def likely_score(f: AssignedScoreFacts, who: Side, worth: Fraction) -> tuple[Conclusion, ...]:
    """The likely result, where there is one."""
    return _on_board(f, who, worth, "assigned")


@clause("12C1c")
def may_be_weighted(f: AdjustedScoreFacts) -> Conclusion:
    """It may be the sum of several results weighted by their likelihood, only of such as could come about legally."""
    return option("weight-results", "director")


@clause("12C1c")
def illegal_results(f: AssignedScoreFacts) -> tuple[Conclusion, ...]:
    """Only results that could have come about legally count."""
    return tuple(ResultNotCounted(result=one.score) for one in f.results if not one.legal)


@clause("12C1c")
def average_first(f: AssignedScoreFacts) -> Conclusion:
    """A regulation has the points weighted, and their average compared (78D)."""
    points = f.average_points()
    return AverageWeighed(scoring=f.scoring, points=rounded(points), worth=rounded(f.worth(points)))


@clause("12C1c")
def weighted_score(f: AssignedScoreFacts, who: Side, worth: Fraction) -> tuple[Conclusion, ...]:
    """The sum of what the results are worth, by their weights."""
    return _on_board(f, who, worth, "weighted")


def score_of_side(f: AssignedScoreFacts, who: Side, worth: Fraction) -> tuple[Conclusion, ...]:
    """What a side has on the board."""
    return (weighted_score if len(f.counted) > 1 else likely_score)(f, who, worth)


@clause("12C1d")
def may_be_artificial(f: AdjustedScoreFacts) -> Conclusion:
    """The possibilities are very varied or not clear: he may give an artificial one."""
    return choice(f, "give-artificial-score", "director", artificial_by_fault)


@clause("12C1e")
def damaged_itself(f: AdjustedScoreFacts | AssignedScoreFacts) -> bool:
    """The non-offending side contributed to its damage by an extremely serious unrelated error, or by gambling."""
    return f.own_error != "none"


@clause("12C1ei")
def offenders_score_in_full(f: Facts, who: str = "offending-side") -> Conclusion:
    """The offending side gets the whole adjusted score all the same."""
    return AdjustedInFull(who=who)


@clause("12C1eii")
def no_redress_for_own_part(f: AdjustedScoreFacts) -> Conclusion:
    """The non-offending side gets no redress for the part of the damage that it caused itself."""
    return NoRedressForOwnPart(who="opponents", why=f.own_error)


@clause("12C1eii")
def damage_divided(f: AssignedScoreFacts) -> Conclusion:
    """How much of the damage comes from the side's own error, and is not made good."""
    table, adjusted = f.of_non_offenders(f.table_score), f.seen_from(f.non_offenders, f.adjusted())
    redressed = f.redress() - table
    damage = adjusted - table
    return DamageDivided(
        who=f.non_offenders,
        scoring=f.scoring,
        damage=rounded(damage),
        own=rounded(damage - redressed),
        redressed=rounded(redressed),
    )


@clause("12C2a")
def artificial_by_fault(f: AdjustedScoreFacts) -> Conclusion:
    """No result can be obtained: he may give average minus, average or average plus, by fault."""
    return ArtificialScore()


@clause("12C2a", "12C2b")
def average_by_fault(f: AdjustedScoreFacts, who: str, fault: str) -> Conclusion:
    """Average minus to who is directly at fault, average to who is partly, average plus to who is not; in IMPs by (b)."""
    if fault == "partial":
        return Average(who=who, scoring=f.scoring)
    in_imps = f.scoring == "imps"
    average = (AverageMinus if fault == "direct" else AveragePlus)(who=who, scoring=f.scoring)
    average.clause = "12C2b" if in_imps else "12C2a"
    if in_imps and f.given("average_imps"):
        average = average.but(why="regulated", imps=rounded(f.by_fault()[Side(who)]))
    return average


@clause("12C2a")
def artificial_percentage(f: ArtificialScoreFacts, who: Side) -> tuple[Conclusion, ...]:
    """60, 50 or 40 percent of the matchpoints, by fault."""
    return _artificial(f, who)


@clause("12C2b")
def artificial_imps(f: ArtificialScoreFacts, who: Side) -> tuple[Conclusion, ...]:
    """Plus or minus 3 IMPs, or as the regulation has it; the average is nothing."""
    return _artificial(f, who)


@clause("12C2c")
def session_score_counts(f: Facts) -> Conclusion:
    """Average plus and minus change with what the contestant scored on the other boards of the session."""
    return reminder("score-of-session")


@clause("12C2c")
def score_of_session(f: ArtificialScoreFacts, who: Side) -> tuple[Conclusion, ...]:
    """What it scored on the other boards: above average plus without a fault, below average minus at fault."""
    return _artificial(f, who)


@clause("12C2d")
def several_boards_without_score(f: AdjustedScoreFacts) -> Conclusion:
    """The regulations may have another solution where a contestant gets no score on several boards."""
    return reminder("several-boards-regulated")


@clause("12C2d")
def regulated_for_several_boards(f: ArtificialScoreFacts, who: Side) -> tuple[Conclusion, ...]:
    """What the regulation has for a further board without a score."""
    return _artificial(f, who)


def artificial_score(f: ArtificialScoreFacts, who: Side) -> tuple[Conclusion, ...]:
    """What a side has on the board, by the clause that gives it."""
    _worth, why = f.score_of(who)
    if why in ("session", "regulated"):
        return (score_of_session if why == "session" else regulated_for_several_boards)(f, who)
    return (artificial_percentage if f.scoring == "matchpoints" else artificial_imps)(f, who)


def _artificial(f: ArtificialScoreFacts, who: Side) -> tuple[Conclusion, ...]:
    worth, why = f.score_of(who)
    return _given(who, worth, why, f.scoring, Fraction(f.top) if f.given("top") else None)


@clause("12C3")
def both_members_alike(f: Facts) -> Conclusion:
    """In an individual both members of the offending side are treated alike, even if one alone is responsible.

    But not for procedural penalties.
    """
    return reminder("both-members-alike")


@clause("12C3")
def partner_not_penalised(f: PenaltyFacts) -> Conclusion | None:
    """In an individual a partner whom the director finds not guilty should be given no procedural penalty."""
    return NoPenalty(who="partner", why="not-guilty") if f.partner_blameless else None


@clause("12C4")
def average_in_knockout(f: AdjustedScoreFacts) -> Conclusion:
    """In a knockout match scores that do not balance are averaged."""
    return reminder("average-of-both-scores")


@clause("12C4")
def artificial_scores_averaged(f: ArtificialScoreFacts) -> tuple[Conclusion, ...]:
    """In a knock-out match the average of the two, if they do not balance."""
    scores = {side: f.score_of(side)[0] for side in Side}
    top = Fraction(f.top) if f.given("top") else None
    ns = _balanced(f.scoring, scores)
    own = {Side.NS: ns, Side.EW: 100 - ns if f.scoring == "matchpoints" else -ns}
    return _each(f.scoring, scores), *(
        score for side in Side for score in _given(side, own[side], "averaged", f.scoring, top)
    )


@clause("12C4")
def averaged(f: AssignedScoreFacts, scores: Mapping[Side, Fraction]) -> tuple[Conclusion, ...]:
    """In a knock-out match the average of two scores that do not balance, the same for both with the other sign."""
    ns = _balanced(f.scoring, scores)
    return _each(f.scoring, scores), *(
        score for side in Side for score in _on_board(f, side, f.seen_from(side, ns), "averaged")
    )


@clause("12C4")
def averages_averaged(f: AdjustedScoreFacts) -> tuple[Conclusion, ...]:
    """Average plus, average and average minus of a knock-out match, by fault, if they do not balance."""
    scores = f.by_fault()
    ns = _balanced(f.scoring, scores)
    own = {Side.NS: ns, Side.EW: 100 - ns if f.scoring == "matchpoints" else -ns}
    given = (_given(side, own[side], "averaged", f.scoring, None) for side in Side)
    return _each(f.scoring, scores), *(score for side in given for score in side)


def balances(f: ArtificialScoreFacts) -> bool:
    """Whether what one side has is what the other has not."""
    level = 100 if f.scoring == "matchpoints" else 0
    return sum(f.score_of(side)[0] for side in Side) == level


def _balanced(scoring: str, scores: Mapping[Side, Fraction]) -> Fraction:
    level = Fraction(50) if scoring == "matchpoints" else Fraction()
    return balanced(scores[Side.NS] - level, scores[Side.EW] - level) + level


def _each(scoring: str, scores: Mapping[Side, Fraction]) -> Conclusion:
    return ScoresAveraged(scoring=scoring, ns=rounded(scores[Side.NS]), ew=rounded(scores[Side.EW]))


def _on_board(f: AssignedScoreFacts, who: Side, worth: Fraction, why: str) -> tuple[Conclusion, ...]:
    top = Fraction(f.most_units, 2 if f.unit == "half-matchpoint" else 1) if f.scoring == "matchpoints" else None
    return _given(who, worth, why, f.scoring, top)


def _given(who: Side, worth: Fraction, why: str, scoring: str, top: Fraction | None) -> tuple[Conclusion, ...]:
    if scoring == "total-points":
        return (PointsOnBoard(who=who, why=why, points=rounded(worth)),)
    if scoring != "matchpoints":
        return (ImpsOnBoard(who=who, why=why, imps=rounded(worth)),)
    percentage = PercentageOnBoard(who=who, why=why, percentage=rounded(worth))
    if top is None:
        return (percentage,)
    return percentage, MatchpointsOnBoard(
        who=who, matchpoints=rounded(artificial.share_of(worth, top)), top=rounded(top)
    )
