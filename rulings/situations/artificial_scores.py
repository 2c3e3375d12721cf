"""Artificial adjusted scores (12C2) worked out: what each side has on the board."""

from bridge.seats import Side
from rulings.engine.kinds import rules_on
from rulings.laws import law_12
from rulings.situations.artificial_scores_facts import ARTIFICIAL_SCORE_CHECKS, ArtificialScoreFacts


@rules_on(ArtificialScoreFacts, *ARTIFICIAL_SCORE_CHECKS)
def rule_artificial_score(f: ArtificialScoreFacts) -> None:
    """Each side by its fault (12C2(a), (b)), its session (c) or a regulation (d); in a knock-out the average (12C4)."""
    if f.knockout and not law_12.balances(f):
        law_12.artificial_scores_averaged(f)
    else:
        for side in Side:
            law_12.artificial_score(f, side)
    if any(f.session_matters(side) for side in Side):
        law_12.session_score_counts(f)
    if f.event == "individual" and not f.fault_of_ns == f.fault_of_ew == "none":
        law_12.both_members_alike(f)
