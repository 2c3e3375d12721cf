"""An adjusted score in a team match is given with regard to the other table, by whichever Law it is adjusted (12A, 86B)."""

from typing import Any

from rulings.engine.cases import read_case
from rulings.engine.kinds import kind_named
from rulings.engine.outcome import Ruling
from rulings.engine.rulings import rule
from tests.rulings.reviewed import as_told, reviewed_cases

LEAST_KINDS = 25
"""So many kinds of cases, at least, end in an adjusted score."""


def adjusts(ruling: Ruling) -> bool:
    return bool({"adjusted-score", "adjusted-score-due", "adjust-score"} & {one.key for one in ruling.concluded})


def in_teams(case: dict[str, Any]) -> dict[str, Any]:
    """The case as it is told, of a team match where its situation asks for the event."""
    told = as_told(case)
    asks = "event" in kind_named(case["kind"]).facts.fields
    return told | {"facts": told["facts"] | ({"event": "teams"} if asks else {})}


def test_wherever_a_score_is_adjusted_in_a_team_match_the_other_table_is_looked_at() -> None:
    others = (case for case in reviewed_cases() if case["kind"] != "team-match-score")
    adjusted = [case for case in others if adjusts(rule(read_case(as_told(case))))]
    assert len({case["kind"] for case in adjusted}) >= LEAST_KINDS
    assert [case["id"] for case in adjusted if "86B" not in rule(read_case(in_teams(case))).clauses] == []
