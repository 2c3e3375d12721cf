"""What a director is told: a score is perhaps to be adjusted (12)."""

from typing import Annotated, Literal

from rulings.engine.facts import Facts, Judgement
from rulings.situations import told


class AdjustedScoreFacts(Facts, kind="adjusted-score"):
    """Whether an adjusted score is due, and which kind: assigned (12C1) or artificial (12C2)."""

    prompted_by: Annotated[
        Literal["director", "player-in-time", "player-late"],
        "what makes the director look at it: his own initiative; a player who asks within the time of 92B; one who asks later",
    ] = "director"
    ground: Annotated[
        Literal["law-provides", "harm-not-removed", "board-unplayable", "wrongly-rectified", "too-severe"],
        "why a score might be adjusted: a Law provides for it; the Laws do not make good the damage of this infraction; no "
        "correction lets the board be played normally; an irregularity was rectified in an incorrect way; the rectification "
        "that the Laws have seems too severe, or to favour a side",
        Judgement("12A"),
    ]
    damaged: told.Damaged
    result_possible: Annotated[bool, "a result was obtained at the table, or can be"] = True
    outcomes: Annotated[
        Literal["one", "several", "too-many"],
        "what would have happened without the infraction: one result is likely; several results are possible; they are too "
        "many or not clear",
        Judgement("12C1d"),
    ]
    own_error: told.OwnError = "none"
    fault_of_ns: told.FaultOfNS
    fault_of_ew: told.FaultOfEW
    scoring: Annotated[Literal["matchpoints", "imps"], told.SCORING] = "matchpoints"
    several_boards: Annotated[bool, "a contestant gets no score on more than one board of the session"] = False
    event: told.Event = "pairs"
    knockout: told.Knockout = False
