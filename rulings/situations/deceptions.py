"""Deception by the call or play itself is fair; by tempo, manner or words it is not (73D, 73E)."""

from rulings.effects.information import DeceptionProtected
from rulings.effects.scores import AdjustedScore
from rulings.engine.kinds import rules_on
from rulings.laws import law_40, law_73, law_90
from rulings.situations.deception_facts import DECEPTION_CHECKS, DeceptionFacts
from rulings.situations.other_table import considered_where_adjusted


@rules_on(DeceptionFacts, *DECEPTION_CHECKS)
@considered_where_adjusted
def rule_deception(f: DeceptionFacts) -> None:
    """What deceived him; then whether it was meant (73D2), and whether the score is adjusted (73E2).

    Where it is, the risk of the inference was not the opponent's alone (73D1).
    """
    if f.deceived_by == "call-or-play":
        if isinstance(law_73.fair_deception(f), DeceptionProtected):
            _judged_as_undisclosed(f)
        return
    meant = law_73.meant_to_deceive(f)
    if meant:
        law_90.penalty_for_procedure(f, "offender")
    if not f.play_over:
        law_73.deception_looked_at(f)
    elif isinstance(law_73.adjusted_for_deception(f), AdjustedScore):
        return
    if not meant and f.deceived_by in ("tempo", "manner"):
        law_73.inferences_at_own_risk(f)


def _judged_as_undisclosed(f: DeceptionFacts) -> None:
    """What rests on an agreement had to be disclosed; damage is looked at once the play is over."""
    if f.given("play_over") and f.play_over:
        law_40.adjusted_for_undisclosed_agreement(f)
    else:
        law_40.rests_on_agreement(f)
