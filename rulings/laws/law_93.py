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
def chief_director_decides_all(f: AppealFacts) -> Conclusion | None:
    """The chief director hears and decides every appeal where there is no committee, or it cannot meet.

    What the Organizer may have in its place counts as one.
    """
    return None if f.committee == "sits" else AppealDecidedBy(whom="chief-director", of="whole")


@clause("93B1")
def chief_director_decides_law(f: AppealFacts) -> tuple[Conclusion, ...]:
    """The chief director decides the part on Law or regulations; his decision may be appealed against to the committee."""
    return AppealDecidedBy(whom="chief-director", of="law"), reminder("appeal-against-point-of-law")


@clause("93B2")
def committee_decides_the_rest(f: AppealFacts) -> Conclusion:
    """Every other appeal he passes on to the committee."""
    return AppealDecidedBy(whom="committee", of="other")


@clause("93B3")
def committee_decides(f: AppealDecisionFacts) -> Conclusion:
    """The committee has every power of the director, but does not overrule him on Law, regulations or discipline (91).

    What it may overrule it changes by its own judgement, or leaves; for the rest it may recommend that he change his ruling.
    """
    if f.committee_would == "leave":
        return RulingUpheld()
    if f.committee_would in ("change-law", "change-discipline"):
        return CommitteeMayOnlyRecommend(what=f.committee_would)
    return CommitteeChanges(what=f.committee_would)


@clause("93C1", "93C3a")
def further_appeal(f: AppealDecisionFacts) -> Conclusion:
    """It is for the regulations to provide; where the last decision was given over to the committee there is none."""
    if f.committee_final:
        return NoFurtherAppeal(why="committee-is-final", clause="93C3a")
    return FurtherAppeal() if f.further_appeals else NoFurtherAppeal(why="not-provided")


@clause("93C2", "93C3a")
def referred(f: AppealDecisionFacts) -> Conclusion:
    """Chief director or committee may refer a matter to the Regulating Authority, which decides in the last instance."""
    if f.committee_final:
        return NoFurtherAppeal(why="committee-is-final", clause="93C3a")
    return ReferredToAuthority()


@clause("93C3b")
def by_regulations(f: AppealFacts) -> Conclusion | None:
    """The Regulating Authority may change the procedure or leave out stages, if the contestants were told beforehand."""
    return AppealByRegulations() if f.own_appeals_procedure else None
