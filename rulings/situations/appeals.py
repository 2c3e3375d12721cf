"""Appeals (92, 93): whether one is dealt with, by whom, and what its decision can change."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_92, law_93
from rulings.situations.appeals_facts import APPEAL_CHECKS, APPEAL_DECISION_CHECKS, AppealDecisionFacts, AppealFacts


@rules_on(AppealFacts, *APPEAL_CHECKS)
def rule_appeal(f: AppealFacts) -> None:
    """92 in its order (who, when), whether his side agrees, whether it came through the director; then 93."""
    if law_92.not_entitled(f):
        return
    if not law_92.within_appeal_period(f):
        law_92.appealed_too_late(f)
    elif not side_agrees(f):
        law_92.side_does_not_agree(f)
    elif not law_92.goes_through_director(f):
        heard(f)


def side_agrees(f: AppealFacts) -> bool:
    """92D1 or 92D2, by the competition; an individual needs nobody else."""
    if f.event == "teams":
        return law_92.captain_agrees(f)
    return law_92.both_members_agree(f)


def heard(f: AppealFacts) -> None:
    """93A, or 93B1 and 93B2 by what the appeal is about; 93C3(b) comes before them."""
    if law_93.by_regulations(f) or law_93.chief_director_decides_all(f):
        return
    if f.appeal_about != "other":
        law_93.chief_director_decides_law(f)
    if f.appeal_about != "law":
        law_93.committee_decides_the_rest(f)


@rules_on(AppealDecisionFacts, *APPEAL_DECISION_CHECKS)
def rule_appeal_decision(f: AppealDecisionFacts) -> None:
    """93B3, then what an appeal without merit may bring (92A), then what comes after the committee (93C)."""
    law_93.committee_decides(f)
    if f.without_merit:
        law_92.without_merit(f)
    if f.afterwards == "further-appeal":
        law_93.further_appeal(f)
    elif f.afterwards == "referred":
        law_93.referred(f)
