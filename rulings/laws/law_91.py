"""Law 91: penalising and suspending."""

from rulings.effects.penalties import DisciplineIsFinal, NoDisqualification
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, option
from rulings.laws import law_90
from rulings.situations.penalties_facts import PenaltyFacts


@clause("91A")
def disciplinary_penalty(f: Facts, who: str) -> Conclusion:
    """To keep order the director may give a disciplinary penalty, or suspend a player."""
    return option("disciplinary-penalty", "director", who=who)


@clause("91A")
def penalty_for_disorder(f: PenaltyFacts) -> Conclusion:
    """To keep order and discipline he may take points."""
    return choice(f, "penalise-in-points", "director", disciplinary_amount, who="offender")


@clause("91A")
def disciplinary_amount(f: PenaltyFacts) -> tuple[Conclusion, ...]:
    """How many: what the regulations have, else what the director finds."""
    return law_90.amount_of(f, "disciplinary_penalty")


@clause("91A")
def suspension(f: PenaltyFacts) -> tuple[Conclusion, ...]:
    """Or suspend a player or contestant for the session or a part of it; such a ruling is final (93B3)."""
    return option("suspend", "director", who="offender"), DisciplineIsFinal()


@clause("91B")
def disqualification(f: PenaltyFacts) -> Conclusion | None:
    """Where there is cause he may disqualify him, with the approval of the Tournament Organizer."""
    if not f.disqualification_due:
        return None
    return option("disqualify", "director", who="offender") if f.disqualification_approved else NoDisqualification()
