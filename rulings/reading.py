"""Cases and tables as text: JSON from programs, JSON or YAML from people's files; limited before anything is read."""

import json
from collections.abc import Mapping
from typing import Any

import yaml

from bridge.problems import ImpossibleCase, Problem
from lawbook.api.json_input import read_json, refuse_half_characters
from rulings.adjudication.claims import Claim
from rulings.adjudication.reading import read_claim
from rulings.engine.cases import read_case
from rulings.engine.facts import Facts
from rulings.organisation.published import in_force, named
from rulings.table.reading_table import TableRead, read_table

MOST_BYTES = 64 * 1024
IN_FORCE, _SHOWN = "in-force", 20
MOST_BYTES_OF_A_FILE = 1024 * 1024


def case_from_json(text: bytes) -> Facts:
    """The case; ``ImpossibleCase`` if it is too large, not JSON or not a possible case.

    Its regulations may be named: a number of published ones, or ``in-force``.
    """
    return read_case(_with_regulations(_from_json(text)))


def _with_regulations(data: Any) -> Any:
    """With what published ones say in the place of their name."""
    if isinstance(data, Mapping) and isinstance(name := data.get("regulations"), str):
        return {**data, "regulations": _published(name)}
    return data


def _published(name: str) -> Mapping[str, Any] | None:
    """What published regulations say; nothing where none are in force."""
    found = in_force() if name == IN_FORCE else named(name)
    if found is None and name != IN_FORCE:
        raise ImpossibleCase([Problem("regulations", "no-such-regulations", {"name": name[:_SHOWN]})])
    return found.values if found else None


def table_from_json(text: bytes) -> TableRead:
    """The table with its events; ``ImpossibleCase`` as for a case."""
    return read_table(_with_regulations(_from_json(text)))


def claim_from_json(text: bytes) -> tuple[Claim, int | None]:
    """The contested claim and how many tricks were claimed; ``ImpossibleCase`` as for a case."""
    return read_claim(_from_json(text))


class _WithoutAliases(yaml.SafeLoader):
    """Refuses what repeats itself: nine lines of that can stand for a thousand million."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        """The next node."""
        if self.check_event(yaml.AliasEvent):
            raise yaml.MarkedYAMLError(problem_mark=self.peek_event().start_mark)  # type: ignore[no-untyped-call]
        return super().compose_node(parent, index)


def read_from_yaml(text: bytes) -> list[Facts | TableRead]:
    """One case or table, or a list of them, in YAML or JSON. What has ``events`` is a table."""
    _check_size(text, MOST_BYTES_OF_A_FILE)
    try:
        data: Any = yaml.load(text, Loader=_WithoutAliases)  # noqa: S506 (a SafeLoader)
        refuse_half_characters(data)
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise ImpossibleCase([_unreadable(error)]) from error
    return [_case_or_table(one) for one in (data if isinstance(data, list) else [data])]


def _case_or_table(data: Any) -> Facts | TableRead:
    return read_table(data) if isinstance(data, Mapping) and "events" in data else read_case(data)


def _from_json(text: bytes) -> Any:
    _check_size(text, MOST_BYTES)
    try:
        return read_json(text)
    except RecursionError as error:
        raise ImpossibleCase([Problem("", "too-deep", {})]) from error
    except ValueError as error:
        raise ImpossibleCase([_unreadable(error)]) from error


def _unreadable(error: Exception) -> Problem:
    """Where the text cannot be read, without the reader's own words: they are English and speak of its insides."""
    match error:
        case UnicodeEncodeError():
            return Problem("", "half-character", {})
        case json.JSONDecodeError():
            return Problem("", "not-json", {"line": error.lineno, "column": error.colno})
        case yaml.MarkedYAMLError() if mark := error.problem_mark:
            return Problem("", "not-json", {"line": mark.line + 1, "column": mark.column + 1})
        case _:
            return Problem("", "unreadable", {})


def _check_size(text: bytes, most: int) -> None:
    if len(text) > most:
        raise ImpossibleCase([Problem("", "too-deep", {})])
