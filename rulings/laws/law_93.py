"""Law 93: procedures of appeal."""

from rulings.effects.appeals import (
    AppealByRegulations,
    AppealDecidedBy,
    CommitteeChanges,
    CommitteeMayOnlyRecommend,
    FurtherAppeal,
    NoFurtherAppeal,
    ReferredToAuthority,
    RulingUpheld,
)
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.appeals_facts import AppealDecisionFacts, AppealFacts


@clause("93A")
def no_committee(f: AppealFacts) -> bool:
    """There is no committee, nor what the Organizer may have in its place, or it cannot meet."""
    return f.committee != "sits"


@clause("93A")
def chief_director_decides_all(f: AppealFacts) -> Conclusion:
    """Then the chief director hears and decides every appeal."""
    return AppealDecidedBy(whom="chief-director", of="whole")


@clause("93B1")
def chief_director_decides_law(f: AppealFacts) -> tuple[Conclusion, ...]:
    """The chief director decides the part on Law or regulations; his decision may be appealed against to the committee."""
    return AppealDecidedBy(whom="chief-director", of="law"), reminder("appeal-against-point-of-law")


@clause("93B2")
def committee_decides_the_rest(f: AppealFacts) -> Conclusion:
    """Every other appeal he passes on to the committee."""
    return AppealDecidedBy(whom="committee", of="other")


@clause("93B3")
def may_be_overruled(f: AppealDecisionFacts) -> bool:
    """The committee has every power of the director, but does not overrule him on Law, regulations or discipline (91)."""
    return f.committee_would not in ("change-law", "change-discipline")


@clause("93B3")
def committee_changes(f: AppealDecisionFacts) -> Conclusion:
    """What it may overrule it changes by its own judgement."""
    return CommitteeChanges(what=f.committee_would)


@clause("93B3")
def committee_may_only_recommend(f: AppealDecisionFacts) -> Conclusion:
    """For the rest it may recommend to the director that he change his ruling."""
    return CommitteeMayOnlyRecommend(what=f.committee_would)


@clause("93B3")
def ruling_is_upheld(f: AppealDecisionFacts) -> Conclusion:
    """It may leave the ruling as it is."""
    return RulingUpheld()


@clause("93C1", "93C3a")
def further_appeal(f: AppealDecisionFacts) -> Conclusion:
    """It is for the regulations to provide; where the last decision was given over to the committee there is none."""
    if f.committee_final:
        return NoFurtherAppeal(why="committee-is-final")
    return FurtherAppeal() if f.further_appeals else NoFurtherAppeal(why="not-provided")


@clause("93C2", "93C3a")
def referred(f: AppealDecisionFacts) -> Conclusion:
    """Chief director or committee may refer a matter to the Regulating Authority, which decides in the last instance."""
    return NoFurtherAppeal(why="committee-is-final") if f.committee_final else ReferredToAuthority()


@clause("93C3b")
def has_own_procedure(f: AppealFacts) -> bool:
    """The Regulating Authority may change the procedure or leave out stages, if the contestants were told beforehand."""
    return f.own_appeals_procedure


@clause("93C3b")
def by_regulations(f: AppealFacts) -> Conclusion:
    """Then the appeal goes the way that the regulations have."""
    return AppealByRegulations()
