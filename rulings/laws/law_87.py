"""Law 87: fouled board."""

from fractions import Fraction
from typing import Literal

from bridge.scoring import matchpoints as comparison
from bridge.scoring.exact import rounded
from rulings.effects.fouled_boards import (
    BoardFouled,
    BoardNotFouled,
    GroupNotComparable,
    GroupScored,
    ScoresGrouped,
    TreatAsSeveralScores,
)
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.fouled_boards_facts import FouledBoardFacts


@clause("87A")
def may_be_fouled(f: Facts) -> Conclusion:
    """A board is fouled if contestants who are compared did not play it in identical form."""
    return reminder("board-may-be-fouled")


@clause("87A")
def is_fouled(f: FouledBoardFacts) -> Literal[True] | Conclusion:
    """Cards in a wrong pocket, or copies that differ; and pairs who are compared directly did not play the same.

    Otherwise it is not, and is scored as any.
    """
    if f.difference == "none":
        return BoardNotFouled(why="same-form")
    return f.compared_directly or BoardNotFouled(why="not-compared")


@clause("87B")
def grouped(f: FouledBoardFacts) -> tuple[Conclusion, ...]:
    """The director finds as well as he can which scores were made in which form, and groups them."""
    return BoardFouled(), ScoresGrouped()


@clause("87B")
def director_states_method(f: FouledBoardFacts) -> tuple[Conclusion, ...]:
    """Without a stated method the director decides it and announces it."""
    if f.group_method != "none-stated":
        return ()
    return (
        choice(f, "compare-within-groups", "director", scored_in_groups, {"group_method": "compared"}),
        choice(f, "bring-groups-to-field", "director", scored_in_groups, {"group_method": "neuberg"}),
    )


@clause("87B")
def scored_in_groups(f: FouledBoardFacts) -> tuple[Conclusion, ...]:
    """Each group by itself."""
    return tuple(_scored(f, number) for number in range(len(f.score_groups)))


def _scored(f: FouledBoardFacts, number: int) -> Conclusion:
    scores, neuberg = f.points(number), f.group_method == "neuberg"
    if f.field < 2 or (len(scores) < 2 and not neuberg):
        return GroupNotComparable(count=number + 1)
    units: list[Fraction] = [Fraction(one) for one in comparison.matchpoints(scores)]
    size = f.field if neuberg else len(scores)
    if neuberg:
        units = comparison.neuberg(comparison.matchpoints(scores), size)
    each = 2 if f.unit == "half-matchpoint" else 1
    return GroupScored(
        count=number + 1,
        matchpoints=tuple(rounded(one / each) for one in units),
        percentages=tuple(rounded(one) for one in comparison.percentages(units, size)),
        top=rounded(Fraction(comparison.top(size), each)),
    )


@clause("87C")
def as_several_scores(f: FouledBoardFacts) -> tuple[Conclusion, ...]:
    """In a team match its scores are ruled on as several that cannot be compared (86B2)."""
    return BoardFouled(), TreatAsSeveralScores()
