"""Weighted scores (12C1(c)), and what an own error (12C1(e)) and a knock-out (12C4) make of adjusted ones. All exact."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bridge.scoring.exact import Exact
from bridge.scoring.matchpoints import matchpoints


@dataclass(frozen=True, slots=True)
class Outcome:
    """A result that could have come about, as a score, and how much of the whole it weighs."""

    score: Exact
    weight: Fraction


class WeightsNotWhole(ValueError):
    """The weights do not add up to one, or one of them is not above zero."""


def checked(outcomes: Sequence[Outcome]) -> Sequence[Outcome]:
    """The outcomes, whose weights add up to one. Raises ``WeightsNotWhole``."""
    if sum(one.weight for one in outcomes) != 1 or any(one.weight <= 0 for one in outcomes):
        raise WeightsNotWhole("the weights are not the parts of one whole")
    return outcomes


def average(outcomes: Sequence[Outcome]) -> Fraction:
    """The average of the scores themselves."""
    return sum((one.weight * one.score for one in checked(outcomes)), Fraction())


def weighted(outcomes: Sequence[Outcome], compare: Callable[[Exact], Exact], *, points_first: bool = False) -> Fraction:
    """What the outcomes are worth in a comparison.

    Each score is compared, and what it gets is weighted; with ``points_first`` the scores are averaged, and the average is
    compared. The Law does not say which (12C1(c)).
    """
    if points_first:
        return Fraction(compare(average(outcomes)))
    return sum((one.weight * compare(one.score) for one in checked(outcomes)), Fraction())


def redressed(at_table: Exact, adjusted: Exact, without_error: Exact) -> Fraction:
    """What the non-offending side gets that contributed to its own damage (12C1(e)(ii)), all seen from its side.

    Its damage is what lies between its score at the table and the adjusted one. The part of it from the table up to what it
    would have had after the infraction ``without_error`` of its own is not made good.
    """
    own_part = min(max(Fraction(without_error) - at_table, Fraction()), max(Fraction(adjusted) - at_table, Fraction()))
    return max(Fraction(adjusted), Fraction(at_table)) - own_part


def balanced(one: Exact, other: Exact) -> Fraction:
    """The score of the first side where the two scores, each seen from its own side, are averaged (12C4).

    The other side has the same with the other sign.
    """
    return Fraction(one - other) / 2


def beside_weighted(scores: Sequence[int], outcomes: Sequence[Outcome]) -> list[Fraction]:
    """The units (78A) of the others in a field in which one has a weighted score; theirs are ``scores``, in their order.

    Each is compared with the others as ever, and with each outcome by its weight: two contestants share two units.
    """
    checked(outcomes)
    return [
        own + sum((one.weight * _against(score, one.score) for one in outcomes), Fraction())
        for score, own in zip(scores, matchpoints(scores), strict=True)
    ]


def _against(score: Exact, other: Exact) -> int:
    return 2 if other < score else int(other == score)
