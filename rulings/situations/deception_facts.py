"""What a director is told: a player has been deceived by an opponent."""

from typing import Annotated, Literal

from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Judgement
from rulings.situations import told


class DeceptionFacts(Facts, kind="deception"):
    """A player drew a wrong inference from what an opponent did, or from how he did it."""

    deceived_by: Annotated[
        Literal["call-or-play", "tempo", "manner", "remark", "procedure"],
        "by what: by the call or play itself; by a hesitation or haste; by manner or gesture; by a remark or question; by a "
        "departure from correct procedure",
    ]
    partner_protected: Annotated[
        bool, "his partner could know of the deception by agreement or experience", Judgement("73E1")
    ] = False
    meant_to_deceive: Annotated[bool, "he did it in order to deceive", Judgement("73D2")]
    play_over: told.PlayOver
    false_inference: Annotated[bool, "an innocent opponent drew a wrong inference from it", Judgement("73E2")]
    bridge_reason: Annotated[bool, "there was a bridge reason for what he did", Judgement("73E2")]
    could_know_gain: Annotated[
        bool, "he could have been aware at the time that it might bring his side a gain", Judgement("73E2")
    ]
    damaged: told.Damaged
    event: told.Event = "pairs"


DECEPTION_CHECKS = (
    not_together(meant_to_deceive=True, could_know_gain=False),
    not_together(deceived_by={"tempo", "manner", "remark", "procedure"}, false_inference=False, damaged=True),
)
