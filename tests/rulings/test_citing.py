"""Which clause stands in which: by the grammar of citations, which reads every clause with a rule."""

import pytest

from lawbook.citations import parse
from rulings.engine.citing import is_within
from rulings.engine.clauses import ENCODED, load_laws


@pytest.mark.parametrize(
    ("clause", "whole", "within"),
    [
        ("50D2a", "50D", True),
        ("50D2a", "50D2a", True),
        ("50D2a", "5", False),
        ("50D", "50D2a", False),
        ("20F5bii", "20F5b", True),
        ("20F5bii", "20F5bi", False),
        ("80B2gi", "80B2g", True),
        ("12C10", "12C1", False),
        ("fn:14", "fn:1", False),
        ("def:zon-durumu", "def:zon", False),
        ("50D", "", True),
        ("", "50D", False),
    ],
)
def test_a_clause_stands_in_those_above_it(clause: str, whole: str, within: bool) -> None:
    assert is_within(clause, whole) is within


def test_the_grammar_reads_every_clause_with_a_rule() -> None:
    load_laws()
    assert len(ENCODED) > 600
    assert [clause for clause in ENCODED if str(parse(clause)) != clause] == []
