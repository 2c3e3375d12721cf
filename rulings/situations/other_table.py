"""In a team match an adjusted score is given with regard to the other table: 12A refers to 86B."""

from collections.abc import Callable
from functools import wraps
from typing import Protocol, TypeVar, cast

from rulings.effects.deals import AdjustedScoreDue
from rulings.effects.procedures import GainTakenAway
from rulings.effects.scores import AdjustedScore
from rulings.engine.facts import Facts
from rulings.engine.trace import Option, Step, conclusions
from rulings.laws import law_86


class InACompetition(Protocol):
    """A case that may tell in what kind of competition it was."""

    step: Step

    @property
    def event(self) -> str:
        """Pairs, individual or teams."""


C = TypeVar("C", bound=InACompetition)


def considered_where_adjusted(rule: Callable[[C], object]) -> Callable[[C], object]:
    """Whatever the Law that adjusts the score: 86B as the last step of the situation."""

    @wraps(rule)
    def ruled(f: C) -> None:
        rule(f)
        if any(_adjusts(found) for found in conclusions(f.step)):
            considered(f)

    return ruled


def considered_if_adjusted(f: InACompetition, found: object) -> None:
    """86B, where what a rule has concluded adjusts the score."""
    if _adjusts(found):
        considered(f)


def considered(f: InACompetition) -> None:
    """86B, where the score is adjusted in a team match."""
    if f.event == "teams":
        law_86.other_table_considered(cast("Facts", f))


def _adjusts(found: object) -> bool:
    """Whether the score is adjusted, or the director may adjust it."""
    if isinstance(found, Option):
        return found.key == "adjust-score"
    return isinstance(found, AdjustedScore | AdjustedScoreDue | GainTakenAway)
