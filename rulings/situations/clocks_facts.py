"""What a director is told of the time: how long ago the official scores were opened to inspection (79C1, 92B).

Two periods run from that moment, each with a length of its own: the one in which a score is corrected, and the one in which a
ruling or an appeal may be asked for. A situation takes the clock that its Law reads.
"""

from typing import Annotated

from pydantic import Field

from rulings.engine.exclusions import ANY, not_together
from rulings.engine.facts import Facts
from rulings.engine.regulations import MOST_MINUTES, Regulated

ScoresOpen = Annotated[bool, "the official scores had been opened to inspection by then"]


class ScoresOpenedFacts(Facts):
    """Since when the official scores can be inspected: until then neither period runs."""

    scores_open: ScoresOpen
    minutes_since_open: Annotated[
        int, Field(ge=0, le=MOST_MINUTES), "how many minutes before that the scores had been opened to inspection"
    ]


class CorrectionClockFacts(ScoresOpenedFacts):
    """The clock of 79C1: corrections of the score, agreements withdrawn (69B), concessions cancelled (71)."""

    correction_minutes: Annotated[
        int,
        Field(ge=0, le=MOST_MINUTES),
        "how many minutes after that the correction period ends",
        Regulated("correction_minutes"),
    ] = 30


class AppealClockFacts(ScoresOpenedFacts):
    """The clock of 92B: rulings asked for, appeals."""

    appeal_minutes: Annotated[
        int,
        Field(ge=0, le=MOST_MINUTES),
        "how many minutes after that the right to ask for a ruling or to appeal ends",
        Regulated("appeal_minutes"),
    ] = 30


scores_closed = not_together(scores_open=False, minutes_since_open=ANY)
"""Until they are opened no minute has passed since."""
