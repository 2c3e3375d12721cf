"""What a director is told: a partnership used a method, or departed from one."""

from typing import Annotated, Literal

from rulings.engine.facts import Facts, Judgement
from rulings.situations import told


class PartnershipAgreementFacts(Facts, kind="partnership-agreement"):
    """The opponents complain of what a partnership has agreed, or of a call that departed from it."""

    method: Annotated[
        Literal["departure", "artificial-psych", "undisclosed", "special", "changed", "differs"],
        "what it was: a call or play that departed from the agreement; a psychic artificial call; an agreement that "
        "had not been "
        "disclosed; a special partnership understanding; an agreement changed after an opponent's infraction; a "
        "method that the "
        "two partners play differently",
    ]
    method_forbidden: Annotated[bool, "the regulations of this tournament forbid or restrict it"] = False
    partner_aware: Annotated[
        bool,
        "his partner had more reason than the opponents to be aware of it, as after repeated departures",
        Judgement("40C1"),
    ]
    matter_of_style: Annotated[bool, "it is a matter of style or judgement, not of method", Judgement("40A4")]
    play_over: told.PlayOver
    damaged: told.Damaged
    event: told.Event = "pairs"
