"""What a director is told: the procedure was not kept, by the players or by his own ruling (82)."""

from typing import Annotated, Literal

from rulings.engine.facts import Judgement
from rulings.situations import told
from rulings.situations.clocks_facts import AppealClockFacts, scores_closed


class ErrorOfProcedureFacts(AppealClockFacts, kind="directors-error"):
    """An error of procedure: of the players, or a ruling of the director that he later finds to be wrong."""

    error_by: Annotated[
        Literal["director", "players"],
        "whose error it is: the director gave a ruling that he now finds to be wrong; the players did not keep the procedure",
    ] = "director"
    normal_score_possible: Annotated[
        bool, "with some correction the board can still be scored normally", Judgement("82C")
    ]
    event: told.Event = "pairs"


ERROR_OF_PROCEDURE_CHECKS = (scores_closed,)
