"""What a call leaves behind that was withdrawn or cancelled, in the order in which a director looks at it.

The Law on the irregular call says whether the offender's partner has to pass; what is asked here is the same under all of
them: is the call in its place comparable (23A), may a lead be forbidden (26), who may use what the call told (16C), and what
is looked at once the play is over (23C, 72C).
"""

from rulings.laws import law_16, law_23, law_26
from rulings.situations import awareness
from rulings.situations.withdrawn_calls_facts import AfterwardsFacts


def replaced_comparably(f: AfterwardsFacts) -> None:
    """No lead is restricted and 16C does not apply (26A), but the score is looked at (23C)."""
    law_26.lead_not_restricted(f)
    look_at_help(f)


def replaced_otherwise(f: AfterwardsFacts) -> None:
    """Declarer may forbid a lead (26B), the offenders may not use what they learned (16C2), and 72C."""
    law_26.one_suit_may_be_forbidden(f)
    law_16.information_from_withdrawn_call(f)
    awareness.look_at(f)


def look_at_help(f: AfterwardsFacts) -> None:
    """After play: did the help of the irregular call do damage (23C)? Nothing more is said if it did none."""
    if not f.given("assistance_damaged") or f.assistance_damaged:
        law_23.help_of_call(f)
    look_at_foresight(f)


def look_at_foresight(f: AfterwardsFacts) -> None:
    """72C speaks of every infraction, also of one that is not rectified: where it is told, the score is adjusted.

    Not a second time: what 23C or 27D makes good has been made good.
    """
    if not (f.given("assistance_damaged") and f.assistance_damaged):
        awareness.adjust_where_found(f)
