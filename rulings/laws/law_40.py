"""Law 40: partnership understandings."""

from rulings.effects.information import NoMisinformation
from rulings.effects.scores import AdjustedScore
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option
from rulings.situations.misinformation_facts import MisinformationFacts


@clause("40B3a")
def adjusted_for_undisclosed(f: MisinformationFacts) -> Conclusion:
    """A side that was damaged because a call or play was not disclosed as the Laws require gets an adjusted score."""
    return AdjustedScore(towards="without-misinformation")


@clause("40B3b")
def repeatedly_undisclosed(f: MisinformationFacts) -> Conclusion:
    """A partnership that fails to disclose its agreements again and again may be penalised."""
    return option("procedural-penalty", "director", who="offending-side")


@clause("40B5a")
def general_knowledge(f: MisinformationFacts) -> Conclusion | None:
    """Nobody has to explain inferences from what bridge players know in general."""
    return NoMisinformation(why="general-knowledge") if f.general_knowledge else None


@clause("40B5b")
def adjusted_for_what_was_left_out(f: MisinformationFacts) -> Conclusion:
    """If what was left out mattered to the opponents' choice and damaged them, the score is adjusted."""
    return AdjustedScore(towards="without-misinformation")
