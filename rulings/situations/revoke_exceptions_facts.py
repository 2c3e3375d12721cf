"""What a director is told: the exceptions of 64B that do not depend on how the revoke came about."""

from typing import Annotated, Literal

from rulings.engine.facts import Facts


class EstablishedRevokeFacts(Facts):
    """What can be known of every established revoke."""

    repeated: Annotated[bool, "the same player has an earlier established revoke in the same suit"] = False
    both_sides: Annotated[bool, "each side has an established revoke on this board"] = False
    attention: Annotated[
        Literal["in-time", "after-call-on-next-deal", "after-round"],
        "when attention was first drawn: before the non-offending side called on the next deal; after that; after the round",
    ] = "in-time"
