"""What was recorded of each template: the digests of its questions, and the clauses that decided some of them."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from django.conf import settings

States = dict[str, dict[str, Any]]
"""By template its version, the digests of its questions, the clauses that decide them."""


def file() -> Path:
    """Where the digests stand, by template: its version, and what its seeds made."""
    return Path(settings.FIXTURES_DIR) / "question-digests.yaml"


def recorded() -> States:
    """What was recorded."""
    return yaml.load(file().read_text(encoding="utf-8"), Loader=yaml.CSafeLoader) if file().exists() else {}


def known_to_decide(name: str) -> Sequence[str]:
    """The clauses that decided some question of a template when it was recorded; empty if it was not."""
    return _clauses_recorded().get(name, ())


@cache
def _clauses_recorded() -> Mapping[str, Sequence[str]]:
    return {name: tuple(state.get("clauses", ())) for name, state in recorded().items()}


def record(now: States) -> None:
    """Write how the templates are now."""
    file().write_text(_HEAD + yaml.safe_dump(now, sort_keys=True, default_flow_style=None, width=120), encoding="utf-8")


_HEAD = "# What the seeds of each template make; written by ./run manage question_state --record.\n"
