"""Law 23: comparable call."""

from rulings.effects.rights import NoRectification
from rulings.effects.scores import AdjustedScore
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, reminder
from rulings.situations.unauthorised_information_facts import UnauthorisedInformationFacts
from rulings.situations.withdrawn_calls_facts import AfterwardsFacts, ComparisonFacts


@clause("23A")
def is_comparable(f: ComparisonFacts) -> bool:
    """A call in place of a withdrawn one is comparable if one of three tests holds."""
    return same_or_similar_meaning(f) or meaning_among_those(f) or same_purpose(f)


@clause("23A1")
def same_or_similar_meaning(f: ComparisonFacts) -> bool:
    """It has the same or a similar meaning as the withdrawn call."""
    return f.similar_meaning


@clause("23A2")
def meaning_among_those(f: ComparisonFacts) -> bool:
    """What it means lies among the possible meanings of the withdrawn call."""
    return f.among_its_meanings


@clause("23A3")
def same_purpose(f: ComparisonFacts) -> bool:
    """It has the same purpose (an asking bid, a relay) as the withdrawn call."""
    return f.same_purpose


@clause("23B")
def nothing_rectified(f: ComparisonFacts) -> Conclusion:
    """A call that was cancelled by 29B is replaced in turn by a comparable one: no rectification, and no 16C2."""
    return NoRectification(why="comparable-call")


@clause("23B", "26A")
def nothing_unauthorised(f: UnauthorisedInformationFacts) -> Conclusion:
    """16C2 does not apply where a comparable call took the place of the withdrawn one; see 23C."""
    return information("authorised", of="withdrawn-and-comparable", who="recipient")


@clause("23C")
def looked_at_after_play(f: AfterwardsFacts) -> Conclusion:
    """After play: the score is adjusted if the help of the irregular call damaged the non-offending side."""
    return reminder("damage-by-help-of-call")


@clause("23C")
def adjusted_for_help(f: AfterwardsFacts) -> Conclusion:
    """The director has found that it did: an adjusted score (12C1(b))."""
    return AdjustedScore(towards="without-help-of-call")
