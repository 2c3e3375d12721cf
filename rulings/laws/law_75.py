"""Law 75: mistaken explanation or mistaken call."""

from rulings.effects.information import (
    Misinformed,
    MustCorrectExplanation,
    NoMisinformation,
    NothingToCorrect,
)
from rulings.effects.scores import AdjustedScore
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, reminder
from rulings.situations.explanations_given_facts import ExplanationGivenFacts
from rulings.situations.misinformation_facts import MisinformationFacts
from rulings.situations.mistaken_explanation_facts import MistakenExplanationFacts
from rulings.situations.unauthorised_information_facts import UnauthorisedInformationFacts


@clause("75A")
def explanation_heard(f: UnauthorisedInformationFacts | MistakenExplanationFacts | ExplanationGivenFacts) -> Conclusion:
    """What partner's explanation shows of how he took the call is unauthorised, be the explanation right or wrong.

    The player should carefully avoid taking advantage of it (73C).
    """
    who = "recipient" if isinstance(f, UnauthorisedInformationFacts) else "explained"
    return information("unauthorised", of="explanation", who=who)


@clause("75B1")
def differs_from_agreement(f: MisinformationFacts) -> Conclusion:
    """An explanation that differs from the agreement is an infraction."""
    return Misinformed(why="differs")


@clause("75B1")
def damage_looked_at(f: MistakenExplanationFacts) -> Conclusion:
    """The director checks whether the wrong explanation damaged the other side."""
    return reminder("damage-by-wrong-explanation")


@clause("75B2")
def explainer_corrects_at_once(f: MistakenExplanationFacts) -> Conclusion:
    """Once play has begun he should do so as soon as he notices."""
    return MustCorrectExplanation(who="explainer", when="at-once")


@clause("75C")
def mistaken_call(f: MisinformationFacts | MistakenExplanationFacts) -> Conclusion | None:
    """The agreement was explained rightly, and the call was the mistake: no irregularity, whatever the damage.

    Such an explanation is not corrected, now or later.
    """
    if isinstance(f, MistakenExplanationFacts):
        return NothingToCorrect() if f.explanation_right else None
    return NoMisinformation(why="mistaken-call") if f.agreement == "as-explained" else None


@clause("75D1")
def not_clearly_explained(f: MisinformationFacts) -> Conclusion:
    """An agreement that is not clearly explained is misinformation."""
    return Misinformed(why="incomplete")


@clause("75D2")
def no_agreement_to_explain(f: MisinformationFacts) -> Conclusion:
    """To explain an agreement that there is not, or that the two understand differently, is an infraction too."""
    return Misinformed(why="no-agreement")


@clause("75D3", "75B1")
def adjusted_by_agreement(f: MisinformationFacts) -> Conclusion:
    """Towards what would have happened with the right explanation; without an agreement, had they known that."""
    return AdjustedScore(towards="had-they-known-of-none" if f.agreement == "none" else "with-right-explanation")
