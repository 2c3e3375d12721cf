"""Fouled boards (87): whether one is, and how its scores are worked out."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_87
from rulings.situations.fouled_boards_facts import FouledBoardFacts, no_more_scores_than_are_compared


@rules_on(FouledBoardFacts, no_more_scores_than_are_compared)
def rule_fouled_board(f: FouledBoardFacts) -> None:
    """Whether it is fouled (87A); in groups for pairs (87B), by 86B2 for teams (87C)."""
    if law_87.is_fouled(f) is not True:
        return
    if f.event == "teams":
        law_87.as_several_scores(f)
    else:
        law_87.grouped(f)
        if not law_87.director_states_method(f):
            law_87.scored_in_groups(f)
