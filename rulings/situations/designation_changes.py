"""Declarer changes the card that he designated (45C4b)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_45
from rulings.situations.designation_changes_facts import CHANGE_CHECKS, ChangeFacts


@rules_on(ChangeFacts, *CHANGE_CHECKS)
def rule_change(f: ChangeFacts) -> None:
    """Was it unintended, and is it in time?"""
    if not law_45.is_unintended(f):
        law_45.designation_stands(f, "not-unintended")
    elif not law_45.change_is_in_time(f):
        law_45.designation_stands(f, "too-late")
    else:
        law_45.may_change(f)
        if f.defender_played:
            law_45.defender_may_change(f)
