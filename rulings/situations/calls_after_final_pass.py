"""A call after the final pass (39)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_22, law_35, law_39
from rulings.situations.calls_after_final_pass_facts import CallAfterFinalPassFacts
from rulings.situations.irregular_calls_facts import no_lead_where_all_passed


@rules_on(CallAfterFinalPassFacts, no_lead_where_all_passed)
def rule_call_after_final_pass(f: CallAfterFinalPassFacts) -> None:
    """35D: whatever the call."""
    law_35.after_final_pass(f)
    cancelled(f)


def cancelled(f: law_39.TooLate) -> None:
    """Always; a defender's bid, double or redouble may restrict a lead. After four passes there is none (22B)."""
    law_39.cancelled(f)
    if law_39.caller_of(f) == "all-passed":
        law_22.passed_out(f)
        return
    if not law_39.no_rectification(f):
        law_39.other_call_of_defender(f)
    law_16.information_from_withdrawn_call(f)
