"""May a player use what he has learned (16A), and the chain of questions where it came from his partner (16B, 73)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_16, law_23, law_73, law_74, law_75
from rulings.situations import other_table
from rulings.situations.unauthorised_information_facts import (
    UNAUTHORISED_INFORMATION_CHECKS,
    UnauthorisedInformationFacts,
)


@rules_on(UnauthorisedInformationFacts, *UNAUTHORISED_INFORMATION_CHECKS)
def rule_unauthorised_information(f: UnauthorisedInformationFacts) -> None:
    """16A by the source; 16B of what partner conveyed, 16C of what was withdrawn."""
    _BY_SOURCE[f.source](f)


def _from_calls_and_plays(f: UnauthorisedInformationFacts) -> None:
    """16A1(a), whoever made them; between partners there is no other way (73A1)."""
    law_16.from_calls_and_plays(f)
    law_73.by_calls_and_plays(f)


def _from_partner(f: UnauthorisedInformationFacts) -> None:
    """16B and 73: was there such information, and what may be done with it."""
    if f.conveyed_by == "tempo" and law_73.pause_was_required(f):
        return
    if law_16.nothing_extraneous(f):
        return
    law_73.conveyed_improperly(f)
    if f.conveyed_by == "explanation":
        law_75.explanation_heard(f)
    else:
        law_16.unauthorised_from_partner(f, f.conveyed_by, "recipient")
    if f.conveyed_by in ("tempo", "manner"):
        law_73.inferences_at_own_risk(f)
    if f.play_over:
        _judged_after_play(f)
    else:
        _while_play_goes_on(f)


def _while_play_goes_on(f: UnauthorisedInformationFacts) -> None:
    """Nothing is rectified yet: who got the information avoids using it, the others may reserve their rights (16B2)."""
    law_73.carefully_avoids(f)
    law_16.rights_reserved(f)
    law_16.adjusted_for_advantage(f)


def _judged_after_play(f: UnauthorisedInformationFacts) -> None:
    """16B1 and 16B3, in the order of the questions; an adjusted score in a team match looks at the other table."""
    if law_16.nothing_infringed(f):
        return
    law_73.may_be_penalised(f)
    other_table.considered_if_adjusted(f, law_16.adjusted_for_advantage(f))


def _withdrawn(f: UnauthorisedInformationFacts) -> None:
    """16C: for the non-offenders everything is authorised; for the offenders the same questions as after 16B."""
    if not f.own_side_offended:
        law_16.information_from_withdrawn(f, "withdrawn-action", "recipient")
    elif f.replaced_comparably:
        law_23.nothing_rectified(f)
    else:
        law_16.withdrawn_is_unauthorised(f)
        if not f.play_over or law_16.withdrawn_was_used(f) is True:
            other_table.considered_if_adjusted(f, law_16.adjusted_for_withdrawn(f))


_BY_SOURCE = {
    "calls-and-plays": _from_calls_and_plays,
    "procedure": law_16.from_procedure,
    "known-before": law_16.known_before,
    "own-estimate": law_16.own_estimate,
    "opponents-manner": law_73.inferences_at_own_risk,
    "opponents-card": law_74.opponents_card,
    "withdrawn-action": _withdrawn,
    "partner": _from_partner,
}
