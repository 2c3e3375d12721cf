"""A ruling is asked for, or the director finds something himself (92B, 81C3), and perhaps he is asked to let it go (81C5)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_79, law_81, law_92
from rulings.situations.ruling_requests_facts import RULING_REQUEST_CHECKS, RulingRequestFacts


@rules_on(RulingRequestFacts, *RULING_REQUEST_CHECKS)
def rule_ruling_requested(f: RulingRequestFacts) -> None:
    """The clock first: out of time there is nothing that could be waived."""
    in_time = law_92.within_appeal_period(f)
    if f.brought_up_by == "contestant":
        law_92.ruling_on_request(f, in_time=in_time)
    elif in_time:
        law_81.rectifies_what_he_notices(f)
    else:
        law_81.noticed_too_late(f)
    if in_time:
        waiver(f)
    else:
        law_79.wrong_entry_has_its_own_time(f)


def waiver(f: RulingRequestFacts) -> None:
    """81C5: at the request of the non-offending side, and for cause."""
    if f.waiver_asked_by != "nobody":
        law_81.waives_on_request(f)
