"""What a director is told: whether the round is over for a table (8B, 8C)."""

from typing import Annotated, Literal

from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts


class EndOfRoundFacts(Facts, kind="end-of-round"):
    """A right depends on whether the round has ended at a table."""

    board_postponed: Annotated[
        Literal["no", "outstanding", "settled"],
        "whether the director has postponed a board of these players: no; yes, and it is still to be played; yes, and since "
        "then it was played, agreed and recorded, or cancelled",
    ] = "no"
    last_round: Annotated[bool, "it is the last round of the session"] = False
    all_entered: Annotated[
        bool, "all boards planned for the table have been completed and all scores entered without objection"
    ]
    signal_given: Annotated[bool, "the director has signalled the start of the next round"]
    table_finished: Annotated[bool, "the table had finished its play when the signal was given"]
    players_moved: Annotated[bool, "the players have changed tables since"]


END_OF_ROUND_CHECKS = (not_together(board_postponed="outstanding", all_entered=True),)
