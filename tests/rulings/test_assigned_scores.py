"""Assigned scores of random boards (12C1, 12C4), worked out again without the engine's arithmetic."""

import random
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from bridge.cards import Strain
from bridge.contracts import Contract, Risk
from bridge.scoring.exact import rounded
from bridge.seats import Seat, Side
from rulings.engine.cases import read_case
from rulings.engine.rulings import rule
from tests.bridge.test_scoring import ROWS, reckoned

LOWEST = [int(row.split("-")[0]) for row in ROWS.split()] + [4000]
RISKS: tuple[Risk, ...] = ("", "X", "XX")
VULNERABLE = {"none": "", "ns": "NS", "ew": "EW", "all": "NSEW"}
ON_BOARD = {"matchpoints": "percentage", "imps": "imps", "cross-imps": "imps", "total-points": "points"}


def imps(difference: Fraction) -> int:
    won = sum(low <= abs(difference) for low in LOWEST) - 1
    return won if difference > 0 else -won


def played(rnd: random.Random, vulnerable: str) -> tuple[str, int]:
    """A result as directors write it, and its points for North-South."""
    contract = Contract(rnd.randint(1, 7), rnd.choice(list(Strain)), rnd.choice(RISKS), rnd.choice(list(Seat)))
    assert contract.declarer is not None
    tricks, side = rnd.randint(0, 13), contract.declarer.side
    over = tricks - contract.needed
    points = reckoned(contract, tricks, vulnerable=str(side) in VULNERABLE[vulnerable])
    written = f"{contract.level}{contract.strain}{contract.risk}{f'{over:+}' if over else '='} {contract.declarer}"
    return written, points if side is Side.NS else -points


def weights(rnd: random.Random) -> list[int]:
    """Percentages that are a whole."""
    cuts = [0, *sorted(rnd.sample(range(5, 100, 5), rnd.randrange(4))), 100]
    return [high - low for low, high in pairwise(cuts)]


def case(rnd: random.Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """The facts as they are sent, and the same in points for North-South."""
    vulnerable = rnd.choice(list(VULNERABLE))
    scoring = rnd.choice(list(ON_BOARD))
    assigned = [(played(rnd, vulnerable), weight) for weight in weights(rnd)]
    others = [played(rnd, vulnerable) for _ in range(rnd.randint(1, 12))]
    table, error = played(rnd, vulnerable), played(rnd, vulnerable)
    offending = rnd.choice(["NS", "EW"])
    facts: dict[str, Any] = {
        "vulnerable": vulnerable,
        "scoring": scoring,
        "results": [{"score": score[0], "weight": weight} for score, weight in assigned],
        "offending_side": offending,
        "table_score": table[0],
        "weighing": rnd.choice(["comparisons", "points"]),
        "knockout": scoring != "cross-imps" and rnd.random() < 0.4,
    }
    if scoring == "imps":
        facts["other_table_score"] = others[0][0]
    elif scoring != "total-points":
        facts["other_scores"] = [one[0] for one in others]
    if rnd.random() < 0.5:
        facts |= {"own_error": rnd.choice(["serious-error", "gambling"]), "without_error": error[0]}
    points = {
        "assigned": [(Fraction(score[1]), Fraction(weight, 100)) for score, weight in assigned],
        "others": [one[1] for one in others],
        "table": Fraction(table[1]),
        "error": Fraction(error[1]),
    }
    return facts, points


def worth(scoring: str, score: Fraction, others: list[int]) -> Fraction:
    """What a score is worth to North-South against those of the other tables."""
    if scoring == "total-points":
        return score
    if scoring == "matchpoints":
        beaten = sum((Fraction(other < score) + Fraction(other == score, 2) for other in others), Fraction())
        return beaten * 100 / len(others)
    compared = others[:1] if scoring == "imps" else others
    return Fraction(sum(imps(score - other) for other in compared), len(compared))


def expected(facts: dict[str, Any], points: dict[str, Any]) -> dict[Side, Fraction] | None:
    """What each side has on the board; ``None`` where the non-offending side was not damaged (12B1)."""
    whole = 100 if facts["scoring"] == "matchpoints" else 0

    def of(side: Side, score: Fraction) -> Fraction:
        found = worth(facts["scoring"], score, points["others"])
        return found if side is Side.NS else whole - found

    offender = Side(facts["offending_side"])
    innocent, assigned = offender.other, points["assigned"]
    if facts["weighing"] == "points":
        assigned = [(sum(score * weight for score, weight in assigned), Fraction(1))]
    adjusted = sum((of(innocent, score) * weight for score, weight in assigned), Fraction())
    table = of(innocent, points["table"])
    if adjusted <= table:
        return None
    gets = {innocent: adjusted, offender: whole - adjusted}
    if "own_error" in facts:
        own = of(innocent, points["error"]) - table
        gets[innocent] -= min(max(own, Fraction()), adjusted - table)
    if facts["knockout"]:
        middle = (gets[innocent] + whole - gets[offender]) / 2
        gets = {innocent: middle, offender: whole - middle}
    return gets


def check(seed: int) -> None:
    facts, points = case(random.Random(seed))
    ruling = rule(read_case({"kind": "assigned-score", "facts": facts}))
    unit = ON_BOARD[facts["scoring"]]
    found = {Side(one.values["who"]): one.values[unit] for one in ruling.concluded if one.key == f"{unit}-on-board"}
    wanted = expected(facts, points)
    if wanted is None:
        assert not found, facts
        return
    assert found == {side: rounded(value) for side, value in wanted.items()}, (seed, facts)


def test_assigned_scores_are_what_they_come_to() -> None:
    for seed in range(60):
        check(seed)


@pytest.mark.long
def test_thousands_of_assigned_scores() -> None:
    for seed in range(1000, 3000):
        check(seed)
