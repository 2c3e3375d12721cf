"""The score of a board by its number and its calls."""

from typing import Any

import pytest

from bridge.problems import ImpossibleCase
from rulings.engine.cases import read_case
from rulings.engine.rulings import Ruling, rule

CALLS = ["1H", "P", "2H", "X", "3H", "P", "4H", "P", "P", "P"]


def ruled(**facts: Any) -> Ruling:
    return rule(read_case({"kind": "score", "facts": facts}))


def test_board_and_calls_say_who_declared_what_and_who_was_vulnerable() -> None:
    ruling = ruled(board=2, calls=CALLS, tricks=10)
    assert ruling.concluded[0].values["result"] == "4♥= E"
    assert ruling.concluded[0].values["points"] == 420
    assert {"2", "22A", "19C", "def:deklaran", "77"} <= set(ruling.clauses)
    doubled = ruled(board=4, calls=["1H", "X", "P", "P", "P"], tricks=6)
    assert (doubled.concluded[0].values["result"], doubled.concluded[0].values["points"]) == ("1♥X-1 W", -200)
    assert {"19D", "2"} <= set(doubled.clauses)


def test_the_number_alone_gives_the_vulnerability() -> None:
    assert ruled(board=4, contract="4H S", tricks=10).concluded[0].values["points"] == 620


@pytest.mark.parametrize(
    ("facts", "place"),
    [
        ({"calls": CALLS}, "board"),
        ({"board": 2, "calls": ["1H", "1D"]}, "calls"),
        ({"board": 2, "calls": ["1H", "P"]}, "calls"),
        ({"board": 2, "calls": ["P", "P", "P", "P"]}, "calls"),
        ({"board": 2, "calls": CALLS, "contract": "4HX E"}, "contract"),
        ({"board": 1, "vulnerable": "all"}, "vulnerable"),
    ],
)
def test_what_does_not_fit_together_is_refused(facts: dict[str, Any], place: str) -> None:
    with pytest.raises(ImpossibleCase) as impossible:
        ruled(tricks=10, **facts)
    assert [problem.place for problem in impossible.value.problems] == [f"facts.{place}"]
