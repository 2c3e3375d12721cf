"""A Law reads beside its text where one clause is one function; those with more are listed, each with its reason."""

import inspect
import re
from pathlib import Path

from lawbook.text.edition_files import LanguageText
from rulings.engine.clauses import ENCODED, load_laws

DECISION = Path(__file__).resolve().parents[2] / "docs" / "decisions" / "0010-laws-by-number.md"


def _with_a_reason() -> dict[str, str]:
    """The clauses that the decision lists, with the reason for each."""
    rows = re.findall(r"^\| ((?:fn:)?\d+\w*) \| (.+) \|$", DECISION.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(rows)


def _functions() -> dict[str, set[str]]:
    """The functions of each clause, definition and footnote. A named exception is a rule of its own and not counted."""
    load_laws()
    own: dict[str, set[str]] = {}
    for functions in ENCODED.values():
        for (clause, name), rule in functions.items():
            if not inspect.getsource(rule).startswith("@exception("):
                own.setdefault(clause, set()).add(name)
    return own


def test_a_clause_is_one_function_unless_there_is_a_reason() -> None:
    several = {clause: sorted(names) for clause, names in _functions().items() if len(names) > 1}
    assert {clause: names for clause, names in several.items() if clause not in _with_a_reason()} == {}


def test_no_reason_is_given_where_none_is_needed() -> None:
    several = {clause for clause, names in _functions().items() if len(names) > 1}
    assert _with_a_reason().keys() == several


def test_the_rules_of_a_law_stand_in_the_order_of_its_clauses(turkish: LanguageText) -> None:
    load_laws()
    place = {one.citation.id: at for at, one in enumerate(turkish.text.entries())}
    modules: dict[str, list[tuple[int, str]]] = {}
    for functions in ENCODED.values():
        for (clause, _name), rule in functions.items():
            if clause[0].isdigit():
                modules.setdefault(rule.__module__, []).append((inspect.getsourcelines(rule)[1], clause))
    for module, rules in modules.items():
        clauses = [clause for _line, clause in sorted(set(rules))]
        assert clauses == sorted(clauses, key=place.__getitem__), module
