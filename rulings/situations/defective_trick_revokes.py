"""The revoke that a player who played no card to a trick is deemed to have made (67B1): 64A2, 64B and 64C."""

from rulings.laws import law_64
from rulings.situations.defective_trick_facts import DefectiveTrickFacts


def trick_for_deemed_revoke(f: DefectiveTrickFacts) -> None:
    """64A2, unless 64B excepts the revoke (both sides have played on, so it is established); 64C supplements."""
    exceptions = (
        law_64.repeated_in_suit,
        law_64.faced_card_missing,
        law_64.next_deal_begun,
        law_64.round_over,
        law_64.on_twelfth_trick_deemed,
        law_64.both_sides_revoked,
        law_64.no_trick_won_deemed,
    )
    moved = not any(exception(f) for exception in exceptions)
    if moved:
        law_64.one_trick_deemed(f)
    if not (law_64.without_repetition_deemed(f) or law_64.without_revokes_deemed(f)):
        law_64.director_looks_again(f, moved=moved)
