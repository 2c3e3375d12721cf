"""Team matches: an adjusted score and the other table, and scores that cannot be compared (86B)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_12, law_86
from rulings.situations.figures import not_negative
from rulings.situations.team_boards_facts import TeamBoardFacts


@rules_on(TeamBoardFacts, not_negative("average_imps"))
def rule_team_match_score(f: TeamBoardFacts) -> None:
    """86B3 where the regulations have their own method; else 86B2 for several scores, 86B1 for a single one."""
    if law_86.by_regulation(f):
        return
    if law_86.several_scores(f):
        by_fault(f)
    elif not law_86.assigned_for_single_score(f):
        law_12.usual_kind_of_score(f)


def by_fault(f: TeamBoardFacts) -> None:
    """86B2: (a) nobody, (b) one team, (c) both."""
    if f.teams_at_fault == "one":
        law_86.one_at_fault(f)
    elif f.teams_at_fault == "both":
        law_86.cancelled_with_both_at_fault(f)
    else:
        law_86.cancelled_without_fault(f)
        substitute_boards(f)


def substitute_boards(f: TeamBoardFacts) -> None:
    """86B2(a), within 86A."""
    if f.time_left and law_86.result_could_be_known(f):
        law_86.no_substitute_board(f)
    elif f.time_left:
        law_86.may_play_substitutes(f)
