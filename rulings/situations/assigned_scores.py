"""Assigned adjusted scores (12C1) worked out: what each result is worth, and what each side has on the board."""

from fractions import Fraction

from bridge.seats import Side
from rulings.engine.kinds import rules_on
from rulings.laws import law_11, law_12, law_78
from rulings.situations.assigned_scores_facts import ASSIGNED_SCORE_CHECKS, AssignedScoreFacts


@rules_on(AssignedScoreFacts, *ASSIGNED_SCORE_CHECKS)
def rule_assigned_score(f: AssignedScoreFacts) -> None:
    """What counts and what it is worth (12C1(b), (c), 78); what the table and an own error change (12B1, 12C1(e)); 12C4."""
    law_12.illegal_results(f)
    for one in f.counted:
        law_78.worth_of_result(f, one)
    if len(f.counted) > 1 and f.weighing == "points":
        law_12.average_first(f)
    if f.adjusted_for != "both":
        for_one_side(f, Side(f.adjusted_for))
    elif not looks_at_table(f):
        for_both(f)
    elif not law_12.damaged_in_score(f):
        law_12.nothing_to_restore(f)
    elif law_12.damaged_itself(f):
        without_own_part(f)
    else:
        for_both(f)


def looks_at_table(f: AssignedScoreFacts) -> bool:
    """Whether it matters what was obtained in play."""
    return f.own_error != "none" or f.given("table_score")


def for_both(f: AssignedScoreFacts) -> None:
    """Both sides have the same adjusted score."""
    adjusted = f.adjusted()
    for side in Side:
        law_12.score_of_side(f, side, f.seen_from(side, adjusted))
    if f.scoring == "matchpoints":
        law_78.others_in_field(f)


def for_one_side(f: AssignedScoreFacts, gained: Side) -> None:
    """11A: the score of the side that gained is adjusted, the other keeps the table score."""
    law_11.keeps_table_score(f, gained.other)
    kept = f.seen_from(gained.other, f.worth(f.points(f.table_score)))
    in_competition(f, {gained.other: kept, gained: f.seen_from(gained, f.adjusted())})


def without_own_part(f: AssignedScoreFacts) -> None:
    """12C1(e): the offenders in full, the others without what they did to themselves."""
    offenders = f.non_offenders.other
    law_12.offenders_score_in_full(f, offenders)
    law_12.damage_divided(f)
    in_competition(f, {f.non_offenders: f.redress(), offenders: f.seen_from(offenders, f.adjusted())})


def in_competition(f: AssignedScoreFacts, scores: dict[Side, Fraction]) -> None:
    """The score of each side as it counts it; in a knock-out the average of the two (12C4)."""
    if f.knockout and scores[Side.NS] != f.seen_from(Side.EW, scores[Side.EW]):
        law_12.averaged(f, scores)
    else:
        for side, worth in scores.items():
            law_12.score_of_side(f, side, worth)
