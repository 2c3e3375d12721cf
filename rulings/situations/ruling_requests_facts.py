"""What a director is told: something is brought up, perhaps long after it happened (92B, 81C)."""

from typing import Annotated, Literal

from rulings.engine.facts import Judgement
from rulings.situations.clocks_facts import AppealClockFacts, scores_closed


class RulingRequestFacts(AppealClockFacts, kind="ruling-requested"):
    """An error or irregularity is brought up: is it in time, and may the director leave it unrectified if he is asked to?"""

    brought_up_by: Annotated[
        Literal["contestant", "director"],
        "how it comes up: a contestant asks for a ruling; the director has become aware of it in some other way",
    ]
    waiver_asked_by: Annotated[
        Literal["nobody", "non-offending-side", "offending-side"],
        "who asks the director not to rectify the irregularity: nobody; the non-offending side; the offending side",
    ] = "nobody"
    cause_to_waive: Annotated[bool, "there is cause to waive the rectification", Judgement("81C5")]


RULING_REQUEST_CHECKS = (scores_closed,)
