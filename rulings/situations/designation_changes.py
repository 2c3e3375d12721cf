"""Declarer changes the card that he designated (45C4b)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_45
from rulings.situations.designation_changes_facts import CHANGE_CHECKS, ChangeFacts


@rules_on(ChangeFacts, *CHANGE_CHECKS)
def rule_change(f: ChangeFacts) -> None:
    """Was it unintended, and is it in time?"""
    law_45.change_of_designation(f)
