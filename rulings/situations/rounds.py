"""The end of a round (8B) and of a session (8C)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_08
from rulings.situations.rounds_facts import EndOfRoundFacts


@rules_on(EndOfRoundFacts)
def rule_end_of_round(f: EndOfRoundFacts) -> None:
    """A board that was postponed first (8B2), then the last round (8C), then the signal (8B1)."""
    if law_08.board_outstanding(f):
        law_08.not_over_for_these_players(f)
    elif f.last_round:
        if law_08.everything_entered(f):
            law_08.session_over(f)
        else:
            law_08.session_goes_on(f)
    elif not law_08.signal_given(f):
        law_08.not_signalled(f)
    elif law_08.over_for_this_table(f):
        law_08.round_over(f)
    else:
        law_08.goes_on_at_this_table(f)
