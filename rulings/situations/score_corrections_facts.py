"""What a director is told: a score on which the players had agreed was worked out or entered wrongly (79C)."""

from typing import Annotated, Literal

from rulings.engine.exclusions import not_together
from rulings.engine.facts import Judgement
from rulings.situations.clocks_facts import CorrectionClockFacts, scores_closed


class ScoreCorrectionFacts(CorrectionClockFacts, kind="score-correction"):
    """A score on the record is not the one that follows from the result on which the players had agreed."""

    slip_by: Annotated[
        Literal["player", "official", "nobody"],
        "who worked out or entered the agreed score wrongly: a player; an official; nobody, the score is right and the number "
        "of tricks itself is in dispute",
    ]
    wrongly_entered: Annotated[
        bool, "beyond reasonable doubt the score on the record is not the one agreed", Judgement("79C2")
    ]
    organizer_agrees: Annotated[bool, "the Tournament Organizer agrees to a correction after the period"]


SCORE_CORRECTION_CHECKS = (
    not_together(slip_by="nobody", wrongly_entered=True),
    scores_closed,
)
