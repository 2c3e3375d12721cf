"""How players behave (74): which clause, whether a penalty may follow, and whether partner has learned something."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_74, law_90, law_91
from rulings.situations.conduct_facts import ConductFacts

_OF_DISCIPLINE = {"discourteous", "annoys", "disrespectful"}


@rules_on(ConductFacts)
def rule_conduct(f: ConductFacts) -> None:
    """The clause that he breaks, then what the director may do, then what partner may not use."""
    law_74.BY_BEHAVIOUR[f.behaviour](f)
    if f.behaviour in _OF_DISCIPLINE:
        law_91.disciplinary_penalty(f, "offender")
    else:
        law_90.penalty_for_procedure(f, "offender")
    if f.partner_may_learn:
        law_16.unauthorised_from_partner(f, "conduct")
