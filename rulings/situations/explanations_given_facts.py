"""What a director is told: a player has explained a call, and perhaps it was not for him to do so."""

from typing import Annotated, Literal

from rulings.engine.facts import Facts
from rulings.situations import told


class ExplanationGivenFacts(Facts, kind="explanation-given"):
    """A player told the opponents what a call of his side means: was it for him to say, and had anybody asked?"""

    explained_by: told.ExplainedBy
    explained_because: Annotated[
        Literal["opponent-asked", "regulations", "director-told-him", "nobody-asked"],
        "why he did: an opponent had asked; the regulations want it said unasked, or by him; the director told him to; "
        "nobody had asked",
    ] = "opponent-asked"
    auction_over: told.AuctionOver = False
