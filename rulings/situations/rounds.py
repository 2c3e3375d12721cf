"""The end of a round (8B) and of a session (8C)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_08
from rulings.situations.rounds_facts import END_OF_ROUND_CHECKS, EndOfRoundFacts


@rules_on(EndOfRoundFacts, *END_OF_ROUND_CHECKS)
def rule_end_of_round(f: EndOfRoundFacts) -> None:
    """A board that was postponed first (8B2), then the last round (8C), then the signal (8B1)."""
    if law_08.board_outstanding(f):
        return
    if f.last_round:
        law_08.session_over(f)
    else:
        law_08.round_over(f)
