"""Adjusted scores (12): whether one is due, whether it is assigned or artificial, and by whose fault."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_12, law_81, law_86
from rulings.situations.adjusted_scores_facts import AdjustedScoreFacts
from rulings.situations.figures import not_negative


@rules_on(AdjustedScoreFacts, not_negative("average_imps"))
def rule_adjusted_score(f: AdjustedScoreFacts) -> None:
    """Who asks (12A) and when (81C3, 92B), on which ground, and which kind of score follows."""
    if f.prompted_by == "director-late":
        law_81.noticed_too_late(f)
        return
    if law_12.asked_too_late(f) or law_12.not_for_severity(f):
        return
    if law_12.board_cannot_be_played(f):
        artificial(f)
        in_this_competition(f)
    elif f.ground == "harm-not-removed" and not law_12.is_damaged(f):
        law_12.nothing_to_restore(f)
    else:
        law_12.ground_for_adjusting(f)
        assigned_or_artificial(f)
        in_this_competition(f)


def assigned_or_artificial(f: AdjustedScoreFacts) -> None:
    """12C1: an assigned score where it can be given, else an artificial one."""
    if not f.result_possible:
        artificial(f)
    elif f.outcomes == "too-many":
        law_12.may_assign_all_the_same(f, assigned)
        law_12.may_be_artificial(f)
    else:
        assigned(f)


def assigned(f: AdjustedScoreFacts) -> None:
    """12C1(a) to (c) and (e)."""
    as_assigned(f)
    if f.outcomes == "several":
        law_12.may_be_weighted(f)
    if law_12.damaged_itself(f):
        law_12.offenders_score_in_full(f)
        law_12.no_redress_for_own_part(f)


def as_assigned(f: AdjustedScoreFacts) -> None:
    """12C1(a) and (b)."""
    law_12.assigned_score(f)
    law_12.likely_result(f)


def artificial(f: AdjustedScoreFacts) -> None:
    """12C2: by fault, for each side; in a knock-out match the average of the two if they do not balance (12C4)."""
    if f.knockout and not f.balances():
        law_12.averages_averaged(f)
    else:
        law_12.average_by_fault(f, "NS", f.fault_of_ns)
        law_12.average_by_fault(f, "EW", f.fault_of_ew)
    if f.fault_of_ns != "partial" or f.fault_of_ew != "partial":
        law_12.session_score_counts(f)
    if f.several_boards:
        law_12.several_boards_without_score(f)


def in_this_competition(f: AdjustedScoreFacts) -> None:
    """12C3, which is about a side at fault, 12C4 and 86B."""
    if f.event == "individual":
        if _is_assigned(f) or not f.fault_of_ns == f.fault_of_ew == "none":
            law_12.both_members_alike(f)
    elif f.event == "teams":
        law_86.other_table_considered(f)
    if f.knockout and _is_assigned(f):
        law_12.average_in_knockout(f)


def _is_assigned(f: AdjustedScoreFacts) -> bool:
    """What an artificial score is in a knock-out match has been worked out; of an assigned one the results are wanted."""
    return f.ground != "board-unplayable" and f.result_possible
