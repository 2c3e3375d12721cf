"""Law 86: team play."""

from rulings.effects.deals import AdjustedScoreDue, NoRedealInMatch
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.faulty_deals_facts import FaultyDealFacts


@clause("86B")
def other_table_considered(f: Facts) -> Conclusion:
    """An adjusted score in a team match looks at the score of the other table."""
    return reminder("other-table-score")


@clause("86A")
def result_could_be_known(f: FaultyDealFacts) -> bool:
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
