"""Law 86: team play."""

from fractions import Fraction

from bridge.scoring.exact import rounded
from rulings.effects.adjusted_scores import AssignedScore
from rulings.effects.deals import AdjustedScoreDue, NoRedealInMatch
from rulings.effects.scores import ArtificialScore
from rulings.effects.team_boards import (
    BetterOfTwo,
    BoardForNonOffenders,
    BoardsCancelled,
    MethodOfRegulations,
    NoSubstituteBoard,
    TeamTotal,
)
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.extraneous_information_facts import ExtraneousInformationFacts
from rulings.situations.faulty_deals_facts import FaultyDealFacts
from rulings.situations.team_boards_facts import TeamBoardFacts


@clause("86A")
def result_could_be_known(f: FaultyDealFacts | TeamBoardFacts | ExtraneousInformationFacts) -> bool:
    """A contestant could know the final result of the match but for this board."""
    return f.match_result_known


@clause("86A")
def adjusted_instead_of_redeal(f: FaultyDealFacts) -> tuple[Conclusion, ...]:
    """Then the director orders no new deal but adjusts the score."""
    return NoRedealInMatch(), AdjustedScoreDue()


@clause("86A")
def may_adjust_instead_of_redeal(f: FaultyDealFacts) -> Conclusion:
    """The same where a new deal would be the director's choice."""
    return option("adjust-instead-of-redeal", "director")


@clause("86A")
def not_dealt_again(f: ExtraneousInformationFacts) -> Conclusion:
    """No new deal that 16D2(b) would allow either: 6D3 has it ordered within 86A."""
    return NoRedealInMatch()


@clause("86A")
def no_substitute_board(f: TeamBoardFacts) -> Conclusion:
    """Nor is a substitute board played then."""
    return NoSubstituteBoard()


@clause("86B")
def other_table_considered(f: Facts) -> Conclusion:
    """An adjusted score in a team match looks at the score of the other table."""
    return reminder("other-table-score")


@clause("86B1")
def assigned_for_single_score(f: TeamBoardFacts) -> Conclusion | None:
    """Where the other table's single score clearly favours a team the score is assigned.

    The clause cites 12C1(c), but prints "artificial".
    """
    return AssignedScore() if f.other_table_favours else None


@clause("86B2", "fn:27")
def several_scores(f: TeamBoardFacts) -> bool:
    """Two or more scores that cannot be compared (of a fouled board too), or more than one adjusted score."""
    return f.not_comparable or f.several_adjusted


@clause("86B2a")
def cancelled_without_fault(f: TeamBoardFacts) -> tuple[Conclusion, ...]:
    """Nobody is at fault: the boards are cancelled, and an artificial score is given."""
    return BoardsCancelled(), ArtificialScore(why="neither-at-fault")


@clause("86B2a")
def may_play_substitutes(f: TeamBoardFacts) -> Conclusion:
    """Or substitute boards are played, if there is time."""
    return option("play-substitute-boards", "director")


@clause("86B2b")
def one_at_fault(f: TeamBoardFacts) -> tuple[Conclusion, ...]:
    """Only one team is at fault: board by board the other has average plus or the assigned score, whichever is higher.

    The team at fault has what is left; the sums, where the boards are told.
    """
    if not f.given("assigned_imps"):
        return (BetterOfTwo(imps=rounded(f.average_plus)),)
    better = [f.better_of_two(one) for one in f.assigned_imps]
    boards = (BoardForNonOffenders(count=at, imps=rounded(imps), why=why) for at, (imps, why) in enumerate(better, 1))
    total = sum((imps for imps, _ in better), Fraction())
    sums = TeamTotal(who="opponents", imps=rounded(total)), TeamTotal(who="offending-side", imps=rounded(-total))
    return *boards, *sums


@clause("86B2c")
def cancelled_with_both_at_fault(f: TeamBoardFacts) -> tuple[Conclusion, ...]:
    """Both are at fault: the boards are cancelled, and an artificial score is given."""
    return BoardsCancelled(), ArtificialScore(why="both-at-fault")


@clause("86B3")
def by_regulation(f: TeamBoardFacts) -> Conclusion | None:
    """For boards played at one table only the regulations may have a method that differs from 86B2."""
    return MethodOfRegulations() if f.single_table and f.single_table_method == "own-method" else None
