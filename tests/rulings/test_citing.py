"""Which clause stands in which: as the grammar of citations says, for every clause with a rule."""

import pytest

from lawbook.citations import with_ancestors
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
    ],
)
def test_a_clause_stands_in_those_above_it(clause: str, whole: str, within: bool) -> None:
    assert is_within(clause, whole) is within


def test_the_engine_and_the_book_agree_on_every_clause_with_a_rule() -> None:
    load_laws()
    clauses = sorted(ENCODED)
    assert len(clauses) > 600
    for one in clauses:
        above = set(with_ancestors(one))
        assert [whole for whole in clauses if is_within(one, whole) != (whole in above)] == []
