"""Law 11: loss of the right to rectification."""

from rulings.effects.procedures import GainTakenAway, KeepsTableScore, RectifiedAllTheSame, RightToRectificationLost
from rulings.engine.clauses import clause
from rulings.engine.effects import Player
from rulings.engine.trace import Conclusion, judgement, option, reminder
from rulings.situations.assigned_scores_facts import AssignedScoreFacts
from rulings.situations.plays_after_irregularity_facts import LaterPlayFacts
from rulings.situations.procedures_facts import ActionBeforeDirectorFacts
from rulings.situations.simultaneous_plays_facts import SimultaneousPlayFacts


@clause("11A")
def had_been_called(f: ActionBeforeDirectorFacts) -> bool:
    """Only an action before the director is called can cost the right."""
    return f.director_called


@clause("11A")
def right_lost(f: ActionBeforeDirectorFacts | LaterPlayFacts | SimultaneousPlayFacts) -> Conclusion:
    """An action of the non-offending side before the director is called may cost it the right, or not."""
    if not isinstance(f, ActionBeforeDirectorFacts):
        return judgement("right-lost-by-action", who="opponents")
    return (RightToRectificationLost if f.right_lost else RectifiedAllTheSame)(who="opponents")


@clause("11A")
def gain_taken_away(f: ActionBeforeDirectorFacts) -> Conclusion | tuple[Conclusion, ...]:
    """After play: the side that gained because the other did not know the Law has its score adjusted.

    The other keeps the table score.
    """
    if not f.given("gained_by_ignorance"):
        return reminder("gain-by-ignorance")
    sides: tuple[Player, Player] = ("offending-side", "opponents")
    gained, other = sides if f.gained_by_ignorance == "offending-side" else sides[::-1]
    return GainTakenAway(who=gained), KeepsTableScore(who=other)


@clause("11A")
def keeps_table_score(f: AssignedScoreFacts, who: str) -> Conclusion:
    """Only the score of the side that gained is adjusted."""
    return KeepsTableScore(who=who)


@clause("11B")
def may_still_be_penalised(f: ActionBeforeDirectorFacts) -> Conclusion:
    """A procedural penalty is possible all the same."""
    return option("procedural-penalty", "director", who="offending-side")
