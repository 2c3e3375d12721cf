"""Victory points: the properties of a scale, and values worked out by hand."""

from decimal import Decimal
from itertools import pairwise

import pytest

from bridge.scoring.victory_points import ALL, blitz, exact_points, victory_points

BOARDS = (1, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 48)


@pytest.mark.parametrize("boards", BOARDS)
def test_the_two_sides_share_twenty(boards: int) -> None:
    for margin in range(-120, 121):
        ours, theirs = victory_points(margin, boards)
        assert ours + theirs == ALL
        assert (theirs, ours) == victory_points(-margin, boards)
        assert 0 <= ours <= ALL
        assert ours == ours.quantize(Decimal("0.01"))


@pytest.mark.parametrize("boards", BOARDS)
def test_more_imps_are_never_fewer_points(boards: int) -> None:
    points = [victory_points(margin, boards)[0] for margin in range(-130, 131)]
    assert all(one <= other for one, other in pairwise(points))
    assert victory_points(0, boards) == (Decimal(10), Decimal(10))


@pytest.mark.parametrize("boards", BOARDS)
def test_each_further_imp_is_worth_less(boards: int) -> None:
    """Up to the margin that gives all points; before rounding, which may turn a step by a hundredth."""
    points = [exact_points(margin, boards) for margin in range(int(blitz(boards)) + 1)]
    steps = [other - one for one, other in pairwise(points)]
    assert all(one > other > 0 for one, other in pairwise(steps))


def test_all_points_from_fifteen_times_the_root_of_the_boards_on() -> None:
    for boards, margin in ((1, 15), (4, 30), (9, 45), (16, 60), (25, 75)):
        assert victory_points(margin, boards) == (Decimal(20), Decimal(0))
        assert victory_points(margin - 1, boards)[0] < 20
        assert victory_points(margin + 50, boards) == (Decimal(20), Decimal(0))


@pytest.mark.parametrize(
    ("margin", "boards", "ours"),
    [
        (1, 16, "10.31"),  # 1 - τ^0.05 = 0.023774; over 1 - τ³ = 0.763932: 0.031121
        (20, 16, "15.00"),  # a third of the way: 1 - τ = 0.381966, half of 0.763932
        (40, 16, "18.09"),  # two thirds: 1 - τ² = 0.618034; 0.809017
        (-20, 16, "5.00"),
        (10, 4, "15.00"),
    ],
)
def test_worked_out_by_hand(margin: int, boards: int, ours: str) -> None:
    assert victory_points(margin, boards)[0] == Decimal(ours)
