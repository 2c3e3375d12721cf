"""What a director is told: a board was perhaps fouled, and which scores were made in which form of it (87)."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.problems import Problem
from rulings.engine.facts import Facts
from rulings.engine.regulations import Regulated
from rulings.situations import told
from rulings.situations.score_values import ScoreGroup, points_for_ns
from rulings.situations.scores_facts import MOST_SCORES


class FouledBoardFacts(Facts, kind="fouled-board"):
    """A board was not the same for all who are compared on it."""

    difference: Annotated[
        Literal["none", "cards-misplaced", "dealer-or-vulnerability"],
        "what differed: nothing; cards lay in a wrong pocket of the board; two copies that should be the same had another "
        "dealer or another vulnerability",
    ]
    compared_directly: Annotated[
        bool, "pairs whose scores are compared directly played the board in different forms"
    ] = True
    event: told.Event = "pairs"
    score_groups: Annotated[
        tuple[ScoreGroup, ...],
        Field(min_length=1, max_length=5),
        "the scores on the board for North-South, one group for each form of it: made in the right form, made once it was "
        "fouled",
    ]
    vulnerable: told.Vulnerable
    group_method: Annotated[
        Literal["none-stated", "compared", "neuberg"],
        "how the regulations have each group scored: they state no method; those of a group are compared with one another; "
        "each group is brought to the full field by Neuberg's formula",
        Regulated("group_method"),
    ] = "none-stated"
    unit: told.MatchpointUnit = "matchpoint"

    def points(self, group: int) -> list[int]:
        """The scores of a group in points."""
        scores = self.score_groups[group]
        return [one if isinstance(one, int) else points_for_ns(one, self.vulnerable) for one in scores]

    @property
    def field(self) -> int:
        """How many scores there are in all groups."""
        return sum(len(group) for group in self.score_groups)


def no_more_scores_than_are_compared(f: FouledBoardFacts) -> Problem | None:
    """A field is no larger than that of any board."""
    return Problem("score_groups", "too-many", {}) if f.field > MOST_SCORES else None
