"""What a director is told: after the play of a board the players do not agree on the number of tricks (79A, 79B)."""

from typing import Annotated, ClassVar, Literal

from rulings.engine.facts import Judgement
from rulings.situations import told
from rulings.situations.agreed_claims_facts import TrickAgreedAwayFacts, TrickConcededFacts
from rulings.situations.clocks_facts import AppealClockFacts, scores_closed
from rulings.situations.trick_inspection_facts import MixedCardsFacts, lost_by_mixing


class TricksDisputedFacts(
    AppealClockFacts, MixedCardsFacts, TrickAgreedAwayFacts, TrickConcededFacts, kind="tricks-disputed"
):
    """One side says that it won another number of tricks than the other side says, or than was recorded."""

    agreeing_side: ClassVar[str] = "wanting-side"
    conceding_side: ClassVar[str] = "wanting-side"
    given_up_by: Annotated[
        Literal["play", "agreement", "concession"],
        "how the disputed trick went to the other side: in the play; the side that wants it now agreed to a claim or "
        "concession; it conceded the trick itself",
    ]
    called_in_round: Annotated[bool, "the director was called before the end of the round"]
    hands_in_board: told.HandsInBoard
    clear_view: Annotated[
        bool, "the director has formed a clear opinion of the result that was reached at the table", Judgement("79B3")
    ]


TRICKS_DISPUTED_CHECKS = (
    lost_by_mixing,
    scores_closed,
)
