"""Scores: of a contract (77), in matchpoints (78A) and in international match points (78B)."""

from bridge.contracts import Contract
from bridge.scoring import matchpoints as comparison
from bridge.seats import Seat
from rulings.engine.kinds import rules_on
from rulings.laws import definitions, law_22, law_77, law_78
from rulings.situations.scores_facts import (
    IMP_CHECKS,
    MATCHPOINT_CHECKS,
    SCORE_CHECKS,
    ImpFacts,
    MatchpointFacts,
    ScoreFacts,
)


@rules_on(ScoreFacts, *SCORE_CHECKS)
def rule_score(f: ScoreFacts) -> None:
    """Law 77."""
    if f.passed_out:
        law_77.nobody_scores(f)
        law_22.passed_out(f)
        return
    contract = (law_22.contract_of_calls(f) if f.given("calls") else None) or f.contract
    declarer = contract.declarer or Seat(f.declarer)
    contract = Contract(contract.level, contract.strain, contract.risk, declarer)
    if f.tricks_at_table >= contract.needed and not definitions.is_game(f, contract):
        definitions.is_partscore(f, contract)
    law_77.table_score(f, contract)


@rules_on(ImpFacts, *IMP_CHECKS)
def rule_imps(f: ImpFacts) -> None:
    """Law 78B."""
    law_78.converted(f)


@rules_on(MatchpointFacts, *MATCHPOINT_CHECKS)
def rule_matchpoints(f: MatchpointFacts) -> None:
    """Law 78A, and what a regulation may add."""
    units = comparison.matchpoints(f.scores)
    if f.given("field") and law_78.has_special_method(f):
        law_78.brought_to_field(f, units)
    else:
        law_78.compared(f, units)
