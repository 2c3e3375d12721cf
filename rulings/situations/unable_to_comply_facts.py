"""What a director is told: a player cannot lead or play as a rectification requires."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts, Formerly


class UnableToComplyFacts(Facts, kind="unable-to-comply"):
    """A lead or play was required or forbidden, and the player's cards may not allow it."""

    prevented_by: Annotated[
        Literal["no-card-of-suit", "only-forbidden-suits", "must-follow-suit", "able"],
        "no card of the required suit; only cards of suits that he may not lead; he has to follow suit; he can comply",
        Formerly("reason"),
    ]
    bound_player: Annotated[
        Literal["partner", "offender"],
        "who has to comply: the offender's partner or the offender himself",
        Formerly("player"),
    ] = "partner"
    rectification: Annotated[
        Literal["penalty-card", "several-penalty-cards", "premature-play", "other"],
        "the choice was a lead because of a penalty card; because of several; a play because of a premature play; other",
    ] = "other"
    own_card_playable: Annotated[
        bool, "he has a major penalty card of his own that he could legally play", Formerly("has_penalty_card")
    ] = False


def who_complies(f: UnableToComplyFacts) -> str:
    """The offender's partner, unless the case says that it is the offender: nothing but his name hangs on it."""
    return f.bound_player if f.given("bound_player") else "partner"


def _leader_follows_no_suit(f: UnableToComplyFacts) -> Problem | None:
    wrong = f.prevented_by == "must-follow-suit" and f.rectification in ("penalty-card", "several-penalty-cards")
    return Problem("prevented_by", "leader-follows-no-suit", {}) if wrong else None


UNABLE_TO_COMPLY_CHECKS = (
    _leader_follows_no_suit,
    not_together(bound_player="offender", rectification={"penalty-card", "several-penalty-cards", "premature-play"}),
)
