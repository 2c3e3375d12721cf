"""The revoke that a player who played no card to a trick is deemed to have made (67B1): 64A2, 64B and 64C."""

from rulings.laws import law_64
from rulings.situations.defective_trick_facts import DefectiveTrickFacts


def trick_for_deemed_revoke(f: DefectiveTrickFacts) -> None:
    """64A2, unless 64B excepts the revoke (both sides have played on, so it is established); 64C supplements."""
    moved = None if law_64.excepted(f) else law_64.one_trick(f)
    law_64.redress(f, moved=moved.count if moved else 0)
