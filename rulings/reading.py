"""Cases as text: JSON from programs, JSON or YAML from people's files; limited before anything is read."""

from typing import Any

import yaml

from bridge.problems import ImpossibleCase, Problem
from lawbook.api.json_input import read_json, refuse_half_characters
from rulings.engine.cases import read_case
from rulings.engine.facts import Facts

MOST_BYTES = 64 * 1024
MOST_BYTES_OF_A_FILE = 1024 * 1024


def case_from_json(text: bytes) -> Facts:
    """The case; ``ImpossibleCase`` if it is too large, not JSON or not a possible case."""
    _check_size(text, MOST_BYTES)
    try:
        data = read_json(text)
    except RecursionError as error:
        raise ImpossibleCase([Problem("", "too-deep", {})]) from error
    except ValueError as error:
        raise ImpossibleCase([Problem("", "not-json", {"detail": str(error)[:100]})]) from error
    return read_case(data)


def cases_from_yaml(text: bytes) -> list[Facts]:
    """One case or a list of cases, in YAML or JSON."""
    _check_size(text, MOST_BYTES_OF_A_FILE)
    try:
        data: Any = yaml.safe_load(text)
        refuse_half_characters(data)
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise ImpossibleCase([Problem("", "not-json", {"detail": str(error).splitlines()[0][:100]})]) from error
    return [read_case(one) for one in (data if isinstance(data, list) else [data])]


def _check_size(text: bytes, most: int) -> None:
    if len(text) > most:
        raise ImpossibleCase([Problem("", "too-deep", {})])
