"""Is a call comparable (23A)? What the meanings say of each test, the director's judgement, and what follows."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_23
from rulings.situations import withdrawn_calls
from rulings.situations.comparable_calls_facts import COMPARABLE_CALL_CHECKS, ComparableCallFacts
from rulings.situations.other_table import considered_where_adjusted


@rules_on(ComparableCallFacts, *COMPARABLE_CALL_CHECKS)
@considered_where_adjusted
def rule_comparable_call(f: ComparableCallFacts) -> None:
    """The aid first, where meanings were told; then the tests. Who has to pass is said by the Law on the irregular call."""
    law_23.how_meanings_compare(f)
    law_23.how_hands_compare(f)
    law_23.how_purposes_compare(f)
    if not law_23.is_comparable(f):
        law_23.director_has_found(f, comparable=False)
        withdrawn_calls.replaced_otherwise(f)
        return
    law_23.director_has_found(f, comparable=True)
    if f.was_out_of_rotation:
        law_23.nothing_rectified(f)
    withdrawn_calls.replaced_comparably(f)
