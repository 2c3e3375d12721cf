"""An adjusted score in a team match is given with regard to the other table, by whichever Law it is adjusted (12A, 86B)."""

import pytest

from rulings.engine.cases import read_case
from rulings.engine.kinds import kind_named
from rulings.engine.outcome import Ruling
from rulings.engine.rulings import rule
from tests.rulings.reviewed import as_told, reviewed_cases

ADJUSTED = [case for case in reviewed_cases() if case["kind"] != "team-match-score"]


def adjusts(ruling: Ruling) -> bool:
    return bool({"adjusted-score", "adjusted-score-due", "adjust-score"} & {one.key for one in ruling.concluded})


@pytest.mark.parametrize("kind", sorted({case["kind"] for case in ADJUSTED}))
def test_wherever_a_score_is_adjusted_in_a_team_match_the_other_table_is_looked_at(kind: str) -> None:
    asks = "event" in kind_named(kind).facts.fields
    for case in ADJUSTED:
        if case["kind"] == kind and adjusts(rule(read_case(as_told(case)))):
            told = as_told(case)
            told["facts"] = told["facts"] | ({"event": "teams"} if asks else {})
            assert "86B" in rule(read_case(told)).clauses, case["id"]
