"""Penalties: what may be penalised, by which clause, and how much (90, 91)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_12, law_90, law_91
from rulings.situations.figures import not_negative
from rulings.situations.penalties_facts import PenaltyFacts


@rules_on(PenaltyFacts, not_negative("procedural_penalty", "disciplinary_penalty"))
def rule_penalty(f: PenaltyFacts) -> None:
    """Discipline by 91, procedure by 90; in an individual not who is not guilty (12C3)."""
    if f.misconduct == "disorder":
        disorder(f)
    elif not law_90.no_penalty(f):
        law_90.penalty_for(f)
        law_90.beside_rectification(f)
        if f.event == "individual":
            law_12.partner_not_penalised(f)


def disorder(f: PenaltyFacts) -> None:
    """91A, and 91B where there is cause."""
    law_91.penalty_for_disorder(f)
    law_91.suspension(f)
    law_91.disqualification(f)
