"""A player and the infraction of his own side (72)."""

from rulings.engine.kinds import rules_on
from rulings.laws import law_20, law_62, law_72, law_79, law_90
from rulings.situations import awareness
from rulings.situations.other_table import considered_where_adjusted
from rulings.situations.own_infractions_facts import OwnInfractionFacts


@rules_on(OwnInfractionFacts)
@considered_where_adjusted
def rule_own_infraction(f: OwnInfractionFacts) -> None:
    """By what is held against the player."""
    match f.about_infraction:
        case "intended":
            law_72.may_not_be_intended(f)
            law_90.penalty_for_procedure(f, "offender")
            awareness.adjust_where_found(f)
        case "kept-silent":
            kept_silent(f)
        case "hidden":
            law_72.may_not_be_hidden(f)
            law_90.penalty_for_procedure(f, "offender")
            awareness.look_at(f)
        case _:
            law_72.perhaps_gained(f)


def kept_silent(f: OwnInfractionFacts) -> None:
    """72B2, and the three exceptions that it names."""
    match f.silent_about:
        case "own-explanation":
            law_20.explainer_corrects(f)
        case "partners-explanation":
            law_20.partners_explanation_is_corrected(f)
        case "revoke":
            law_62.must_correct(f)
        case "trick":
            law_79.may_not_accept_knowingly(f)
        case _:
            law_72.no_duty_to_speak(f)
