"""Commands, options, modules and files that the documents name are there."""

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from django.core.management import get_commands, load_command_class
from django.urls import Resolver404, resolve

from tests.test_docs import DOCUMENTS, ROOT

_COMMAND = re.compile(r"(?:\./run manage|manage\.py|deploy/manage)[ \n]+(?P<name>[a-z_]+)(?P<rest>[^`\n|#]*)")
_MODULE = re.compile(r"python -m (bench(?:\.\w+)*)")
_PATH = re.compile(
    r"`((?:accounts|bench|bridge|config|deploy|docs|fixtures|lawbook|quizzes|rulings|static|templates|tests|upkeep|workshop)"
    r"/[\w./-]+)(?:::\w+)?`"
)


@cache
def _options(command: str) -> frozenset[str]:
    """What a management command understands."""
    made = load_command_class(get_commands()[command], command)
    return frozenset(made.create_parser("manage.py", command)._option_string_actions)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_and_their_options_are_there(path: Path) -> None:
    named = [(one["name"], one["rest"]) for one in _COMMAND.finditer(_text(path))]
    assert [name for name, _rest in named if name not in get_commands()] == []
    unknown = [(name, set(re.findall(r"(?<!\S)--[a-z][a-z-]*", rest)) - _options(name)) for name, rest in named]
    assert [(name, options) for name, options in unknown if options] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_scripts_and_files_are_there(path: Path) -> None:
    text = _text(path)
    assert [name for name in _MODULE.findall(text) if find_spec(name) is None] == []
    assert sorted(one for one in set(_PATH.findall(text)) if "NN" not in one and not _is_there(one)) == []


def _is_there(named: str) -> bool:
    """A file, by how its name begins (a migration by its number); a test without its folder; an address of the API."""
    if any(ROOT.glob(f"{named}*")) or any((ROOT / "tests").glob(f"{named}*")):
        return True
    try:
        return bool(resolve(f"/api/v1/{named}"))
    except Resolver404:
        return False
