"""Whether a template still makes the same questions of the same seeds: their cases, options and keys, not their words."""

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import yaml
from django.conf import settings

from quizzes.questions.parts import Draft
from quizzes.questions.shown import shown_as_data
from quizzes.questions.templates import Question, Template, linked, question

FEW, MANY = range(6), range(40)
"""So many seeds are looked at every day, and in the long run."""


def file() -> Path:
    """Where the digests stand, by template: its version, and what its seeds made."""
    return Path(settings.FIXTURES_DIR) / "question-digests.yaml"


def recorded() -> dict[str, dict[str, Any]]:
    """What was recorded."""
    return yaml.safe_load(file().read_text(encoding="utf-8")) if file().exists() else {}


def record() -> None:
    """Write the digests of all templates as they are now."""
    now = {name: state(one) for name, one in linked().items()}
    file().write_text(_HEAD + yaml.safe_dump(now, sort_keys=True), encoding="utf-8")


_HEAD = "# What the seeds of each template make; written by ./run manage question_state --record.\n"


Make = Callable[[str, int], Question]
"""A template by its name and a seed make a question."""


def state(template: Template, make: Make = question) -> dict[str, Any]:
    """The version of a template and the digests of its questions."""
    return {"version": template.version, "few": digest(template, FEW, make), "many": digest(template, MANY, make)}


def digest(template: Template, seeds: range, make: Make = question) -> str:
    """Of the questions that some seeds make."""
    drafts = (make(template.name, seed).draft for seed in seeds)
    return hashlib.sha256("\n".join(map(_told, drafts)).encode()).hexdigest()[:16]


def _told(draft: Draft) -> str:
    facts = sorted((name, _stable(value)) for name, value in draft.case.known.items())
    options = [(str(option.answer.value), option.right) for option in draft.options]
    roles = sorted((role, str(player)) for role, player in draft.roles.items())
    return repr((draft.clause, facts, options, roles, shown_as_data(draft.shown)))


def _stable(value: Any) -> str:
    """A value as a text that is the same in every process: sets in an order of their own."""
    match value:
        case Mapping():
            return repr(sorted((str(key), _stable(one)) for key, one in value.items()))
        case set() | frozenset():
            return repr(sorted(map(str, value)))
    return str(value)


def changed() -> list[str]:
    """The templates whose seeds make other questions than recorded, though their version is the same."""
    before = recorded()
    return [
        name
        for name, one in linked().items()
        if name in before and before[name]["version"] == one.version and before[name] != state(one)
    ]
