"""Which clause stands in which: by the grammar of citations, which reads every clause with a rule."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from lawbook.citations import CitationError, parse, with_ancestors
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


def test_what_no_clause_is_called_stands_nowhere_unnoticed() -> None:
    with pytest.raises(CitationError):
        is_within("27B-1", "27B")


RULINGS = Path(__file__).parents[2] / "rulings"
_NAMES_A_CLAUSE = ("Refusal", "Judgement", "clause", "exception")
"""What is called with a clause as its first argument."""


def named_in_the_code() -> Iterator[tuple[str, str]]:
    """Each clause that the engine names outside a rule's own: of refusals, duties, judgements; with its file."""
    for file in sorted(RULINGS.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            by_word = [one.value for one in node.keywords if one.arg in ("clause", "to")]
            first = node.args[:1] if isinstance(node.func, ast.Name) and node.func.id in _NAMES_A_CLAUSE else []
            for one in (*by_word, *first):
                if isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value:
                    yield one.value, file.name


def test_every_clause_that_the_engine_names_is_one_of_the_text() -> None:
    checked = yaml.safe_load((RULINGS.parent / "fixtures" / "rules.checked.yaml").read_text(encoding="utf-8"))
    text = {above for clause in checked["clauses"] for above in with_ancestors(clause)}
    named = set(named_in_the_code())
    assert len(named) > 300
    assert sorted(one for one in named if one[0] not in text) == []
