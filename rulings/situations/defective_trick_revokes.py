"""The revoke that a player who played no card to a trick is deemed to have made (67B1): 64A2, 64B and 64C."""

from rulings.laws import law_64
from rulings.situations.defective_trick_facts import DefectiveTrickFacts


def trick_for_deemed_revoke(f: DefectiveTrickFacts) -> None:
    """64A2, unless 64B excepts the revoke (both sides have played on, so it is established); 64C supplements.

    A side that has won nothing since may win a trick yet while the play goes on.
    """
    none = law_64.excepted_without_counting(f) or _counted_later(f) or law_64.no_trick_won(f)
    moved = None if none else law_64.one_trick(f)
    law_64.redress(f, moved=moved.count if moved else 0)


def _counted_later(f: DefectiveTrickFacts) -> bool:
    won = f.given("won_since") and f.won_since
    return not (f.play_over or won) and bool(law_64.counted_after_play(f))
