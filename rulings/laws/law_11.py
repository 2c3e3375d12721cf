"""Law 11: loss of the right to rectification."""

from rulings.effects.procedures import GainTakenAway, KeepsTableScore, RectifiedAllTheSame, RightToRectificationLost
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, judgement, option, reminder
from rulings.situations.assigned_scores_facts import AssignedScoreFacts
from rulings.situations.plays_after_irregularity_facts import LaterPlayFacts
from rulings.situations.procedures_facts import ActionBeforeDirectorFacts


@clause("11A")
def right_may_be_lost(f: LaterPlayFacts) -> Conclusion:
    """An action of the non-offending side before the director is called may cost it the right."""
    return judgement("right-lost-by-action", who="opponents")


@clause("11A")
def had_been_called(f: ActionBeforeDirectorFacts) -> bool:
    """Only an action before the director is called can cost the right."""
    return f.director_called


@clause("11A")
def right_is_lost(f: ActionBeforeDirectorFacts) -> bool:
    """Whether the action of the non-offending side cost it the right."""
    return f.right_lost


@clause("11A")
def no_rectification(f: ActionBeforeDirectorFacts) -> Conclusion:
    """The right is lost: the irregularity is not rectified."""
    return RightToRectificationLost(who="opponents")


@clause("11A")
def rectified_all_the_same(f: ActionBeforeDirectorFacts) -> Conclusion:
    """It may be lost, but is not."""
    return RectifiedAllTheSame(who="opponents")


@clause("11A")
def gain_looked_at_after_play(f: ActionBeforeDirectorFacts) -> Conclusion:
    """After play: did a side gain because the other did not know the Law?"""
    return reminder("gain-by-ignorance")


@clause("11A")
def gain_taken_away(f: ActionBeforeDirectorFacts) -> tuple[Conclusion, ...]:
    """The side that gained has its score adjusted, the other keeps the table score."""
    gained, other = (
        ("offending-side", "opponents")
        if f.gained_by_ignorance == "offending-side"
        else ("opponents", "offending-side")
    )
    return GainTakenAway(who=gained), KeepsTableScore(who=other)


@clause("11A")
def keeps_table_score(f: AssignedScoreFacts, who: str) -> Conclusion:
    """Only the score of the side that gained is adjusted."""
    return KeepsTableScore(who=who)


@clause("11B")
def may_still_be_penalised(f: ActionBeforeDirectorFacts) -> Conclusion:
    """A procedural penalty is possible all the same."""
    return option("procedural-penalty", "director", who="offending-side")
