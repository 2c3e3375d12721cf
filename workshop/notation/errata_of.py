"""The errata of one clause, out of the file of all of them and back into it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import yaml
from django.utils.translation import get_language

from lawbook.citations import Citation, CitationError, parse
from lawbook.text.errata import parse_errata
from lawbook.text.problems import Problem
from lawbook.text.yaml_faults import code_of, line_of
from lawbook.text.yaml_input import read_yaml
from workshop.notation.blocks import is_edited_with
from workshop.notation.checking import Fault


def rows_at(file: str, citation: Citation) -> str:
    """The rows of what is edited under a citation, as YAML; empty if there are none."""
    rows = [row for row in _kept_rows(file) if _is_at(row, citation)]
    return dumped(rows) if rows else ""


@lru_cache(maxsize=4)
def rows_by_clause(file: str) -> Mapping[str, str]:
    """The rows of each clause, as YAML. Most who write leave the file as it is."""
    found: dict[str, list[Any]] = {}
    for row in _kept_rows(file):
        found.setdefault(str(row["at"]), []).append(row)
    return {name: dumped(rows) for name, rows in found.items()}


def with_rows(file: str, citation: Citation, typed: str) -> str:
    """The file with these rows in the place of those that the clause had."""
    rows, new, place = _kept_rows(file), _rows(typed), 0
    kept: list[Any] = []
    for row in rows:
        if _is_at(row, citation):
            place = place or len(kept) + 1
        else:
            kept.append(row)
    at = place - 1 if place else len(kept)
    return dumped([*kept[:at], *new, *kept[at:]])


def faults_of(language: str, citation: Citation, typed: str) -> list[Fault]:
    """What is wrong with rows as they were typed: their form, or that they are of another clause."""
    read_in = get_language() or "tr"
    try:
        rows = _rows(typed)
    except yaml.YAMLError as error:
        told = Problem(0, code_of(error), {"name": f"{language}.errata.yaml"})
        return [Fault(f"errata_{language}", line_of(error), 1, told.message(read_in))]
    _errata, problems = parse_errata(rows, f"{language}.errata.yaml")
    faults = [Fault(f"errata_{language}", 0, 0, one.message(read_in)) for one in problems]
    return faults + [
        Fault(f"errata_{language}", 0, 0, f"at: {row['at']}")
        for row in rows
        if isinstance(row, dict) and "at" in row and not _is_at(row, citation)
    ]


@lru_cache(maxsize=4)
def _kept_rows(file: str) -> Any:
    """Of a whole file, which every clause is looked for in."""
    return _rows(file)


def _rows(text: str) -> Any:
    return read_yaml(text) or []


def dumped(rows: list[Any]) -> str:
    """Rows as the file has them; empty if there are none."""
    return str(yaml.safe_dump(rows, allow_unicode=True, sort_keys=False, width=120)) if rows else ""


def _is_at(row: Any, citation: Citation) -> bool:
    try:
        return isinstance(row, dict) and is_edited_with(parse(str(row.get("at"))), citation)
    except CitationError:
        return False
