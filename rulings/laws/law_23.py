"""Law 23: comparable call."""

from rulings.effects.calls import CallIsComparable, CallNotComparable
from rulings.effects.rights import NoRectification
from rulings.effects.scores import AdjustedScore
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, judgement, reminder
from rulings.situations import meanings
from rulings.situations.comparable_calls_facts import ComparableCallFacts, named
from rulings.situations.unauthorised_information_facts import UnauthorisedInformationFacts
from rulings.situations.withdrawn_calls_facts import AfterwardsFacts, ComparisonFacts


@clause("23A")
def is_comparable(f: ComparisonFacts) -> bool:
    """A call in place of a withdrawn one is comparable if one of three tests holds."""
    return same_or_similar_meaning(f) or meaning_among_those(f) or same_purpose(f)


@clause("23A")
def director_has_found(f: ComparableCallFacts, *, comparable: bool) -> Conclusion:
    """What he has found of the three tests."""
    return (CallIsComparable if comparable else CallNotComparable)(call=named(f))


@clause("23A1")
def how_meanings_compare(f: ComparableCallFacts) -> tuple[Conclusion, ...]:
    """An aid: what the meanings that were told say of the first test, and why. It decides nothing."""
    found = meanings.relations(f)
    if not found:
        return ()
    why = tuple(judgement(f"{aspect}-compared", how=relation) for aspect, relation in found.items())
    return (*why, judgement("similarity-test", how="unlikely" if "apart" in found.values() else "possible"))


@clause("23A1")
def same_or_similar_meaning(f: ComparisonFacts) -> bool:
    """It has the same or a similar meaning as the withdrawn call."""
    return f.similar_meaning


@clause("23A2")
def meaning_among_those(f: ComparisonFacts) -> bool:
    """What it means lies among the possible meanings of the withdrawn call."""
    return f.among_its_meanings


@clause("23A2")
def how_hands_compare(f: ComparableCallFacts) -> Conclusion | None:
    """An aid: whether every hand for the new call would have fitted the withdrawn one, by what was told."""
    found = set(meanings.relations(f).values())
    if not found:
        return None
    if found <= {"same", "narrower"}:
        return judgement("subset-test", how="possible")
    return judgement("subset-test", how="wider" if found <= {"same", "wider"} else "unlikely")


@clause("23A3")
def how_purposes_compare(f: ComparableCallFacts) -> Conclusion | None:
    """An aid: whether both calls ask, or both are relays."""
    same = meanings.same_purpose(f)
    return None if same is None else judgement("purpose-test", how="possible" if same else "unlikely")


@clause("23A3")
def same_purpose(f: ComparisonFacts) -> bool:
    """It has the same purpose (an asking bid, a relay) as the withdrawn call."""
    return f.same_purpose


@clause("23B", "26A")
def nothing_rectified(f: ComparisonFacts | UnauthorisedInformationFacts) -> Conclusion:
    """A call that was cancelled by 29B is replaced in turn by a comparable one: no rectification, and no 16C2; see 23C."""
    if isinstance(f, UnauthorisedInformationFacts):
        return information("authorised", of="withdrawn-and-comparable", who="recipient")
    return NoRectification(why="comparable-call")


@clause("23C")
def help_of_call(f: AfterwardsFacts) -> Conclusion:
    """After play: the score is adjusted if the help of the irregular call damaged the non-offending side (12C1b)."""
    if not f.given("assistance_damaged"):
        return reminder("damage-by-help-of-call")
    return AdjustedScore(towards="without-help-of-call")
