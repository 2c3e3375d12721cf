"""Scores of a board that several forms or tables have (86B2, 87B): random ones against sums written from the text alone."""

import random
from fractions import Fraction
from typing import Any

from bridge.scoring.exact import rounded
from rulings.engine.cases import read_case
from rulings.engine.outcome import Ruling
from rulings.engine.rulings import rule

POINTS = [-800, -620, -420, -100, -50, 0, 50, 110, 140, 420, 620, 1430]


def ruled(kind: str, **facts: Any) -> Ruling:
    return rule(read_case({"kind": kind, "facts": facts}))


def groups(draw: random.Random) -> list[list[int]]:
    return [[draw.choice(POINTS) for _ in range(draw.choice([1, 2, 3, 5, 9]))] for _ in range(draw.choice([1, 2, 3]))]


def matchpoints(scores: list[int]) -> list[Fraction]:
    """78A: two for each lower score, one for each equal one of the others."""
    return [Fraction(sum(2 * (other < own) + (other == own) for other in scores) - 1) for own in scores]


def brought_to(field: int, units: list[Fraction]) -> list[Fraction]:
    """Neuberg's formula: a group of n stands for a field of N."""
    return [Fraction(field, len(units)) * (one + 1) - 1 for one in units]


def test_each_group_of_a_fouled_board_is_scored_by_itself() -> None:
    draw = random.Random(87)
    for _ in range(150):
        told, method = groups(draw), draw.choice(["compared", "neuberg"])
        field = sum(map(len, told))
        concluded = ruled(
            "fouled-board",
            difference="cards-misplaced",
            score_groups=told,
            vulnerable="none",
            group_method=method,
        ).part("effect")
        scored = {one.values["count"]: one for one in concluded if one.key == "group-scored"}
        for number, scores in enumerate(told, start=1):
            size = field if method == "neuberg" else len(scores)
            if size < 2 or (method == "compared" and len(scores) < 2):
                assert number not in scored
                continue
            units = matchpoints(scores)
            units = brought_to(field, units) if method == "neuberg" else units
            assert scored[number].values["top"] == 2 * (size - 1)
            assert list(scored[number].values["matchpoints"]) == [rounded(one) for one in units], (told, method)
            assert list(scored[number].values["percentages"]) == [rounded(50 * one / (size - 1)) for one in units]
            assert sum(units) == len(scores) * (size - 1), "a group has half of the matchpoints"


def test_the_team_not_at_fault_has_the_better_of_two_on_each_board() -> None:
    draw = random.Random(86)
    for _ in range(150):
        assigned: list[Any] = [draw.choice(["none", draw.randint(-12, 17)]) for _ in range(draw.randint(1, 6))]
        plus = draw.choice([2, 3, 4])
        concluded = ruled(
            "team-match-score",
            not_comparable=draw.random() < 0.5,
            several_adjusted=True,
            teams_at_fault="one",
            assigned_imps=assigned,
            average_imps=plus,
        ).part("effect")
        own = [plus if one == "none" else max(int(one), plus) for one in assigned]
        boards = [one.values["imps"] for one in concluded if one.key == "board-for-non-offenders"]
        totals = {one.values["who"]: one.values["imps"] for one in concluded if one.key == "team-total"}
        assert boards == own
        assert totals == {"opponents": sum(own), "offending-side": -sum(own)}
